import type { User } from '#shared/accounts/accounts.schemas.ts';
import { browserStorage } from '#web/platform/browser-storage.ts';
import { displayName } from './display-name.ts';
import { STORAGE_KEYS } from './session-store.ts';

/**
 * Writes the name of who is signed in into the place that the document keeps for it (`data-nome`), as soon as that
 * place has been read: the greeting is there before the script of the screen. Without a name the place stays hidden.
 */
export function nameEarly(): void {
  const user = storedUser();
  const name = user && displayName(user);
  if (!name) return;
  const write = () => {
    const place = document.querySelector('[data-nome]');
    if (!place) return;
    place.textContent = name;
    observer.disconnect();
  };
  const observer = new MutationObserver(write);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  // A short document ends before the observer was told of it.
  document.addEventListener('DOMContentLoaded', write, { once: true });
}

/** Who is signed in, as this browser keeps it. */
export function storedUser(): User | null {
  try {
    return JSON.parse(browserStorage()?.getItem(STORAGE_KEYS.user) ?? 'null') as User | null;
  } catch {
    return null;
  }
}
