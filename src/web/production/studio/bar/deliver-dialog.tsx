import { holdsBack, isDeliverable } from '#shared/composition/draft.contract.ts';
import { DELIVERY_TEXTS } from '#web/production/delivery/delivery-texts.ts';
import { clientName, describeForm } from '#web/production/describe-production.ts';
import { CannotHandOver, HandOverForm, useHandOver } from '#web/production/draft/hand-over-form.tsx';
import { BOOK_TEXTS } from '#web/production/studio/book-texts.ts';
import { DELIVER_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraft, useIsBook, useStudio } from '#web/production/studio/use-studio.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';

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
  const version = useDraft((state) => state.version);
  const isBook = useIsBook();
  const size = useDraft(({ deck, sheets }) => sheets?.length ?? deck.slides.length);
  const findings = useDraft((state) => state.findings);
  const holding = findings.filter(holdsBack);
  const isAwaited = lesson.status === 'in_production';
  const handOver = useHandOver({
    ...{ lesson, notes },
    findVersion: async () => {
      const phase = await store.saveNow();
      if (phase !== 'saved') throw new CannotHandOver(TEXTS.unsaved);
      await store.judged();
      const { version: saved, isJudged, findings: found } = store.get();
      // What could not be judged yet is refused by the server, which says why.
      if (isJudged && !isDeliverable(found)) throw new CannotHandOver(TEXTS.found);
      return saved;
    },
    onDone: () => {
      onNotes('');
      onDelivered();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !handOver.isPending && onClose()}
      title={TEXTS.title(clientName(lesson))}
    >
      {!isAwaited ? (
        <p>{TEXTS.cannot}</p>
      ) : (
        <HandOverForm
          {...{ handOver, notes, onNotes }}
          isHeld={holding.length > 0}
          actions={
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
          }
        >
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
          {size !== ordered && (
            <Notice tone="warning" title={(isBook ? BOOK_TEXTS : TEXTS).otherCount(size, ordered)} />
          )}
          <div>
            <p className="label mb-1.5">{TEXTS.file}</p>
            <p className="rounded-field border border-border p-3 leading-snug">
              <strong className="block wrap-anywhere">{lesson.title}</strong>
              <span className="hint num">
                {describeForm(lesson)}, {TEXTS.made(version, isBook)}
              </span>
            </p>
          </div>
        </HandOverForm>
      )}
    </Dialog>
  );
}
