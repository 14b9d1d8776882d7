import { followEvents, type StreamState } from './event-stream.ts';
import type { StreamEvent } from './parse-events.ts';

export interface Watch {
  /** The stream that tells of changes. */
  url: string;
  /** Whether an event means that what is shown is older than the truth. May take the event in besides. */
  isNews: (event: StreamEvent) => boolean;
  /**
   * Reads anew what is shown. Answers whether that is now as new as everything heard; false, or a rejection, is
   * asked again soon. What it starts must take the place of an earlier reading that is still on its way.
   */
  read: () => Promise<boolean>;
  onState?: (state: StreamState) => void;
  /** Resume after this event. */
  lastEventId?: string;
  /** How often to look besides the stream; for a screen on which somebody waits, more often. */
  netMs?: number;
}

/** Events that come together are answered by one reading. */
const GATHER_MS = 40;
/** The net below the stream: what a proxy swallowed, what a notice never told. */
const NET_MS = 30_000;
/** The pace while there is no stream. */
const LOST_MS = 5000;
/** The pace where the server has no room for a stream: many wait then, so none may ask often. */
const CROWDED_MS = 15_000;
/** After a reading that failed or came back old; doubled each time up to the pace of the net. */
const AGAIN_MS = 1000;
/** A reading that takes longer is taken for dead. */
const PATIENCE_MS = 30_000;

/**
 * Keeps what is shown as new as the server: reads it again for every news heard, whenever the stream opens or
 * comes back, when the page returns to view, and now and then besides while it is in view. Readings never overlap,
 * and news heard during one leads to another after it: an answer that was on its way may be older than they are.
 * Answers the function that stops it.
 */
export function stayCurrent({ url, read, isNews, onState, lastEventId, netMs = NET_MS }: Watch): () => void {
  let stream: StreamState = 'connecting';
  let hasNews = false;
  let isReading = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  const stop = new AbortController();

  const pace = () => {
    if (stream === 'crowded') return Math.min(netMs, CROWDED_MS);
    return stream === 'open' ? netMs : LOST_MS;
  };
  const isHidden = () => document.visibilityState === 'hidden';
  function plan(ms: number): void {
    if (stop.signal.aborted || isReading || Date.now() + ms >= dueAt) return;
    clearTimeout(timer);
    dueAt = Date.now() + ms;
    timer = setTimeout(() => void look(), ms);
  }
  function ask(): void {
    hasNews = true;
    plan(GATHER_MS);
  }
  async function look(): Promise<void> {
    dueAt = Number.POSITIVE_INFINITY;
    // Nobody sees the page and nothing was heard: the next look can wait.
    if (isHidden() && !hasNews) return plan(netMs);
    hasNews = false;
    isReading = true;
    const isCurrent = await withPatience(read);
    isReading = false;
    failures = isCurrent ? 0 : failures + 1;
    if (hasNews) plan(GATHER_MS);
    else plan(isCurrent ? pace() : Math.min(pace(), AGAIN_MS * 2 ** (failures - 1)));
  }

  const stopStream = followEvents(url, {
    onEvent: (event) => isNews(event) && ask(),
    onState: (state) => {
      stream = state;
      onState?.(state);
      if (state === 'open') ask();
      else plan(pace());
    },
    ...(lastEventId && { lastEventId }),
  });
  const catchUp = () => void (isHidden() || ask());
  document.addEventListener('visibilitychange', catchUp, { signal: stop.signal });
  return () => {
    stop.abort();
    stopStream();
    clearTimeout(timer);
  };
}

/** Answers false where the reading failed or is taken for dead. */
async function withPatience(read: Watch['read']): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runsOut = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  return Promise.race([read().catch(() => false), runsOut]).finally(() => clearTimeout(timer));
}
