import { formatNumber } from '#web/platform/format.ts';
import { EditorMenu, SeeProjects } from './editor-actions.tsx';
import { EditorIdentity } from './editor-identity.tsx';
import type { EditorRowsProps } from './editor-rows.ts';
import { EDITOR_TEXTS as TEXTS } from './editor-texts.ts';
import { OverdueChip } from './overdue-chip.tsx';
import { Punctuality } from './punctuality.tsx';

/** Editors where there is room for a table. */
export function EditorTable({ editors, suggestedId, onDelete, onResetTotp }: EditorRowsProps) {
  return (
    <div className="cartao overflow-clip">
      <table className="tabela table-fixed">
        <thead>
          <tr>
            <th scope="col">{TEXTS.columnEditor}</th>
            <th scope="col" className="w-28">
              {TEXTS.columnOpen}
            </th>
            <th scope="col" className="w-40 max-lg:hidden">
              {TEXTS.columnSoon}
            </th>
            <th scope="col" className="w-36">
              {TEXTS.columnOverdue}
            </th>
            <th scope="col" className="w-64 max-lg:hidden">
              {TEXTS.columnPunctuality}
            </th>
            <th scope="col" className="w-56">
              <span className="sr-only">{TEXTS.columnActions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {editors.map((editor) => (
            <tr key={editor.id}>
              <td>
                <EditorIdentity editor={editor} isSuggested={editor.id === suggestedId} />
              </td>
              <td className="num font-bold">{formatNumber(editor.openProductions)}</td>
              <td className="num font-medium max-lg:hidden">{formatNumber(editor.dueSoon)}</td>
              <td>
                <OverdueChip count={editor.overdue} />
              </td>
              <td className="max-lg:hidden">
                <Punctuality editor={editor} />
              </td>
              <td>
                <div className="flex items-center justify-end gap-1">
                  <SeeProjects editor={editor} />
                  <EditorMenu
                    editor={editor}
                    onDelete={() => onDelete(editor)}
                    onResetTotp={() => onResetTotp(editor)}
                  />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
