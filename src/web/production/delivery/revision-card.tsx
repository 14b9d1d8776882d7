import { useMutation } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { requestRevision } from '#shared/production/production.contract.ts';
import { MAX_REVISION_LENGTH } from '#shared/production/production.schemas.ts';
import { formatDate } from '#shared/text/format.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { callApi } from '#web/platform/call-api.ts';
import { DeadlineChip } from '#web/platform/deadline-chip.tsx';
import { useKeptText } from '#web/platform/use-kept-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { judgeRevision, type RevisionState } from './judge-revision.ts';
import { REVISION_TEXTS as TEXTS } from './received-texts.ts';

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
    <section className="card p-5 md:p-6">
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
        <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 leading-snug text-ink-2">
          {TEXTS.lastDay}
          <span className="num font-medium text-ink">{formatDate(state.until)}</span>
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
  return <p className="mt-2 leading-snug text-ink-2">{why}</p>;
}

/** Asks what is to change, and says before it is sent what that means. */
function RevisionDialog({
  lesson: { id, revisionsLeft },
  onClose,
  onAsked,
  onRefused,
}: {
  lesson: Pick<Lesson, 'id' | 'revisionsLeft'>;
  onClose: () => void;
  onAsked: (lesson: Lesson) => void;
  onRefused: () => void;
}) {
  const { text, error, isRefused, write, forget } = useKeptText(
    `revision.${id}`,
    (written) => bodySchema(requestRevision).safeParse({ text: written }).error?.issues[0]?.message,
  );
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const ask = useMutation({
    mutationFn: () => callApi(requestRevision, { params: { id }, body: { text }, idempotencyKey }),
    onSuccess: (lesson) => {
      forget();
      onClose();
      onAsked(lesson);
      const description = lesson.deadline ? TEXTS.askedUntil(formatDate(lesson.deadline)) : TEXTS.askedText;
      showToast({ title: TEXTS.asked, description, tone: 'success' });
    },
    onError: (error) => {
      onRefused();
      showToast({ title: TEXTS.failedTitle, description: messageOf(error, TEXTS.failed), tone: 'error' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ask.isPending && !isRefused()) ask.mutate();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={TEXTS.dialogTitle}
      description={TEXTS.consequence(revisionsLeft)}
    >
      <form noValidate onSubmit={submit}>
        <TextArea
          label={TEXTS.what}
          hint={TEXTS.whatHint}
          minLines={3}
          limit={MAX_REVISION_LENGTH}
          length={text.length}
          value={text}
          onChange={({ target }) => write(target.value)}
          error={error}
        />
        <DialogFooter
          cancel={TEXTS.back}
          onCancel={onClose}
          submit={TEXTS.send}
          isBusy={ask.isPending}
          busyLabel={TEXTS.sending}
          isLeavable
        />
      </form>
    </Dialog>
  );
}
