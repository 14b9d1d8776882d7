import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { clearUnread } from './clear-unread.ts';
import { followConversation } from './follow-conversation.ts';
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

  useEffect(() => {
    const { queryKey } = threadQuery(lessonId);
    return followConversation(lessonId, {
      onMessage: () => {
        // An own message is announced before its answer arrives; its answer brings it.
        if (outbox.get(lessonId).outgoing.some(({ failure }) => failure === null)) return;
        // What is out of view is only marked as stale: it is asked for when somebody looks again.
        void client.invalidateQueries({ queryKey });
      },
      onRead: ({ side }) => client.setQueryData(queryKey, (messages) => messages && markSeen(messages, side)),
    });
  }, [client, lessonId]);

  useEffect(() => {
    if (isInView && dataUpdatedAt > 0) void clearUnread(client, lessonId);
  }, [client, lessonId, isInView, dataUpdatedAt]);

  return { thread, desk, ...sending };
}
