import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { lessonEvents } from '#shared/lessons/lessons.contract.ts';
import { listMessages, sendMessage } from '#shared/messages/messages.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { buildUrl } from '#web/platform/build-url.ts';
import { callApi } from '#web/platform/call-api.ts';
import { followEvents } from '#web/platform/event-stream.ts';
import { appendMessage } from './arrange-thread.ts';
import { isBlank, type OutgoingMessage, outbox, queueDraft, removeOutgoing, setFailure } from './outbox.ts';
import { clearUnread } from './unread.ts';

/** Asked again at this pace too, in case a proxy cuts the stream. */
const POLL_MS = 15_000;

const threadQuery = (lessonId: string) =>
  queryOptions({
    queryKey: ['messages', lessonId],
    queryFn: ({ signal }) => callApi(listMessages, { params: { id: lessonId }, signal }),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });

/**
 * The conversation of one lesson: what is stored, what is on its way, what is being written. Asking for the
 * messages marks them as read, so they are asked for only while they are `isInView`.
 */
export function useConversation(lessonId: string, isInView: boolean) {
  const client = useQueryClient();
  const desk = useSyncExternalStore(outbox.subscribe, () => outbox.get(lessonId));
  const thread = useQuery({ ...threadQuery(lessonId), enabled: isInView });
  const { dataUpdatedAt } = thread;
  const { mutate } = useMutation({
    mutationFn: ({ content, key }: OutgoingMessage) =>
      callApi(sendMessage, { params: { id: lessonId }, body: { content }, idempotencyKey: key }),
    onSuccess: (stored, { key }) => {
      const { queryKey } = threadQuery(lessonId);
      client.setQueryData(queryKey, (messages) => appendMessage(messages ?? [], stored));
      outbox.update(lessonId, (before) => removeOutgoing(before, key));
      void client.invalidateQueries({ queryKey });
    },
    onError: (error, { key }) =>
      outbox.update(lessonId, (before) => setFailure(before, key, messageOf(error))),
  });

  useEffect(
    () =>
      followEvents(buildUrl(lessonEvents.path, { id: lessonId }), {
        onEvent: ({ type }) => {
          // An own message is announced before its answer arrives; its answer brings it.
          const isSending = outbox.get(lessonId).outgoing.some(({ failure }) => failure === null);
          // What is out of view is only marked as stale: it is asked for when somebody looks again.
          if (type === 'read' || (type === 'message' && !isSending)) {
            void client.invalidateQueries({ queryKey: threadQuery(lessonId).queryKey });
          }
        },
      }),
    [client, lessonId],
  );

  useEffect(() => {
    if (isInView && dataUpdatedAt > 0) void clearUnread(client, lessonId);
  }, [client, lessonId, isInView, dataUpdatedAt]);

  return {
    thread,
    desk,
    write: (draft: string) => outbox.update(lessonId, (before) => ({ ...before, draft })),
    /** Sends what is written; answers whether there was anything to send. */
    send(): boolean {
      if (isBlank(outbox.get(lessonId).draft)) return false;
      const intent = { key: crypto.randomUUID(), createdAt: new Date().toISOString() };
      outbox.update(lessonId, (before) => queueDraft(before, intent));
      const message = outbox.get(lessonId).outgoing.find(({ key }) => key === intent.key);
      if (message) mutate(message);
      return true;
    },
    retry(message: OutgoingMessage): void {
      outbox.update(lessonId, (before) => setFailure(before, message.key, null));
      mutate(message);
    },
    discard: (key: string) => outbox.update(lessonId, (before) => removeOutgoing(before, key)),
  };
}
