import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createLesson } from '#shared/lessons/lessons.contract.ts';
import { LESSONS_KEY, lessonQuery } from '#web/lessons/lesson-queries.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import type { UploadProgress } from '#web/platform/send-form.ts';
import { firstIssues } from '#web/platform/use-judged-values.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { FILE_ERROR_ID } from './material/material-group.tsx';
import type { ChosenMaterial } from './material/use-material.ts';
import { createOrderKeys, type OrderSource, toOrderFormData } from './order-form-data.ts';
import { ORDER_TEXTS as TEXTS } from './order-texts.ts';
import { completeOrder, type OrderValues } from './order-values.ts';
import type { OrderFormState } from './use-order-form.ts';

/**
 * The sending of the order. A file still on its way is waited for, one that is being read is not; what fails is said at
 * its place, in view, and nothing typed is lost.
 */
export function useOrderSubmission(
  form: OrderFormState,
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
      const known = problem.issues.filter(({ path }) => path in form.now());
      if (known.length > 0) form.tell(firstIssues(known), true);
    }
    fail();
  };
  const deliver = async (values: OrderValues, from: OrderSource) => {
    const hasFile = from.materialId !== null || from.file !== null;
    const completed = completeOrder(values, { hasFile, fitting: fitting() });
    try {
      return await send.mutateAsync({ order: completed, source: from });
    } catch (problem) {
      const file = source.chosen?.file ?? null;
      if (problem instanceof ApiProblem && source.refuse(problem) && file)
        return send.mutateAsync({ order: completed, source: { materialId: null, file } });
      throw problem;
    }
  };
  const order = async () => {
    isUnderWay.current = true;
    setWaiting(true);
    try {
      const from = await source.settle();
      if (from === null) return fail();
      const values = form.now();
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
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.accepts()) void order();
    else showFirstFault();
  };
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

/** Sends an order, with the progress of a file that goes along; what is unsent when the screen is left is given up whole. */
function useSendOrder() {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [keyOf] = useState(() => createOrderKeys());
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: ({ order, source }: { order: ReturnType<typeof completeOrder>; source: OrderSource }) => {
      abort.current = new AbortController();
      return callApi(createLesson, {
        form: toOrderFormData(order, source),
        idempotencyKey: keyOf(order, source),
        signal: abort.current.signal,
        ...(source.file && { onUploadProgress: setProgress }),
      });
    },
    onSuccess: (lesson) => {
      queryClient.setQueryData(lessonQuery(lesson.id).queryKey, lesson);
      void queryClient.invalidateQueries({ queryKey: [...LESSONS_KEY, 'list'] });
      void queryClient.invalidateQueries({ queryKey: [...LESSONS_KEY, 'stats'] });
    },
    onSettled: () => setProgress(null),
  });
  return { send: mutation, progress, cancel: () => abort.current?.abort() };
}
