import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { listLessonMessages, sendLessonMessage } from '#shared/messages/conversation-views.contract.ts';
import { MAX_MESSAGE_LENGTH } from '#shared/messages/messages.contract.ts';
import { arrangeThread } from '#web/messages/arrange-thread.ts';
import { clearUnread } from '#web/messages/clear-unread.ts';
import { MessageBubble } from '#web/messages/message-bubble.tsx';
import { MESSAGE_TEXTS } from '#web/messages/message-texts.ts';
import { OlderMessages } from '#web/messages/older-messages.tsx';
import { addSent, type Thread } from '#web/messages/thread.ts';
import { queryOfSource, type ThreadSource, useOlderPages } from '#web/messages/thread-query.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi, callApiList } from '#web/platform/call-api.ts';
import { PRODUCTION_TEXTS } from '#web/production/production-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast-store.ts';

/** The messages of a lesson as plain texts, newest at the bottom, and a field to write one. */
export function OlderConversation({ lessonId }: { lessonId: string }) {
  const { thread, older, draft, write, isBlank, isSending, send } = useOlderConversation(lessonId);
  const days = arrangeThread(thread.data?.messages ?? [], []);
  return (
    <div className="flex h-full min-h-96 flex-col">
      <div data-scroller className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto p-4">
        <div className="mb-auto">
          {thread.isPending && (
            <LoadingArea label={MESSAGE_TEXTS.loading}>
              <Skeleton className="h-16 w-3/4 rounded-[1rem]" />
            </LoadingArea>
          )}
          {thread.isError && (
            <ErrorPanel
              title={MESSAGE_TEXTS.loadError}
              message={messageOf(thread.error)}
              onRetry={() => void thread.refetch()}
              isRetrying={thread.isFetching}
            />
          )}
          {thread.isSuccess && days.length === 0 && (
            <EmptyState drawing="speech" title={MESSAGE_TEXTS.none} text={MESSAGE_TEXTS.noneText} />
          )}
          {thread.data && <OlderMessages thread={thread.data} older={older} onPress={() => undefined} />}
          {days.map(({ day, label, entries }) => (
            <section key={day}>
              <h3 className="smaller my-4 text-center font-text font-normal tracking-normal text-ink-2">
                {label}
              </h3>
              <ul className="grid gap-4">
                {entries.map(
                  (entry) =>
                    entry.kind === 'stored' && <MessageBubble key={entry.id} message={entry.message} />,
                )}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <form
        className="grid gap-3 border-t border-border p-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextArea
          label={MESSAGE_TEXTS.message}
          minLines={3}
          maxLength={MAX_MESSAGE_LENGTH}
          value={draft}
          onChange={({ target }) => write(target.value)}
        />
        <Button
          type="submit"
          size="m"
          className="sm:justify-self-end"
          disabled={isBlank}
          isBusy={isSending}
          busyLabel={MESSAGE_TEXTS.sending}
        >
          {MESSAGE_TEXTS.send}
        </Button>
      </form>
    </div>
  );
}

const POLL_MS = 10_000;

const threadSource = (lessonId: string): ThreadSource => ({
  queryKey: ['messages', 'older', lessonId],
  read: (signal) => (cursor) =>
    callApiList(listLessonMessages, {
      query: { lessonId, ...(cursor && { cursor }) },
      ...(signal && { signal }),
    }),
  pollMs: POLL_MS,
});

/** The conversation of a lesson by the older calls: the same messages, read and written in another way. */
function useOlderConversation(lessonId: string) {
  const client = useQueryClient();
  const source = threadSource(lessonId);
  const [draft, setDraft] = useState('');
  const thread = useQuery(queryOfSource(source));
  const older = useOlderPages(source);
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
      client.setQueryData<Thread>(source.queryKey, (known) => addSent(known, stored));
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
    older,
    draft,
    write: setDraft,
    isBlank,
    isSending: isPending,
    send: () => !isBlank && !isPending && mutate(draft),
  };
}
