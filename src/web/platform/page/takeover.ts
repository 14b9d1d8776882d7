/**
 * Between the first paint of a page that was sent ready made (`data-prerendered`) and the moment React takes it over,
 * a teacher may have typed, pressed or even sent: nothing of it may be lost. The two halves of this speak over the
 * document, because one half runs before anything is painted and the other comes with the page's script.
 */
const TAKEN_OVER = 'lousa:taken-over';
/** On the root element: what the build rendered is not what this address shows (styles/materials.css hides it). */
const WAITS = 'espera';

/** Keeps what was typed and the last press on a button for React, and the browser from sending a form without it. */
export function holdEarlyPresses(): void {
  let pressed: HTMLElement | null = null;
  const hold = (event: Event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-prerendered] button') : null;
    if (!button) return;
    event.preventDefault();
    pressed = button;
  };
  document.addEventListener('click', hold, true);
  document.addEventListener(
    TAKEN_OVER,
    () => {
      document.removeEventListener('click', hold, true);
      delete document.documentElement.dataset[WAITS];
      for (const field of document.querySelectorAll<HTMLInputElement>('[data-prerendered] input')) {
        // What was typed stands in the field; this tells those who watch the typing.
        if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}

/** Shows the prerendered screen only once it is the one that the address asks for. */
export function awaitTakeover(): void {
  document.documentElement.dataset[WAITS] = '';
}

/** Says that the page answers from now on. */
export function announceTakeover(): void {
  document.dispatchEvent(new Event(TAKEN_OVER));
}
