import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { lessonEvents } from '#shared/lessons/lessons.contract.ts';
import { buildUrl } from '#web/platform/build-url.ts';
import { followEvents, type StreamState } from '#web/platform/event-stream.ts';
import { useIsOnline } from '#web/platform/use-is-online.ts';
import { lessonPaymentsQuery, refundsQuery } from './payment-queries.ts';
import { readLessonEvent } from './read-lesson-event.ts';

const POLL_MS = 8000;

/**
 * Follows what happens to the money of a lesson by its events: payments and refunds are asked for anew, and
 * `onChanged` is called where the lesson itself has moved on. Without a stream it is called every few
 * seconds. Answers whether the server cannot be heard.
 */
export function usePaymentEvents({ id, status }: Pick<Lesson, 'id' | 'status'>, onChanged: () => void) {
  const client = useQueryClient();
  const [stream, setStream] = useState<StreamState>('connecting');
  const latest = useRef({ status, onChanged });
  useEffect(() => {
    latest.current = { status, onChanged };
  });
  useEffect(
    () =>
      followEvents(buildUrl(lessonEvents.path, { id }), {
        onState: setStream,
        onEvent: (event) => {
          const news = readLessonEvent(event);
          if (!news) return;
          void client.invalidateQueries({ queryKey: lessonPaymentsQuery(id).queryKey });
          void client.invalidateQueries({ queryKey: refundsQuery(id).queryKey });
          const hasMovedOn = news.lessonStatus !== null && news.lessonStatus !== latest.current.status;
          if (hasMovedOn || news.isPaid) latest.current.onChanged();
        },
      }),
    [id, client],
  );
  useEffect(() => {
    // Back from the bank's app: the phone may have slept through the news.
    const catchUp = () => {
      if (document.visibilityState !== 'visible') return;
      void client.invalidateQueries({ queryKey: lessonPaymentsQuery(id).queryKey });
      latest.current.onChanged();
    };
    document.addEventListener('visibilitychange', catchUp);
    return () => document.removeEventListener('visibilitychange', catchUp);
  }, [id, client]);
  const isStreaming = stream === 'open';
  useEffect(() => {
    if (isStreaming) return;
    const timer = setInterval(() => latest.current.onChanged(), POLL_MS);
    return () => clearInterval(timer);
  }, [isStreaming]);
  const isOnline = useIsOnline();
  return { isStreaming, isLost: !isOnline || stream === 'waiting' || stream === 'closed' };
}
