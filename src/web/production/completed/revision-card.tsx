import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { DeadlineChip } from '#web/platform/deadline-chip.tsx';
import { formatDate } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { REVISION_TEXTS as TEXTS } from '#web/production/delivery/received-texts.ts';
import { judgeRevision, type RevisionState } from '#web/production/delivery/judge-revision.ts';
import { RevisionDialog } from '#web/production/delivery/revision-card.tsx';

/** Whether and until when a revision may be asked for. */
export function RevisionCard({
  lesson,
  onAsked,
  onRefused,
}: {
  lesson: Lesson;
  onAsked: (lesson: Lesson) => void;
  onRefused: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const state = judgeRevision(lesson, new Date());
  if (state.kind === 'none') return null;
  return (
    <section className="cartao p-5 md:p-6">
      <h2 className="text-xl font-bold">{TEXTS.title}</h2>
      <RevisionTerms state={state} />
      {state.kind === 'open' && (
        <Button variant="outline" size="m" className="mt-4 w-full" onClick={() => setAsking(true)}>
          <PencilLine size={19} aria-hidden="true" />
          {TEXTS.ask}
        </Button>
      )}
      {isAsking && (
        <RevisionDialog
          lesson={lesson}
          onClose={() => setAsking(false)}
          onAsked={onAsked}
          onRefused={onRefused}
        />
      )}
    </section>
  );
}

function RevisionTerms({ state }: { state: RevisionState }) {
  if (state.kind === 'open') {
    return (
      <>
        <p className="mt-2 leading-snug">{TEXTS.open(state.left)}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 leading-snug text-tinta-2">
          {TEXTS.lastDay}
          <span className="num font-medium text-tinta">{formatDate(state.until)}</span>
          <DeadlineChip deadline={state.until.toISOString()} />
        </p>
      </>
    );
  }
  const why =
    state.kind === 'too_late'
      ? TEXTS.tooLate(formatDate(state.until))
      : state.kind === 'used_up'
        ? TEXTS.usedUp
        : TEXTS.onHold;
  return <p className="mt-2 leading-snug text-tinta-2">{why}</p>;
}
