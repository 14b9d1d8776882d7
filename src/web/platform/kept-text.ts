import { browserStorage } from './browser-storage.ts';
import { sessionStore } from './session/session.ts';

/** What was typed at one place and not sent, for the person who is signed in as this is asked. */
export interface KeptText {
  load: () => string;
  /** Blank text is forgotten. */
  save: (text: string) => void;
}

/**
 * Outlives a session that ends in the middle of typing; goes when the person signs out (sign-out.ts).
 * `place` names it: `adjust.<lesson>`.
 */
export function keptText(place: string, storage: Storage | null = browserStorage()): KeptText {
  const { user } = sessionStore.get();
  const key = `lousa.draft.${place}.${user?.id}`;
  return {
    load() {
      try {
        return (user && storage?.getItem(key)) || '';
      } catch {
        return '';
      }
    },
    save(text) {
      if (!user) return;
      try {
        if (text.trim() === '') storage?.removeItem(key);
        else storage?.setItem(key, text);
      } catch {
        // A full or forbidden storage: the text then lives as long as the page.
      }
    },
  };
}
