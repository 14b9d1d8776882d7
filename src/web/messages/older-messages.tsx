import { History } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messageOf } from '#web/platform/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { MESSAGE_TEXTS } from './message-texts.ts';
import type { Thread } from './thread.ts';
import type { OlderPages } from './thread-query.ts';

/** From so many messages on a conversation says where it begins. */
const LONG = 50;
/** How far above the view the next page is asked for, so that reading on need not stop. */
const AHEAD = '600px 0px 0px 0px';

/**
 * Stands above the messages: loads older ones as it comes near the view, or by its button; says where the
 * conversation begins. `onPress` after a press, for the button moves away with what it loads.
 */
export function OlderMessages({
  thread: { messages, olderCursor },
  older: { load, isLoading, error },
  onPress,
}: {
  thread: Thread;
  older: OlderPages;
  onPress: () => void;
}) {
  const mark = useRef<HTMLDivElement>(null);
  const next = useRef(load);
  useEffect(() => {
    next.current = load;
  });
  const isFailed = error !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page the mark is looked at anew
  useEffect(() => {
    const [element, view] = [mark.current, mark.current?.closest('[data-scroller]')];
    // A fault waits for a press: asking by itself would ask without end.
    if (!element || !view || isFailed) return;
    const look = new IntersectionObserver(
      // Where everything fits without scrolling nobody has asked for more yet.
      (entries) => entries.at(-1)?.isIntersecting && view.scrollTop !== 0 && next.current(),
      { root: view, rootMargin: AHEAD },
    );
    look.observe(element);
    return () => look.disconnect();
  }, [olderCursor, isFailed]);
  if (olderCursor === null) {
    return messages.length < LONG ? null : (
      <p className="smaller text-center text-ink-2">{MESSAGE_TEXTS.beginning}</p>
    );
  }
  return (
    <div ref={mark} className="grid justify-items-center gap-2">
      {isFailed && !isLoading && (
        <p className="smaller text-center text-error-t" role="alert">
          {MESSAGE_TEXTS.olderError} {messageOf(error)}
        </p>
      )}
      <Button
        variant="neutral"
        size="d"
        isBusy={isLoading}
        busyLabel={MESSAGE_TEXTS.loadingOlder}
        onClick={() => {
          load();
          onPress();
        }}
      >
        <History size={18} aria-hidden="true" />
        {MESSAGE_TEXTS.older}
      </Button>
    </div>
  );
}
