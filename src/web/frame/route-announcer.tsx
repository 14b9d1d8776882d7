import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { MAIN_ID } from './skip-link.tsx';

/** A menu or drawer that was left by the link gives the focus back to its button first. */
const AFTER_LAYERS_MS = 60;

let wantedFocus: string | null = null;
/** Where the focus goes after the next change of screen, in place of the content: what was used stands there too. */
export const focusAfterChange = (selector: string): void => {
  wantedFocus = selector;
};

/**
 * After a change of screen: says its title and moves the focus to its content, as the loading of a
 * document would. A change of the query alone (a filter, a tab) stays silent.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        setTitle(document.title);
        const wanted = wantedFocus;
        wantedFocus = null;
        setTimeout(() => {
          const place = wanted ? document.querySelector<HTMLElement>(wanted) : null;
          (place ?? document.getElementById(MAIN_ID))?.focus({ preventScroll: true });
        }, AFTER_LAYERS_MS);
      }),
    [router],
  );
  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  );
}
