import { useEffect, useState } from 'react';
import { browserStorage } from '#web/platform/browser-storage.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { INBOX_TEXTS as TEXTS } from './inbox-texts.ts';

const KEYS: readonly [string, string][] = [
  ['J', 'próximo item'],
  ['K', 'item anterior'],
  ['E', 'feito'],
  ['H', 'adiar'],
  ['Z', 'desfazer'],
  ['R', 'responder ou reembolsar'],
  ['A', 'atribuir'],
  ['Ctrl K', 'buscar ou mandar'],
  ['Ctrl Enter', 'enviar a resposta'],
  ['?', 'esta lista'],
];

/** All keys, and whether single ones act at all. */
export function KeysDialog({
  isOn,
  onChoose,
  onClose,
}: {
  isOn: boolean;
  onChoose: (on: boolean) => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={TEXTS.keys}
      description={TEXTS.keysText}
    >
      <dl className="grid gap-2 sm:grid-cols-2">
        {KEYS.map(([key, words]) => (
          <div key={key} className="flex items-center gap-3">
            <dt className="w-24 shrink-0">
              <kbd className="num rounded-[.25rem] border border-border bg-paper-2 px-1.5 py-0.5">{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5">
        <Checkbox label={TEXTS.keysOn} checked={isOn} onChange={({ target }) => onChoose(target.checked)} />
      </div>
    </Dialog>
  );
}

const KEPT = 'lousa.inbox-keys';
const FIELDS = 'input, textarea, select, [contenteditable="true"]';
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** What each key does; Ctrl+K is always there, the others only where nothing is written and no layer is open. */
type InboxKeys = Partial<Record<'j' | 'k' | 'e' | 'h' | 'z' | 'r' | 'a' | '?', () => void>> & {
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
