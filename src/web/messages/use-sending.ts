import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readAgain } from '#web/platform/read-again.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { appendMessage } from './arrange-thread.ts';
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
import { threadQuery } from './thread-query.ts';

/** How to stop each message on its way; it goes on when its panel is left. */
const stops = new Map<string, AbortController>();

/** Writing and sending in one lesson. */
export function useSending(lessonId: string) {
  const client = useQueryClient();
  const isLeft = useIsLeft();
  const { mutate } = useMutation({
    mutationFn: (message: OutgoingMessage) => {
      const stop = new AbortController();
      stops.set(message.key, stop);
      return sendOutgoing(lessonId, message, {
        signal: stop.signal,
        onFile: (file) => outbox.update(lessonId, (desk) => setFile(desk, message.key, file)),
      });
    },
    onSuccess: (stored, { key }) => {
      const { queryKey } = threadQuery(lessonId);
      client.setQueryData(queryKey, (messages) => appendMessage(messages ?? [], stored));
      outbox.update(lessonId, (desk) => removeOutgoing(desk, key));
    },
    onError: (error, { key }) => {
      // A message that was taken back is not on the desk any more.
      const failure = describeFailure(error);
      const isWaiting = outbox.get(lessonId).outgoing.some((message) => message.key === key);
      outbox.update(lessonId, (desk) => setFailure(desk, key, failure));
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
    write: (draft: string) => outbox.update(lessonId, (desk) => ({ ...desk, draft })),
    choose: (files: readonly ChosenFile[]) => outbox.update(lessonId, (desk) => ({ ...desk, files })),
    /** Sends what is written; answers whether there was anything to send. */
    send(): boolean {
      if (isEmpty(outbox.get(lessonId))) return false;
      const intent = { key: crypto.randomUUID(), createdAt: new Date().toISOString() };
      outbox.update(lessonId, (desk) => queueDraft(desk, intent));
      const message = outbox.get(lessonId).outgoing.find(({ key }) => key === intent.key);
      if (message) mutate(message);
      return true;
    },
    retry(message: OutgoingMessage): void {
      outbox.update(lessonId, (desk) => setFailure(desk, message.key, null));
      mutate(message);
    },
    /** Stops a message on its way and puts it back into the field. */
    recall(key: string): void {
      outbox.update(lessonId, (desk) => recallOutgoing(desk, key));
      stops.get(key)?.abort();
    },
    discard: (key: string) => outbox.update(lessonId, (desk) => removeOutgoing(desk, key)),
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
