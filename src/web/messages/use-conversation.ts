import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { readLessonEvent } from '#web/platform/events/read-lesson-event.ts';
import { useLessonNews } from '#web/platform/events/use-lesson-news.ts';
import { readAgain } from '#web/platform/read-again.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { clearUnread } from './clear-unread.ts';
import { describeFailure } from './failure.ts';
import {
  type ChosenFile,
  isEmpty,
  type OutgoingMessage,
  outbox,
  queueDraft,
  recallOutgoing,
  removeOutgoing,
  setFailure,
  setFile,
} from './outbox.ts';
import { sendOutgoing } from './send-outgoing.ts';
import { addSent, markSeen } from './thread.ts';
import { threadQuery, useOlderMessages } from './thread-query.ts';

export type Conversation = ReturnType<typeof useConversation>;

/**
 * The conversation of one lesson: what is stored, what is on its way, what is being written. Asking for the
 * messages marks them as read, so they are asked for only while they are `isInView`.
 */
export function useConversation(lessonId: string, isInView: boolean) {
  const client = useQueryClient();
  const unsent = useSyncExternalStore(outbox.subscribe, () => outbox.get(lessonId));
  const thread = useQuery({ ...threadQuery(lessonId), enabled: isInView });
  const older = useOlderMessages(lessonId);
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
      client.setQueryData(
        queryKey,
        (known) => known && { ...known, messages: markSeen(known.messages, side) },
      );
      // Messages on their way may have left before they were read.
      return client.isFetching({ queryKey }) > 0;
    },
    read: async () => {
      // An own message is announced before its answer arrives; its answer brings it, and what came meanwhile.
      if (outbox.get(lessonId).outgoing.some(({ failure }) => failure === null)) return true;
      // What is out of view is only marked as stale: it is asked for when somebody looks again.
      await readAgain(client, queryKey);
      const isShown = client.getQueryData(queryKey)?.messages.some(({ id }) => id === heard.current);
      if (isShown) heard.current = null;
      return !isInView || heard.current === null;
    },
  });

  useEffect(() => {
    if (isInView && dataUpdatedAt > 0) void clearUnread(client, lessonId);
  }, [client, lessonId, isInView, dataUpdatedAt]);

  return { thread, older, unsent, ...sending };
}

/** How to stop each message on its way; it goes on when its panel is left. */
const stops = new Map<string, AbortController>();

/** Writing and sending in one lesson. */
function useSending(lessonId: string) {
  const client = useQueryClient();
  const isLeft = useIsLeft();
  const { mutate } = useMutation({
    mutationFn: (message: OutgoingMessage) => {
      const stop = new AbortController();
      stops.set(message.key, stop);
      return sendOutgoing(lessonId, message, {
        signal: stop.signal,
        onFile: (file) => outbox.update(lessonId, (unsent) => setFile(unsent, message.key, file)),
      });
    },
    onSuccess: (stored, { key }) => {
      const { queryKey } = threadQuery(lessonId);
      client.setQueryData(queryKey, (known) => addSent(known, stored));
      outbox.update(lessonId, (unsent) => removeOutgoing(unsent, key));
    },
    onError: (error, { key }) => {
      // A message that was taken back is not unsent any more.
      const failure = describeFailure(error);
      const isWaiting = outbox.get(lessonId).outgoing.some((message) => message.key === key);
      outbox.update(lessonId, (unsent) => setFailure(unsent, key, failure));
      // Beside the message the fault is seen; elsewhere it has to be told.
      if (isWaiting && isLeft.current) {
        showToast({ title: failure.title, description: failure.text, tone: 'error' });
      }
    },
    onSettled: (_stored, _error, { key }) => {
      stops.delete(key);
      // What came in while it was sent was left for now.
      readAgain(client, threadQuery(lessonId).queryKey).catch(() => undefined);
    },
  });

  return {
    write: (draft: string) => outbox.update(lessonId, (unsent) => ({ ...unsent, draft })),
    choose: (files: readonly ChosenFile[]) => outbox.update(lessonId, (unsent) => ({ ...unsent, files })),
    /** Sends what is written; answers whether there was anything to send. */
    send(): boolean {
      if (isEmpty(outbox.get(lessonId))) return false;
      const intent = { key: crypto.randomUUID(), createdAt: new Date().toISOString() };
      outbox.update(lessonId, (unsent) => queueDraft(unsent, intent));
      const message = outbox.get(lessonId).outgoing.find(({ key }) => key === intent.key);
      if (message) mutate(message);
      return true;
    },
    retry(message: OutgoingMessage): void {
      outbox.update(lessonId, (unsent) => setFailure(unsent, message.key, null));
      mutate(message);
    },
    /** Stops a message on its way and puts it back into the field. */
    recall(key: string): void {
      outbox.update(lessonId, (unsent) => recallOutgoing(unsent, key));
      stops.get(key)?.abort();
    },
    discard: (key: string) => outbox.update(lessonId, (unsent) => removeOutgoing(unsent, key)),
  };
}

function useIsLeft() {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}
