import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { listLessonMessages, sendLessonMessage } from '#shared/messages/conversation-views.contract.ts';
import { appendMessage } from '#web/messages/arrange-thread.ts';
import { clearUnread } from '#web/messages/clear-unread.ts';
import { MESSAGE_TEXTS } from '#web/messages/message-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { PRODUCTION_TEXTS } from '#web/production/production-texts.ts';
import { showToast } from '#web/ui/toast-store.ts';

const POLL_MS = 10_000;

const olderThreadQuery = (lessonId: string) =>
  queryOptions({
    queryKey: ['messages', 'older', lessonId],
    queryFn: ({ signal }) => callApi(listLessonMessages, { query: { lessonId }, signal }),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });

/** The conversation of a lesson by the older calls: the same messages, read and written in another way. */
export function useOlderConversation(lessonId: string) {
  const client = useQueryClient();
  const [draft, setDraft] = useState('');
  const thread = useQuery(olderThreadQuery(lessonId));
  const { dataUpdatedAt } = thread;
  useEffect(() => {
    if (dataUpdatedAt > 0) void clearUnread(client, lessonId);
  }, [client, lessonId, dataUpdatedAt]);
  // One key for one text, so that a try after a lost answer stores nothing twice.
  const intent = useRef({ text: '', key: '' });
  const { mutate, isPending } = useMutation({
    mutationFn: (content: string) => {
      if (intent.current.text !== content) intent.current = { text: content, key: crypto.randomUUID() };
      return callApi(sendLessonMessage, {
        body: { lessonId, content },
        idempotencyKey: intent.current.key,
      });
    },
    onSuccess: (stored, content) => {
      intent.current = { text: '', key: '' };
      // What was typed since stays.
      setDraft((now) => (now === content ? '' : now));
      client.setQueryData(olderThreadQuery(lessonId).queryKey, (messages) =>
        appendMessage(messages ?? [], stored),
      );
    },
    onError: (error) =>
      showToast({
        title: PRODUCTION_TEXTS.errorTitle,
        description: `${MESSAGE_TEXTS.failed}. ${messageOf(error)}`,
        tone: 'error',
      }),
  });
  const isBlank = draft.trim() === '';
  return {
    thread,
    draft,
    write: setDraft,
    isBlank,
    isSending: isPending,
    send: () => !isBlank && !isPending && mutate(draft),
  };
}
