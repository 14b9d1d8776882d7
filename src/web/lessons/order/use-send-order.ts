import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createLesson } from '#shared/lessons/lessons.contract.ts';
import { LESSONS_KEY, lessonQuery } from '#web/lessons/lesson-queries.ts';
import { callApi } from '#web/platform/call-api.ts';
import type { UploadProgress } from '#web/platform/send-form.ts';
import { createOrderKeys, type OrderSource, toOrderFormData } from './order-form-data.ts';
import type { completeOrder } from './order-values.ts';

/** Sends an order, with the progress of a file that goes along; what is unsent when the screen is left is given up whole. */
export function useSendOrder() {
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
