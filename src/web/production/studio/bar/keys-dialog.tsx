import { Fragment } from 'react';
import { STUDIO_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';

const KEYS: readonly [keys: string, does: string][] = [
  ['Ctrl+Z', 'Desfazer'],
  ['Ctrl+Shift+Z ou Ctrl+Y', 'Refazer'],
  ['Ctrl+S', 'Salvar agora'],
  ['Page Up, Page Down', 'Slide anterior, próximo slide'],
  ['F7, Shift+F7', 'Próximo achado, achado anterior'],
  ['F6', 'Ir ao painel seguinte'],
  ['Enter numa parte do slide', 'Editar o campo dela'],
  ['Alt+↑, Alt+↓ num item', 'Mover o item'],
  ['↑, ↓, Enter numa tabela', 'Célula de cima, de baixo'],
  ['← → na fita', 'Escolher outro slide'],
  ['Alt+←, Alt+→ na fita', 'Mover o slide'],
  ['Ctrl+D, Delete na fita', 'Duplicar, remover o slide'],
  ['?', 'Esta lista'],
];

/** What can be done without a mouse. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={TEXTS.help}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)]! gap-x-5 gap-y-2">
        {KEYS.map(([keys, does]) => (
          <Fragment key={keys}>
            <dt className="font-bold">{keys}</dt>
            <dd className="text-ink-2">{does}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
