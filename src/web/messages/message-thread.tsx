import { ArrowDown } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { messageOf } from '#web/platform/api-problem.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { arrangeThread, type ThreadDay } from './arrange-thread.ts';
import { MessageBubble } from './message-bubble.tsx';
import { MESSAGE_TEXTS } from './message-texts.ts';
import { OlderMessages } from './older-messages.tsx';
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
  const { thread, older, unsent, recall, retry, discard } = conversation;
  const days = arrangeThread(thread.data?.messages ?? [], unsent.outgoing);
  const view = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const { hasNewBelow, goToEnd } = useSteadyView(view, lastOf(days));
  const isEmpty = thread.isSuccess && days.length === 0;
  return (
    <div className="relative h-full">
      {/* A reversed column keeps its end in view while messages come in, and its place while older ones do. */}
      <div
        ref={view}
        data-scroller
        className="flex h-full flex-col-reverse overflow-y-auto p-4 [overflow-anchor:none] md:px-5"
      >
        <div className="mb-auto grid gap-4">
          {/* Whoever writes knows who may read it. */}
          {!isAdmin && (
            <p className="smaller text-center leading-snug text-ink-2">{MESSAGE_TEXTS.seenByAdmins}</p>
          )}
          {thread.isPending && <ThreadSkeleton />}
          {thread.isError && (
            <ErrorPanel
              title={MESSAGE_TEXTS.loadError}
              message={messageOf(thread.error)}
              onRetry={() => void thread.refetch()}
              isRetrying={thread.isFetching}
            />
          )}
          {isEmpty && (
            <EmptyState drawing="speech" title={MESSAGE_TEXTS.none} text={MESSAGE_TEXTS.noneText} />
          )}
          {thread.data && (
            <OlderMessages
              thread={thread.data}
              older={older}
              onPress={() => log.current?.focus({ preventScroll: true })}
            />
          )}
          <div
            ref={log}
            role="log"
            aria-label={MESSAGE_TEXTS.thread}
            // What is read back is not read out.
            aria-live={older.isLoading ? 'off' : 'polite'}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the scrolling thread must be reachable by keyboard
            tabIndex={0}
            className="grid gap-4 rounded-field"
          >
            {days.map(({ day, label, entries }) => (
              <section key={day} className="grid gap-4">
                <h3 className="smaller flex items-center gap-3 font-text font-normal tracking-normal text-ink-2 before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
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
      {hasNewBelow && (
        <div className="absolute inset-x-0 bottom-3 flex justify-center">
          <Button size="d" variant="neutral" onClick={goToEnd}>
            <ArrowDown size={18} aria-hidden="true" />
            {MESSAGE_TEXTS.newBelow}
          </Button>
        </div>
      )}
    </div>
  );
}

function lastOf(days: readonly ThreadDay[]): { id: string; isOwn: boolean } | undefined {
  const entry = days.at(-1)?.entries.at(-1);
  return entry && { id: entry.id, isOwn: entry.kind === 'outgoing' };
}

function ThreadSkeleton() {
  return (
    <LoadingArea label={MESSAGE_TEXTS.loading}>
      <Skeleton className="h-16 w-3/4 rounded-[1rem]" />
      <Skeleton className="mt-4 ml-auto h-12 w-3/5 rounded-[1rem]" />
      <Skeleton className="mt-4 h-24 w-4/5 rounded-[1rem]" />
    </LoadingArea>
  );
}

/** Nearer to the end than this somebody reads the end. */
const AT_END_PX = 40;

/**
 * Keeps what is read in place in a list that begins at its end (a reversed column): older entries above move nothing
 * by themselves, newer ones below would. Answers whether newer ones came while somebody read further up, and how to
 * go there. What `isOwn` is gone to at once.
 */
function useSteadyView(
  view: RefObject<HTMLElement | null>,
  last: { id: string; isOwn: boolean } | undefined,
): { hasNewBelow: boolean; goToEnd: () => void } {
  const [hasNewBelow, setNewBelow] = useState(false);
  const before = useRef<string | undefined>(undefined);
  const { id, isOwn = false } = last ?? {};
  const goToEnd = () => {
    if (view.current) view.current.scrollTop = 0;
    setNewBelow(false);
  };
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const look = () => -element.scrollTop < AT_END_PX && setNewBelow(false);
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [view]);
  useLayoutEffect(() => {
    const element = view.current;
    const known = before.current;
    before.current = id;
    if (!element || known === undefined || id === undefined || known === id) return;
    if (-element.scrollTop < AT_END_PX) return;
    if (isOwn) {
      element.scrollTop = 0;
      return;
    }
    const [was, now] = [known, id].map((entry) =>
      element.querySelector(`[data-entry="${CSS.escape(entry)}"]`),
    );
    if (!was || !now) return;
    element.scrollTop -= now.getBoundingClientRect().bottom - was.getBoundingClientRect().bottom;
    setNewBelow(true);
  }, [view, id, isOwn]);
  return { hasNewBelow, goToEnd };
}
