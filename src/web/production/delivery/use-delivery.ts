import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deliveryRuleFor } from '#shared/files/accepted-kinds.ts';
import type { DeliveryReport } from '#shared/production/delivery-report.ts';
import { changeProduction, uploadDelivery } from '#shared/production/production.contract.ts';
import type { Delivery, Production } from '#shared/production/production.schemas.ts';
import { FILES_KEY } from '#web/files/file-queries.ts';
import { type UploadCall, useFileUpload } from '#web/files/use-file-upload.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { clientName } from '#web/production/describe-production.ts';
import { deliveriesQuery, PRODUCTIONS_KEY, productionQuery } from '#web/production/production-queries.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { DELIVERY_TEXTS as TEXTS } from './delivery-texts.ts';
import { type DeliveryFaults, judgeDelivery } from './judge-delivery.ts';
import { warnOfFile } from './warn-of-file.ts';

interface Sent {
  url: string;
  name: string;
  units: number | null;
  report: DeliveryReport;
}
export type Delivered = Pick<Production, 'id' | 'lesson' | 'deliveryUrl' | 'deliveryUnits' | 'round'>;

/**
 * A delivery being made ready: its file is uploaded as soon as it is chosen, its notes are kept until it is handed
 * over. Nothing of it is lost by a failure. `isOpen`: only then is asked for the name of a file uploaded before.
 */
export function useDelivery(
  production: Delivered,
  { isOpen, onDone }: { isOpen: boolean; onDone: () => void },
) {
  const { id, lesson, round } = production;
  const client = useQueryClient();
  const [notes, setNotes] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [wasRefused, setWasRefused] = useState(false);
  const deliveryUrl = sent?.url ?? production.deliveryUrl;
  const rounds = useQuery({
    ...deliveriesQuery(lesson.id),
    enabled: isOpen && deliveryUrl !== null && !sent,
  });
  const rule = deliveryRuleFor(lesson);
  const file = useFileUpload({
    rule,
    send: (chosen: File, call: UploadCall) => {
      const form = new FormData();
      form.set('productionId', id);
      form.set('file', chosen);
      return callApi(uploadDelivery, { form, ...call });
    },
    onSent: (answer, chosen) => {
      const { deliveryUrl: url, units, report } = answer;
      setSent({ url, name: chosen.name, units, report });
      setChecked(false);
      // The upload begins the work.
      void client.invalidateQueries({ queryKey: PRODUCTIONS_KEY });
      void client.invalidateQueries({ queryKey: FILES_KEY });
    },
  });
  const handOver = useMutation({
    mutationFn: () =>
      callApi(changeProduction, {
        params: { id },
        body: { status: 'completed', deliveryUrl, editorNotes: notes.trim() },
      }),
    onSuccess: (production) => {
      client.setQueryData(productionQuery(id).queryKey, (before) => before && { ...before, ...production });
      onDone();
      setNotes('');
      setSent(null);
      showToast({
        title: TEXTS.delivered,
        description: TEXTS.deliveredText(clientName(lesson)),
        tone: 'success',
      });
      return client.invalidateQueries();
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.status === 409) void client.invalidateQueries();
    },
  });
  const uploaded =
    deliveryUrl === null
      ? null
      : {
          name: sent?.name ?? roundOf(rounds.data, round)?.fileName ?? TEXTS.uploadedUnnamed,
          units: sent ? sent.units : production.deliveryUnits,
          report: sent?.report ?? roundOf(rounds.data, round)?.report ?? null,
        };
  const warnings = uploaded ? warnOfFile(lesson, uploaded) : [];
  const judge = () =>
    judgeDelivery({
      deliveryUrl,
      isSending: file.upload.state === 'sending',
      notes,
      isUnchecked: warnings.length > 0 && !isChecked,
    });
  return {
    /** What may be sent for what was ordered. */
    rule,
    file,
    /** The final file of this round as it lies on the server. */
    uploaded,
    /** What of it differs from the order; each must have been looked at. */
    warnings,
    isChecked,
    check: setChecked,
    notes,
    write: setNotes,
    handOver,
    faults: (wasRefused && judge()) || ({} as DeliveryFaults),
    /** Hands over, or answers what lacks. */
    deliver(): DeliveryFaults | null {
      const faults = judge();
      setWasRefused(faults !== null);
      if (!faults) handOver.mutate();
      return faults;
    },
  };
}

const roundOf = (rounds: readonly Delivery[] | undefined, round: number): Delivery | undefined =>
  rounds?.find((one) => one.round === round);
