import { formatNumber } from '#web/platform/format.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { AverageRating } from './average-rating.tsx';
import { EditorMenu, SeeProjects } from './editor-actions.tsx';
import { EditorIdentity } from './editor-identity.tsx';
import type { EditorRowsProps } from './editor-rows.ts';
import { EDITOR_TEXTS as TEXTS } from './editor-texts.ts';
import { OverdueChip } from './overdue-chip.tsx';
import { Punctuality } from './punctuality.tsx';
import { TotpMark } from './totp-mark.tsx';

const COLUMNS: readonly Column[] = [
  { label: TEXTS.columnEditor },
  { label: TEXTS.columnOpen, className: 'w-24' },
  { label: TEXTS.columnSoon, className: 'w-32 max-xl:hidden' },
  { label: TEXTS.columnOverdue, className: 'w-32' },
  { label: TEXTS.columnPunctuality, className: 'w-44 max-lg:hidden' },
  { label: TEXTS.columnRating, className: 'w-30' },
  { label: TEXTS.columnTotp, className: 'w-28 max-xl:hidden' },
  { label: TEXTS.columnActions, className: 'w-50', isSpoken: true },
];

/** Editors where there is room for a table. */
export function EditorTable({ editors, suggestedId, onAct }: EditorRowsProps) {
  return (
    <DataTable columns={COLUMNS}>
      {editors.map((editor) => (
        <tr key={editor.id}>
          <td>
            <EditorIdentity editor={editor} isSuggested={editor.id === suggestedId} />
          </td>
          <td className="num font-bold">{formatNumber(editor.openProductions)}</td>
          <td className="num font-medium max-xl:hidden">{formatNumber(editor.dueSoon)}</td>
          <td>
            <OverdueChip count={editor.overdue} />
          </td>
          <td className="max-lg:hidden">
            <Punctuality editor={editor} />
          </td>
          <td>
            <AverageRating editor={editor} />
          </td>
          <td className="max-xl:hidden">
            <TotpMark editor={editor} />
          </td>
          <td>
            <div className="flex items-center justify-end gap-1">
              <SeeProjects editor={editor} />
              <EditorMenu editor={editor} onAct={onAct} />
            </div>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
