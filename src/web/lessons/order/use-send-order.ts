import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createLesson } from '#shared/lessons/lessons.contract.ts';
import { LESSONS_KEY, lessonQuery } from '#web/lessons/lesson-queries.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import type { UploadProgress } from '#web/platform/send-form.ts';
import { createOrderKeys, toOrderFormData } from './order-form-data.ts';
import type { OrderValues } from './order-values.ts';

/** Codes that speak of the file itself. */
const FILE_PROBLEMS = new Set(['too_large', 'unsupported_type', 'unreadable_file']);
export const isFileProblem = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && FILE_PROBLEMS.has(error.code);
export const isCancelled = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'cancelled';

/** Sends an order with the progress of its file; what is unsent when the screen is left is given up whole. */
export function useSendOrder() {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [keyOf] = useState(() => createOrderKeys());
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: ({ values, file }: { values: OrderValues; file: File | null }) => {
      abort.current = new AbortController();
      return callApi(createLesson, {
        form: toOrderFormData(values, file),
        idempotencyKey: keyOf(values, file),
        signal: abort.current.signal,
        ...(file && { onUploadProgress: setProgress }),
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
