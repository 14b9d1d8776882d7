import { useInsertionEffect } from 'react';

/** What the whole page stands otherwise for: `html[data-has-bar]` in the styles says that a `bar` is drawn somewhere. */
type RootMarkName =
  | 'bar'
  | 'board'
  | 'dialog'
  | 'drawer'
  | 'full-screen'
  | 'studio'
  | 'tabs'
  | 'toast'
  | 'wide';

const drawn = new Map<RootMarkName, number>();

/**
 * Tells the root element that the part it stands in is drawn, for as long as it is. Asked of the root by `:has()`, each node that
 * comes or goes anywhere would have the browser ask again, and style anew whatever it asked on the way (decision 88).
 */
export function RootMark({ name }: { name: RootMarkName }): null {
  // Before any layout effect: whoever measures the page finds it as it will stand.
  useInsertionEffect(() => {
    count(name, 1);
    return () => count(name, -1);
  }, [name]);
  return null;
}

function count(name: RootMarkName, change: 1 | -1): void {
  const left = (drawn.get(name) ?? 0) + change;
  drawn.set(name, left);
  document.documentElement.toggleAttribute(`data-has-${name}`, left > 0);
}
