import { messageOf } from '#web/platform/api-problem.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { arrangeThread } from './arrange-thread.ts';
import { MessageBubble } from './message-bubble.tsx';
import { MESSAGE_TEXTS } from './message-texts.ts';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import type { Conversation } from './use-conversation.ts';

/** The messages under their days, newest at the bottom, where the view starts and stays. */
export function MessageThread({
  conversation,
  onLeave,
}: {
  conversation: Conversation;
  /** A message on its way was taken back, sent again or given up. */
  onLeave: () => void;
}) {
  const isAdmin = useSession().user?.role === 'admin';
  const { thread, desk, recall, retry, discard } = conversation;
  const days = arrangeThread(thread.data ?? [], desk.outgoing);
  const isEmpty = thread.isSuccess && days.length === 0;
  return (
    // A reversed column keeps its end in view while messages come in, without a script.
    <div className="flex h-full flex-col-reverse overflow-y-auto p-4 md:px-5">
      <div className="mb-auto grid gap-4">
        {/* Whoever writes knows who may read it. */}
        {!isAdmin && (
          <p className="menor text-center leading-snug text-tinta-2">{MESSAGE_TEXTS.seenByAdmins}</p>
        )}
        {thread.isPending && <ThreadBones />}
        {thread.isError && (
          <ErrorPanel
            title={MESSAGE_TEXTS.loadError}
            message={messageOf(thread.error)}
            onRetry={() => void thread.refetch()}
            isRetrying={thread.isFetching}
          />
        )}
        {isEmpty && <EmptyState drawing="speech" title={MESSAGE_TEXTS.none} text={MESSAGE_TEXTS.noneText} />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the scrolling thread must be reachable by keyboard */}
        <div role="log" aria-label={MESSAGE_TEXTS.thread} tabIndex={0} className="grid gap-4 rounded-campo">
          {days.map(({ day, label, entries }) => (
            <section key={day} className="grid gap-4">
              <h3 className="menor flex items-center gap-3 font-texto font-normal tracking-normal text-tinta-2 before:h-px before:flex-1 before:bg-borda after:h-px after:flex-1 after:bg-borda">
                {label}
              </h3>
              <ul className="grid gap-4">
                {entries.map((entry) =>
                  entry.kind === 'stored' ? (
                    <MessageBubble key={entry.id} message={entry.message} />
                  ) : (
                    <OutgoingBubble
                      key={entry.id}
                      message={entry.message}
                      onRecall={() => {
                        recall(entry.id);
                        onLeave();
                      }}
                      onRetry={() => {
                        retry(entry.message);
                        onLeave();
                      }}
                      onDiscard={() => {
                        discard(entry.id);
                        onLeave();
                      }}
                    />
                  ),
                )}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function ThreadBones() {
  return (
    <LoadingArea label={MESSAGE_TEXTS.loading}>
      <Skeleton className="h-16 w-3/4 rounded-[1rem]" />
      <Skeleton className="mt-4 ml-auto h-12 w-3/5 rounded-[1rem]" />
      <Skeleton className="mt-4 h-24 w-4/5 rounded-[1rem]" />
    </LoadingArea>
  );
}
