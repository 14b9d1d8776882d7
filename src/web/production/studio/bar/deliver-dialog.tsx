import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { deliverDraft } from '#shared/production/production.contract.ts';
import { MAX_NOTES_LENGTH } from '#shared/production/production.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { DELIVERY_TEXTS } from '#web/production/delivery/delivery-texts.ts';
import { clientName, describeForm } from '#web/production/describe-production.ts';
import { DELIVER_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraft, useStudio } from '#web/production/studio/use-studio.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast-store.ts';

/** Hands the draft over as it is saved, with notes. What holds it back is named, with the way to it. */
export function DeliverDialog({
  notes,
  onNotes,
  onClose,
  onSeeFindings,
  onDelivered,
}: {
  /** What was written for it outlives the dialog. */
  notes: string;
  onNotes: (notes: string) => void;
  onClose: () => void;
  onSeeFindings: () => void;
  onDelivered: () => void;
}) {
  const { store, lesson, ordered } = useStudio();
  const client = useQueryClient();
  const version = useDraft((state) => state.version);
  const slides = useDraft(({ deck }) => deck.slides.length);
  const findings = useDraft((state) => state.findings);
  const [wasRefused, setWasRefused] = useState(false);
  const holding = findings.filter(({ severity }) => severity === 'hard');
  const isAwaited = lesson.status === 'in_production';
  const handOver = useMutation({
    mutationFn: async () => {
      const phase = await store.saveNow();
      if (phase !== 'saved') throw new Error(TEXTS.unsaved);
      const body = { version: store.get().version, notes: notes.trim() };
      return callApi(deliverDraft, { params: { id: lesson.id }, body });
    },
    onSuccess: () => {
      const description = DELIVERY_TEXTS.deliveredText(clientName(lesson));
      showToast({ title: DELIVERY_TEXTS.delivered, description, tone: 'success' });
      onNotes('');
      onDelivered();
      return client.invalidateQueries();
    },
  });
  const lacksNotes = wasRefused && notes.trim() === '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (handOver.isPending || holding.length > 0) return;
    setWasRefused(true);
    if (notes.trim() === '') event.currentTarget.querySelector('textarea')?.focus();
    else handOver.mutate();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !handOver.isPending && onClose()}
      title={TEXTS.title(clientName(lesson))}
    >
      {!isAwaited ? (
        <p>{TEXTS.cannot}</p>
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-5">
          {holding.length > 0 && (
            <Notice tone="error" title={TEXTS.heldTitle(holding.length)}>
              <ul className="grid gap-0.5">
                {holding.slice(0, 3).map(({ check, slideId, message }) => (
                  <li key={`${check} ${slideId} ${message}`}>{message}</li>
                ))}
                {holding.length > 3 && <li>…</li>}
              </ul>
            </Notice>
          )}
          {slides !== ordered && <Notice tone="warning" title={TEXTS.otherCount(slides, ordered)} />}
          {handOver.isError && (
            <Notice tone="error" title={DELIVERY_TEXTS.failed}>
              <p>{handOver.error.message === TEXTS.unsaved ? TEXTS.unsaved : messageOf(handOver.error)}</p>
            </Notice>
          )}
          <div>
            <p className="label mb-1.5">{TEXTS.file}</p>
            <p className="rounded-field border border-border p-3 leading-snug">
              <strong className="block wrap-anywhere">{lesson.title}</strong>
              <span className="hint num">
                {describeForm(lesson)}, {TEXTS.made(version)}
              </span>
            </p>
          </div>
          <TextArea
            label={TEXTS.notes}
            hint={TEXTS.notesHint}
            minLines={3}
            limit={MAX_NOTES_LENGTH}
            length={notes.length}
            error={lacksNotes ? DELIVERY_TEXTS.needsNotes : undefined}
            value={notes}
            onChange={({ target }) => onNotes(target.value)}
          />
          <DialogActions>
            {holding.length > 0 ? (
              <>
                <Button size="m" disabled>
                  {DELIVERY_TEXTS.deliver}
                </Button>
                <Button size="m" onClick={onSeeFindings}>
                  {TEXTS.see(holding.length)}
                </Button>
              </>
            ) : (
              <>
                <Button variant="neutral" size="m" disabled={handOver.isPending} onClick={onClose}>
                  {DELIVERY_TEXTS.cancel}
                </Button>
                <Button
                  type="submit"
                  size="m"
                  isBusy={handOver.isPending}
                  busyLabel={DELIVERY_TEXTS.delivering}
                >
                  {DELIVERY_TEXTS.deliver}
                </Button>
              </>
            )}
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
