import { browserStorage } from '#web/platform/browser-storage.ts';

export type Theme = 'sistema' | 'claro' | 'escuro';
const KEY = 'lousa.theme';
const listeners = new Set<() => void>();
let theme: Theme = readTheme();

export const themeStore = {
  get: () => theme,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  choose(next: Theme) {
    theme = next;
    try {
      if (next === 'sistema') browserStorage()?.removeItem(KEY);
      else browserStorage()?.setItem(KEY, next);
    } catch {
      // Then the choice lasts as long as the page.
    }
    applyTheme();
    for (const listener of listeners) listener();
  },
};

/** Puts the chosen theme on the document; before-paint.ts does so before the first paint. */
export function applyTheme(): void {
  if (theme === 'sistema') delete document.documentElement.dataset.tema;
  else document.documentElement.dataset.tema = theme;
}

function readTheme(): Theme {
  try {
    const stored = browserStorage()?.getItem(KEY);
    return stored === 'claro' || stored === 'escuro' ? stored : 'sistema';
  } catch {
    return 'sistema';
  }
}
