import { ShieldCheck, Sparkles, Star, TriangleAlert } from 'lucide-react';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { explainSuggestion } from '#shared/production/suggest-editors.ts';
import { formatNumber } from '#shared/text/format.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { describePunctuality } from './describe-punctuality.ts';
import { EditorMenu, SeeLessons } from './editor-actions.tsx';
import { type EditorRowsProps, editorName } from './editor-rows.ts';
import { EDITOR_TEXTS as TEXTS } from './editor-texts.ts';
import { StandingChips } from './standing-chips.tsx';

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
              <SeeLessons editor={editor} />
              <EditorMenu editor={editor} onAct={onAct} />
            </div>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

/** Editors on a phone. */
export function EditorCards({ editors, suggestedId, onAct }: EditorRowsProps) {
  return (
    <ul className="grid gap-3">
      {editors.map((editor) => (
        <li key={editor.id} className="card p-4">
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
          <p className="smaller mt-3 flex items-center gap-2 text-ink-2">
            {TEXTS.columnTotp}: <TotpMark editor={editor} />
          </p>
          <SeeLessons editor={editor} className="mt-3 w-full" />
        </li>
      ))}
    </ul>
  );
}

const mean = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** How the latest deliveries were found, with how many ratings that is taken from. */
function AverageRating({ editor }: { editor: Pick<EditorLoad, 'averageRating' | 'ratings'> }) {
  const { averageRating, ratings } = editor;
  if (averageRating === null) return <span className="smaller text-ink-2">{TEXTS.notRated}</span>;
  return (
    <span className="leading-snug">
      <span className="num inline-flex items-center gap-1 font-bold">
        <Star size={16} className="text-warning-t" aria-hidden="true" />
        {mean.format(averageRating)}
      </span>
      <span className="smaller block text-ink-2">{TEXTS.ofRatings(ratings)}</span>
    </span>
  );
}

/** Whether signing in to the account takes a second step. */
function TotpMark({ editor }: { editor: Pick<EditorLoad, 'hasTotp'> }) {
  if (!editor.hasTotp) return <span className="text-ink-2">{TEXTS.totpOff}</span>;
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-ok-t">
      <ShieldCheck size={18} aria-hidden="true" />
      {TEXTS.totpOn}
    </span>
  );
}

/** Who it is; the one to give the next lesson to is marked. */
function EditorIdentity({ editor, isSuggested }: { editor: EditorLoad; isSuggested: boolean }) {
  const name = editorName(editor);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="shrink-0">
        <Avatar imageUrl={editor.profileImageUrl} letter={name.charAt(0)} />
      </span>
      <div className="min-w-0 leading-snug">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="line-clamp-2 font-bold wrap-anywhere" title={name}>
            {name}
          </span>
          {isSuggested && (
            <Chip tone="ok" icon={<Sparkles aria-hidden="true" />}>
              {TEXTS.suggested}
            </Chip>
          )}
          <StandingChips editor={editor} />
        </p>
        {isSuggested && <p className="smaller text-ink-2">{explainSuggestion(editor).join(', ')}</p>}
        <p className="smaller line-clamp-2 font-data text-ink-2 wrap-anywhere" title={editor.email}>
          {editor.email}
        </p>
      </div>
    </div>
  );
}

/** How many productions are late. */
function OverdueChip({ count }: { count: number }) {
  if (count === 0) return <span className="text-ink-2">{TEXTS.nothingOverdue}</span>;
  return (
    <Chip tone="error" icon={<TriangleAlert aria-hidden="true" />}>
      {TEXTS.overdue(count)}
    </Chip>
  );
}

/** How many of the latest deliveries came on time: a bar and its words. */
function Punctuality({ editor }: { editor: EditorLoad }) {
  const told = describePunctuality(editor);
  if (!told) return <p className="smaller text-ink-2">{TEXTS.noHistory}</p>;
  return (
    <div className="max-w-56">
      <ProgressBar label={TEXTS.columnPunctuality} percent={told.percent} />
      <p className="smaller mt-1 text-ink-2">
        <span className="num font-bold text-ink">{told.words}</span> {told.basis}
      </p>
    </div>
  );
}
