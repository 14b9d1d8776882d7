import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PackageCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { deliverDraft } from '#shared/production/production.contract.ts';
import { MAX_NOTES_LENGTH, type Production } from '#shared/production/production.schemas.ts';
import { ApiProblem, messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { DELIVERY_TEXTS } from '#web/production/delivery/delivery-texts.ts';
import { clientName } from '#web/production/describe-production.ts';
import { productionQuery } from '#web/production/production-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { DRAFT_TEXTS as TEXTS } from './draft-texts.ts';

/** Hands the draft over as it is, with notes. Where a check forbids it the dialog says so instead. */
export function DeliverDraftButton({
  production,
  draft,
}: {
  production: Pick<Production, 'id' | 'lesson'>;
  draft: { version: number; name: string; isFaulty: boolean };
}) {
  const { id, lesson } = production;
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [notes, setNotes] = useState('');
  const [wasRefused, setWasRefused] = useState(false);
  const handOver = useMutation({
    mutationFn: () =>
      callApi(deliverDraft, {
        params: { id: lesson.id },
        body: { version: draft.version, notes: notes.trim() },
      }),
    onSuccess: (done) => {
      client.setQueryData(productionQuery(id).queryKey, (before) => before && { ...before, ...done });
      setIsOpen(false);
      const description = DELIVERY_TEXTS.deliveredText(clientName(lesson));
      showToast({ title: DELIVERY_TEXTS.delivered, description, tone: 'success' });
      return client.invalidateQueries();
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.status === 409) void client.invalidateQueries();
    },
  });
  const lacksNotes = wasRefused && notes.trim() === '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (handOver.isPending) return;
    setWasRefused(true);
    if (notes.trim() === '') event.currentTarget.querySelector('textarea')?.focus();
    else handOver.mutate();
  };
  return (
    <>
      <Button
        variant="outline"
        size="m"
        onClick={() => setIsOpen(true)}
        disabled={draft.isFaulty}
        title={draft.isFaulty ? TEXTS.cannotDeliver : undefined}
      >
        <PackageCheck size={18} aria-hidden="true" />
        {TEXTS.deliver}
      </Button>
      {draft.isFaulty && <p className="hint basis-full">{TEXTS.cannotDeliver}</p>}
      <Dialog
        isOpen={isOpen}
        onOpenChange={(toOpen) => !handOver.isPending && setIsOpen(toOpen)}
        title={TEXTS.deliverTitle}
        description={TEXTS.deliverText(clientName(lesson), draft.name)}
      >
        <form noValidate onSubmit={submit} className="grid gap-5">
          {handOver.isError && (
            <Notice tone="error" title={DELIVERY_TEXTS.failed}>
              <p>{messageOf(handOver.error)}</p>
            </Notice>
          )}
          <TextArea
            label={DELIVERY_TEXTS.notes}
            hint={DELIVERY_TEXTS.notesHint}
            minLines={3}
            limit={MAX_NOTES_LENGTH}
            length={notes.length}
            error={lacksNotes ? DELIVERY_TEXTS.needsNotes : undefined}
            value={notes}
            onChange={({ target }) => setNotes(target.value)}
          />
          <DialogFooter
            cancel={DELIVERY_TEXTS.cancel}
            onCancel={() => setIsOpen(false)}
            submit={DELIVERY_TEXTS.deliver}
            isBusy={handOver.isPending}
            busyLabel={DELIVERY_TEXTS.delivering}
          />
        </form>
      </Dialog>
    </>
  );
}
