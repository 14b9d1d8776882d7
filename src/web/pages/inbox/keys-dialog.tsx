import { INBOX_TEXTS as TEXTS } from '#web/backoffice/inbox/inbox-texts.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

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
              <kbd className="num rounded-[.25rem] border border-borda bg-papel-2 px-1.5 py-0.5">{key}</kbd>
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
