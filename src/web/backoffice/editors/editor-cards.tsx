import { AverageRating } from './average-rating.tsx';
import { EditorMenu, SeeProjects } from './editor-actions.tsx';
import { EditorIdentity } from './editor-identity.tsx';
import type { EditorRowsProps } from './editor-rows.ts';
import { EDITOR_TEXTS as TEXTS } from './editor-texts.ts';
import { OverdueChip } from './overdue-chip.tsx';
import { Punctuality } from './punctuality.tsx';
import { TotpMark } from './totp-mark.tsx';

/** Editors on a phone. */
export function EditorCards({ editors, suggestedId, onAct }: EditorRowsProps) {
  return (
    <ul className="grid gap-3">
      {editors.map((editor) => (
        <li key={editor.id} className="cartao p-4">
          <div className="flex items-start gap-1">
            <div className="min-w-0 flex-1">
              <EditorIdentity editor={editor} isSuggested={editor.id === suggestedId} />
            </div>
            <div className="-mt-1 -mr-2">
              <EditorMenu editor={editor} onAct={onAct} />
            </div>
          </div>
          <p className="num mt-3 font-medium">
            {TEXTS.openCount(editor.openProductions)}
            {editor.dueSoon > 0 && `, ${TEXTS.soonCount(editor.dueSoon)}`}
          </p>
          {editor.overdue > 0 && (
            <p className="mt-2">
              <OverdueChip count={editor.overdue} />
            </p>
          )}
          <div className="mt-3">
            <Punctuality editor={editor} />
          </div>
          <p className="mt-3">
            <AverageRating editor={editor} />
          </p>
          <p className="menor mt-3 flex items-center gap-2 text-tinta-2">
            {TEXTS.columnTotp}: <TotpMark editor={editor} />
          </p>
          <SeeProjects editor={editor} className="mt-3 w-full" />
        </li>
      ))}
    </ul>
  );
}
