import { Sparkles } from 'lucide-react';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { explainSuggestion } from '#shared/production/suggest-editors.ts';
import { StandingChips } from '#web/backoffice/editors/standing-chips.tsx';
import { ASSIGN_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { describeLoad, describePunctuality } from './describe-editor.ts';

/** One editor to choose, with load and punctuality. */
export function EditorChoice({
  editor,
  isChosen,
  isSuggested,
  isCurrent,
  onChoose,
}: {
  editor: EditorLoad;
  isChosen: boolean;
  isSuggested: boolean;
  /** Has the project already. */
  isCurrent: boolean;
  onChoose: () => void;
}) {
  const punctuality = describePunctuality(editor);
  return (
    <label className="opcao items-center py-2.5! has-checked:[&_.chip]:inset-ring-current/30 has-checked:[&_.chip]:inset-ring">
      <input
        className="marca"
        type="radio"
        name="editor"
        checked={isChosen}
        disabled={isCurrent || editor.isPaused}
        onChange={onChoose}
      />
      <Avatar imageUrl={editor.profileImageUrl} letter={editor.firstName.charAt(0)} />
      <span className="min-w-0 flex-1 leading-snug">
        <strong className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
          {`${editor.firstName} ${editor.lastName}`.trim()}
          {isSuggested && (
            <Chip tone="ok" icon={<Sparkles aria-hidden="true" />}>
              {ASSIGN_TEXTS.suggested}
            </Chip>
          )}
          <StandingChips editor={editor} />
          {isCurrent && <Chip tone="neutro">{ASSIGN_TEXTS.current}</Chip>}
        </strong>
        <span className="menor num text-tinta-2">
          {describeLoad(editor)}
          <span className="sm:hidden">, {punctuality}</span>
        </span>
        {isSuggested && (
          <span className="menor num block text-tinta-2">
            {ASSIGN_TEXTS.because} {explainSuggestion(editor).join(', ')}
          </span>
        )}
      </span>
      <span className="menor num shrink-0 text-right text-tinta-2 max-sm:hidden">{punctuality}</span>
    </label>
  );
}
