import { useEffect, useState } from 'react';
import { browserStorage } from '#web/platform/browser-storage.ts';

const KEPT = 'lousa.inbox-keys';
const FIELDS = 'input, textarea, select, [contenteditable="true"]';
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** What each key does; Ctrl+K is always there, the others only where nothing is written and no layer is open. */
export type InboxKeys = Partial<Record<'j' | 'k' | 'e' | 'h' | 'z' | 'r' | 'a' | '?', () => void>> & {
  command: () => void;
};

/** Whether single keys act: who dictates or uses other aids can turn them off. */
export function useKeysChoice() {
  const [isOn, setOn] = useState(() => browserStorage()?.getItem(KEPT) !== 'off');
  const choose = (on: boolean) => {
    setOn(on);
    try {
      browserStorage()?.setItem(KEPT, on ? 'on' : 'off');
    } catch {
      // The choice then lasts as long as the page.
    }
  };
  return { isOn, choose };
}

export function useInboxKeys(keys: InboxKeys, isOn: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') {
        event.preventDefault();
        if (!document.querySelector(LAYERS)) keys.command();
        return;
      }
      if (!isOn || ctrlKey || metaKey || altKey || event.isComposing) return;
      if (target instanceof Element && target.closest(FIELDS)) return;
      if (document.querySelector(LAYERS)) return;
      const act = Object.hasOwn(keys, key) ? keys[key as keyof InboxKeys] : undefined;
      if (!act || key === 'command') return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [keys, isOn]);
}
