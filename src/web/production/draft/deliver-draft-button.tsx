import { useQueryClient } from '@tanstack/react-query';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import type { Production } from '#shared/production/production.schemas.ts';
import { DELIVERY_TEXTS } from '#web/production/delivery/delivery-texts.ts';
import { clientName } from '#web/production/describe-production.ts';
import { productionQuery } from '#web/production/production-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { DRAFT_TEXTS as TEXTS } from './draft-texts.ts';
import { HandOverForm, useHandOver } from './hand-over-form.tsx';

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
  const handOver = useHandOver({
    ...{ lesson, notes },
    findVersion: () => draft.version,
    onDone: (done) => {
      client.setQueryData(productionQuery(id).queryKey, (before) => before && { ...before, ...done });
      setIsOpen(false);
    },
  });
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
        <HandOverForm
          {...{ handOver, notes }}
          onNotes={setNotes}
          actions={
            <DialogFooter
              cancel={DELIVERY_TEXTS.cancel}
              onCancel={() => setIsOpen(false)}
              submit={DELIVERY_TEXTS.deliver}
              isBusy={handOver.isPending}
              busyLabel={DELIVERY_TEXTS.delivering}
            />
          }
        />
      </Dialog>
    </>
  );
}
