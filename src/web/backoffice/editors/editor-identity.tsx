import { Sparkles } from 'lucide-react';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { explainSuggestion } from '#shared/production/suggest-editors.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { editorName } from './editor-rows.ts';
import { EDITOR_TEXTS as TEXTS } from './editor-texts.ts';
import { StandingChips } from './standing-chips.tsx';

/** Who it is; the one to give the next lesson to is marked. */
export function EditorIdentity({ editor, isSuggested }: { editor: EditorLoad; isSuggested: boolean }) {
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
        {isSuggested && <p className="menor text-tinta-2">{explainSuggestion(editor).join(', ')}</p>}
        <p className="menor line-clamp-2 font-dados text-tinta-2 wrap-anywhere" title={editor.email}>
          {editor.email}
        </p>
      </div>
    </div>
  );
}
