import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { checkFile } from '#shared/files/check-file.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { showToast } from '#web/ui/toast-store.ts';
import type { ChosenFile } from './chosen-file-row.tsx';
import { ORDER_TEXTS as TEXTS } from './order-texts.ts';
import type { OrderValues } from './order-values.ts';
import { isCancelled, isFileProblem, useSendOrder } from './use-send-order.ts';

/** The chosen file and the sending of the order; what fails is said at its place and nothing typed is lost. */
export function useOrderSubmission(
  form: UseFormReturn<OrderValues, unknown, never>,
  onSent: (lessonId: string) => void,
) {
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string | null>(null);
  const { send, progress, cancel } = useSendOrder();
  const isUnderWay = useRef(false);
  useBlocker({
    shouldBlockFn: () => isUnderWay.current && !globalThis.confirm(TEXTS.leaveQuestion),
    enableBeforeUnload: () => isUnderWay.current,
  });

  const chooseFile = (chosen: File) => {
    const fault = checkFile(chosen);
    if (fault) return void showToast({ title: fault.title, description: fault.detail, tone: 'error' });
    setFile(chosen);
    setFileError(null);
  };
  const explain = (error: unknown) => {
    if (isCancelled(error)) return setFileError(TEXTS.cancelled);
    showToast({ title: TEXTS.failureTitle, description: TEXTS.failure, tone: 'error' });
    if (isFileProblem(error)) return setFileError([error.message, error.detail].filter(Boolean).join('. '));
    if (!(error instanceof ApiProblem)) return;
    const fields = Object.keys(form.getValues());
    const issues = error.issues.filter(({ path }) => fields.includes(path));
    for (const [index, { path, message }] of issues.entries()) {
      form.setError(path as Path<OrderValues>, { message }, { shouldFocus: index === 0 });
    }
  };
  const submit = form.handleSubmit(async () => {
    setFileError(null);
    isUnderWay.current = true;
    try {
      const lesson = await send.mutateAsync({ values: form.getValues(), file });
      isUnderWay.current = false;
      showToast({ title: TEXTS.successTitle, description: TEXTS.success, tone: 'success' });
      onSent(lesson.id);
    } catch (error) {
      isUnderWay.current = false;
      explain(error);
    }
  });
  const chosen: ChosenFile = {
    file,
    error: fileError,
    isSending: send.isPending,
    progress,
    cancel,
    remove: () => {
      setFile(null);
      setFileError(null);
    },
  };
  return { submit, chosen, chooseFile, isBusy: send.isPending || send.isSuccess };
}
