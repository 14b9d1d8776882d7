import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';
import { readLessonEvent } from '#web/platform/events/read-lesson-event.ts';
import { useLessonNews } from '#web/platform/events/use-lesson-news.ts';
import { useIsOnline } from '#web/platform/page/use-is-online.ts';
import { readAgain } from '#web/platform/read-again.ts';
import { lessonPaymentsQuery, refundsQuery } from './payment-queries.ts';

/**
 * Follows what happens to a lesson that is paid or to be paid, by its events: the lesson (`reload`), its payments
 * and its refunds are read anew. Answers whether the server cannot be heard.
 */
export function usePaymentEvents(id: string, reload: () => Promise<Lesson | null>) {
  const client = useQueryClient();
  const heard = useRef<LessonStatus | null>(null);
  const stream = useLessonNews(id, {
    isNews: (event) => {
      const told = readLessonEvent(event);
      if (told?.type === 'status') heard.current = told.data.status;
      return told?.type === 'status' || told?.type === 'payment' || told?.type === 'production';
    },
    read: async () => {
      const [lesson] = await Promise.all([
        reload(),
        readAgain(client, lessonPaymentsQuery(id).queryKey, refundsQuery(id).queryKey),
      ]);
      return lesson !== null && (heard.current === null || lesson.status === heard.current);
    },
  });
  const isOnline = useIsOnline();
  return { isStreaming: stream === 'open', isLost: !isOnline || stream === 'waiting' || stream === 'closed' };
}
