/** What a finger or a key may want; what is read is told by its own words. */
const CONTROLS =
  'a, button, input, select, textarea, label, summary, img, svg, canvas, video, iframe, [role=dialog]';
/** So near its edge nothing may begin, and no control is small enough to slip between two points. */
const MARGIN = 6;
const STEP = 24;

/**
 * Takes the floating way to help out of sight while anything lies beneath it: a control, a text, a picture. It stands
 * at the foot of every document, outside what the app draws; the foot of each page leaves room for it.
 */
export function keepHelpClear(): void {
  const help = document.querySelector<HTMLElement>('.help');
  if (!help) return;
  let isAsked = false;
  const look = () => {
    isAsked = false;
    // Whoever came to it by key would lose their place with it.
    help.toggleAttribute('data-coberta', !help.matches(':focus-visible') && isOverSomething(help));
  };
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(look);
  };
  document.addEventListener('scroll', ask, { capture: true, passive: true });
  window.addEventListener('resize', ask);
  for (const event of ['focusin', 'focusout', 'load', 'transitionend', 'animationend']) {
    document.addEventListener(event, ask, true);
  }
  new MutationObserver(ask).observe(document.body, { childList: true, subtree: true, characterData: true });
  ask();
}

function isOverSomething(help: HTMLElement): boolean {
  const { left, right, top, bottom, width } = help.getBoundingClientRect();
  // In the flow of a low window, or not there at all, it lies over nothing.
  if (width === 0 || getComputedStyle(help).position !== 'fixed') return false;
  for (const x of pointsFrom(left - MARGIN, right + MARGIN)) {
    for (const y of pointsFrom(top - MARGIN, bottom + MARGIN)) {
      const beneath = document.elementsFromPoint(x, y).find((element) => !help.contains(element));
      if (beneath && isSomething(beneath)) return true;
    }
  }
  return false;
}

/** From one edge to the other, both among them, none further apart than a step. */
function pointsFrom(start: number, end: number): number[] {
  const steps = Math.ceil((end - start) / STEP);
  return Array.from({ length: steps + 1 }, (_, n) => start + ((end - start) * n) / steps);
}

function isSomething(element: Element): boolean {
  if (element.closest(CONTROLS)) return true;
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
}
