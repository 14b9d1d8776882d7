import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { FILE_ERROR_ID } from './material/material-group.tsx';
import type { ChosenMaterial } from './material/use-material.ts';
import type { OrderSource } from './order-form-data.ts';
import { ORDER_TEXTS as TEXTS } from './order-texts.ts';
import { completeOrder, type OrderValues } from './order-values.ts';
import { useSendOrder } from './use-send-order.ts';

/**
 * The sending of the order. A file still on its way is waited for, one that is being read is not; what fails is said at
 * its place, in view, and nothing typed is lost.
 */
export function useOrderSubmission(
  form: UseFormReturn<OrderValues, unknown, never>,
  source: ChosenMaterial,
  /** The size that suits what is known of the material. */
  fitting: () => number | null,
  onSent: (lessonId: string, sent: OrderValues) => void,
) {
  const { send, progress, cancel } = useSendOrder();
  const [isWaiting, setWaiting] = useState(false);
  const isUnderWay = useRef(false);
  useBlocker({
    shouldBlockFn: () => isUnderWay.current && !globalThis.confirm(TEXTS.leaveQuestion),
    enableBeforeUnload: () => isUnderWay.current,
  });

  const fail = () => {
    showToast({ title: TEXTS.failureTitle, description: TEXTS.failure, tone: 'error' });
    showFirstFault();
  };
  const explain = (problem: unknown) => {
    if (problem instanceof ApiProblem && problem.code === 'cancelled') return;
    if (problem instanceof ApiProblem) {
      const fields = Object.keys(form.getValues());
      for (const { path, message } of problem.issues)
        if (fields.includes(path)) form.setError(path as Path<OrderValues>, { message });
    }
    fail();
  };
  const deliver = async (values: OrderValues, from: OrderSource) => {
    const hasFile = from.materialId !== null || from.file !== null;
    const order = completeOrder(values, { hasFile, fitting: fitting() });
    try {
      return await send.mutateAsync({ order, source: from });
    } catch (problem) {
      const file = source.chosen?.file ?? null;
      if (problem instanceof ApiProblem && source.refuse(problem) && file)
        return send.mutateAsync({ order, source: { materialId: null, file } });
      throw problem;
    }
  };
  const submit = form.handleSubmit(async () => {
    isUnderWay.current = true;
    setWaiting(true);
    try {
      const from = await source.settle();
      if (from === null) return fail();
      const values = form.getValues();
      const lesson = await deliver(values, from);
      isUnderWay.current = false;
      showToast({ title: TEXTS.successTitle, description: TEXTS.success, tone: 'success' });
      onSent(lesson.id, values);
    } catch (problem) {
      explain(problem);
    } finally {
      isUnderWay.current = false;
      setWaiting(false);
    }
  }, showFirstFault);
  return {
    submit,
    isBusy: isWaiting || send.isPending || send.isSuccess,
    /** Of the file, while the order waits for it. */
    progress: isWaiting ? (progress ?? source.progress) : null,
    cancel: source.chosen?.state === 'sending' ? source.cancel : cancel,
  };
}

/** Brings the first fault into the middle of the screen, where no bar hides its sentence, and leads the keyboard there. */
function showFirstFault(): void {
  // After the next painting: groups with a fault unfold first.
  setTimeout(() => {
    const faulty = document.querySelector<HTMLElement>(
      `form [aria-invalid="true"], form [aria-describedby~="${FILE_ERROR_ID}"]`,
    );
    faulty?.focus({ preventScroll: true });
    faulty?.scrollIntoView({ block: 'center' });
  });
}
