import type { ReactNode } from 'react';
import { slideOf } from '#web/production/studio/model/draft-store.ts';
import { indexOf } from '#web/production/studio/model/edit-slides.ts';
import { STAGE_TEXTS, STRIP_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraftInTurn } from '#web/production/studio/use-in-turn.ts';
import { useDraft, useStudio } from '#web/production/studio/use-studio.ts';

/** Where one is, and whether the number of slides is what was ordered. */
export function StatusLine() {
  const { ordered } = useStudio();
  const count = useDraft(({ deck }) => deck.slides.length);
  const at = useDraftInTurn('strip', ({ deck, slideId }) => indexOf(deck, slideId));
  const section = useDraftInTurn('strip', (state) => slideOf(state)?.section ?? null);
  const title = useDraft(({ deck }) => (section === null ? '' : (deck.sections[section]?.title ?? '')));
  return (
    <StatusFrame>
      <span>{STAGE_TEXTS.place(at + 1, count)}</span>
      {section !== null && <span className="truncate">{TEXTS.part(section + 1, title)}</span>}
      <span className={count === ordered ? '' : 'font-bold text-warning-t'}>
        {TEXTS.ordered(count, ordered)}
      </span>
    </StatusFrame>
  );
}

/** The line below a draft: where it stands, and the keys that are worth knowing. */
export function StatusFrame({ children }: { children: ReactNode }) {
  return (
    <div className="studio-status num">
      {children}
      <span className="ml-auto whitespace-nowrap">
        <strong>F7</strong> próximo achado
      </span>
      <span className="whitespace-nowrap">
        <strong>?</strong> atalhos
      </span>
    </div>
  );
}
