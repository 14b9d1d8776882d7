let expected: string | null = null;

/** The card of this production is about to come up in another column; the button that moved it goes. */
export function expectCard(id: string): void {
  expected = id;
}

/** Whether a card that came up is that one and should take the focus: once, and not from something else. */
export function takesFocus(id: string, focused: Element | null): boolean {
  if (expected !== id) return false;
  expected = null;
  return focused === null || focused === document.body || focused.closest('[data-column]') !== null;
}
