/** Higher controls are seen beside whatever lies over a part of them. */
const TALLEST_SHARE = 0.5;

/**
 * Sees to it that no toast lies over what has the focus (WCAG 2.4.11): while one is shown, whatever is focused scrolls clear
 * of it, and where the page has no more room to scroll the toasts move to the upper edge. Answers the function that
 * stops it.
 */
export function keepFocusClear(toaster: HTMLElement): () => void {
  const { style } = document.documentElement;
  const stop = new AbortController();
  const look = () => {
    toaster.removeAttribute('data-acima');
    style.removeProperty('scroll-padding-bottom');
    if (!toaster.querySelector('.toast[data-state="open"]')) return;
    const { top, bottom } = toaster.getBoundingClientRect();
    // Over a dialog it stands at the upper edge by itself.
    if (top + bottom < innerHeight) return;
    style.setProperty('scroll-padding-bottom', `${Math.ceil(innerHeight - top)}px`);
    const focused = document.activeElement;
    if (!focused || !isUnder(toaster, focused)) return;
    focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    toaster.toggleAttribute('data-acima', isUnder(toaster, focused));
  };
  // The browser scrolls to what it gives the focus first.
  const lookNext = () => requestAnimationFrame(look);
  document.addEventListener('focusin', lookNext, { signal: stop.signal });
  window.addEventListener('resize', lookNext, { signal: stop.signal });
  const observer = new MutationObserver(look);
  observer.observe(toaster, { childList: true, subtree: true, attributeFilter: ['data-state'] });
  return () => {
    stop.abort();
    observer.disconnect();
    style.removeProperty('scroll-padding-bottom');
  };
}

function isUnder(toaster: HTMLElement, element: Element): boolean {
  if (toaster.contains(element)) return false;
  const one = toaster.getBoundingClientRect();
  const other = element.getBoundingClientRect();
  if (other.height > innerHeight * TALLEST_SHARE) return false;
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
