const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the section the address names, again whenever what stands above it has loaded and grown, until the
 * person moves by themselves. Answers how to stop.
 */
export function holdInView(id: string): () => void {
  const section = id ? document.getElementById(id) : null;
  if (!section) return () => {};
  const observer = new ResizeObserver(() => section.scrollIntoView());
  const stop = () => {
    observer.disconnect();
    for (const move of OWN_MOVES) removeEventListener(move, stop);
  };
  observer.observe(document.body);
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true });
  return stop;
}
