import { MAX_MESSAGE_LENGTH } from '#shared/messages/messages.contract.ts';
import { arrangeThread } from '#web/messages/arrange-thread.ts';
import { MessageBubble } from '#web/messages/message-bubble.tsx';
import { MESSAGE_TEXTS } from '#web/messages/message-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useOlderConversation } from './use-older-conversation.ts';

/** The messages of a lesson as plain texts, newest at the bottom, and a field to write one. */
export function OlderConversation({ lessonId }: { lessonId: string }) {
  const { thread, draft, write, isBlank, isSending, send } = useOlderConversation(lessonId);
  const days = arrangeThread(thread.data ?? [], []);
  return (
    <div className="flex h-full min-h-96 flex-col">
      <div className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto p-4">
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
          {days.map(({ day, label, entries }) => (
            <section key={day}>
              <h3 className="menor my-4 text-center font-texto font-normal tracking-normal text-tinta-2">
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
        className="grid gap-3 border-t border-borda p-4"
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
