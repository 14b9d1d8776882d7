import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { checkPayment } from '#shared/payments/payments.contract.ts';
import { lessonPaymentsQuery, pixChargeQuery, rememberPayment } from '#web/payments/payment-queries.ts';
import { showPaymentFault } from '#web/payments/show-payment-fault.ts';
import { callApi } from '#web/platform/call-api.ts';
import { choosePixView } from './choose-pix-view.ts';

/** The Pix charge of a lesson with all that can be done about it. `onChanged`: the lesson may have moved on. */
export function usePixCharge({ id }: Pick<Lesson, 'id'>, onChanged: () => void) {
  const client = useQueryClient();
  const { data: charge, error, isFetching, refetch } = useQuery(pixChargeQuery(id));
  const [isStillWaiting, setStillWaiting] = useState(false);
  const check = useMutation({
    mutationFn: (paymentId: string) => callApi(checkPayment, { params: { id: paymentId } }),
    onMutate: () => setStillWaiting(false),
    onSuccess: (payment) => {
      rememberPayment(client, payment);
      if (payment.status === 'pending' && !payment.isConfirming) setStillWaiting(true);
      else void client.invalidateQueries({ queryKey: lessonPaymentsQuery(id).queryKey });
      if (payment.status === 'paid') onChanged();
    },
    onError: (fault) => {
      onChanged();
      showPaymentFault(fault);
    },
  });
  return {
    charge,
    error,
    view: choosePixView(charge, error !== null),
    isFetching,
    /** Starts a charge, or after the end of one the next. */
    renew: async () => {
      setStillWaiting(false);
      const { error: fault } = await refetch();
      if (fault) {
        onChanged();
        showPaymentFault(fault);
      }
    },
    check: () => charge && check.mutate(charge.id),
    isChecking: check.isPending,
    /** The provider was asked and knows of no payment yet. */
    isStillWaiting,
  };
}
export type PixCharge = ReturnType<typeof usePixCharge>;
