import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { readAgain } from '#web/platform/read-again.ts';
import { readLessonEvent } from '#web/platform/events/read-lesson-event.ts';
import { useLessonNews } from '#web/platform/events/use-lesson-news.ts';
import { clearUnread } from './clear-unread.ts';
import { markSeen } from './mark-seen.ts';
import { outbox } from './outbox.ts';
import { threadQuery } from './thread-query.ts';
import { useSending } from './use-sending.ts';

export type Conversation = ReturnType<typeof useConversation>;

/**
 * The conversation of one lesson: what is stored, what is on its way, what is being written. Asking for the
 * messages marks them as read, so they are asked for only while they are `isInView`.
 */
export function useConversation(lessonId: string, isInView: boolean) {
  const client = useQueryClient();
  const desk = useSyncExternalStore(outbox.subscribe, () => outbox.get(lessonId));
  const thread = useQuery({ ...threadQuery(lessonId), enabled: isInView });
  const sending = useSending(lessonId);
  const { dataUpdatedAt } = thread;

  const { queryKey } = threadQuery(lessonId);
  /** The message last heard of, until it is on screen. */
  const heard = useRef<string | null>(null);
  useLessonNews(lessonId, {
    isNews: (event) => {
      const told = readLessonEvent(event);
      if (told?.type === 'message') {
        heard.current = told.data.messageId;
        return true;
      }
      if (told?.type !== 'read') return false;
      const { side } = told.data;
      client.setQueryData(queryKey, (messages) => messages && markSeen(messages, side));
      // Messages on their way may have left before they were read.
      return client.isFetching({ queryKey }) > 0;
    },
    read: async () => {
      // An own message is announced before its answer arrives; its answer brings it, and what came meanwhile.
      if (outbox.get(lessonId).outgoing.some(({ failure }) => failure === null)) return true;
      // What is out of view is only marked as stale: it is asked for when somebody looks again.
      await readAgain(client, queryKey);
      const isShown = client.getQueryData(queryKey)?.some(({ id }) => id === heard.current);
      if (isShown) heard.current = null;
      return !isInView || heard.current === null;
    },
  });

  useEffect(() => {
    if (isInView && dataUpdatedAt > 0) void clearUnread(client, lessonId);
  }, [client, lessonId, isInView, dataUpdatedAt]);

  return { thread, desk, ...sending };
}
