import { isSessionLost, readProblem } from '#web/platform/api-problem.ts';
import { leaveForLogin } from '#web/platform/session/lost-session.ts';
import { sessionStore } from '#web/platform/session/session.ts';
import { createEventParser, type StreamEvent } from './parse-events.ts';

/** `crowded`: the server has no room for this page's stream now, so that it has to look by itself. */
export type StreamState = 'connecting' | 'open' | 'waiting' | 'crowded' | 'closed';
export interface StreamOptions {
  onEvent: (event: StreamEvent) => void;
  onState?: (state: StreamState) => void;
  /** Resume after this event. */
  lastEventId?: string;
}

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;
/** The server speaks at least every 15 s; silence three times as long is a dead connection. */
const SILENCE_MS = 45_000;
/** How long a page does without a stream where there was no room for it. */
const CROWDED_MS = 60_000;
/** Sent last where a newer page of the same person takes the place of this one. */
const REPLACED = 'replaced';

type Outcome = { end: 'broken'; retryMs: number | null } | { end: 'refused' } | { end: 'crowded' };

/**
 * Follows server-sent events by fetch, because EventSource cannot carry the bearer token. Comes back after
 * every break with `Last-Event-ID`, waiting longer each time it fails, and where there is no room for it only when
 * somebody looks; ends for good where the server refuses (4xx). Answers the function that stops it.
 */
export function followEvents(url: string, { onEvent, onState, lastEventId = '' }: StreamOptions): () => void {
  const stop = new AbortController();
  let resumeFrom = lastEventId;
  let failures = 0;
  void run();
  return () => stop.abort();

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      onState?.('connecting');
      const outcome = await readOnce().catch((): Outcome => ({ end: 'broken', retryMs: null }));
      if (outcome.end === 'refused' || stop.signal.aborted) break;
      if (outcome.end === 'crowded') {
        onState?.('crowded');
        await wait(CROWDED_MS, { isForView: true });
        continue;
      }
      onState?.('waiting');
      await wait(Math.min(MAX_WAIT_MS, (outcome.retryMs ?? FIRST_WAIT_MS) * 2 ** failures));
      failures += 1;
    }
    onState?.('closed');
  }

  async function readOnce(): Promise<Outcome> {
    const headers = new Headers({ Accept: 'text/event-stream' });
    const { token } = sessionStore.get();
    if (token) headers.set('Authorization', `Bearer ${token}`);
    if (resumeFrom) headers.set('Last-Event-ID', resumeFrom);
    const attempt = createAttempt(stop.signal);
    try {
      const response = await fetch(url, {
        headers,
        credentials: 'include',
        cache: 'no-store',
        signal: attempt.signal,
      });
      if (!response.ok || !response.body) return await judgeRefusal(response);
      onState?.('open');
      const parser = createEventParser();
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return { end: 'broken', retryMs: parser.retryMs };
        attempt.hasSpoken();
        failures = 0;
        for (const event of parser.feed(value)) {
          if (event.type === REPLACED) return { end: 'crowded' };
          if (event.id) resumeFrom = event.id;
          onEvent(event);
        }
      }
    } finally {
      attempt.end();
    }
  }

  /**
   * Ends early when the browser is back online. `isForView`: when somebody comes back to the page too, and not before
   * the page is looked at.
   */
  function wait(ms: number, { isForView = false } = {}): Promise<void> {
    return new Promise((resolve) => {
      const over = new AbortController();
      const end = () => {
        clearTimeout(timer);
        over.abort();
        resolve();
      };
      const endInView = () => {
        if (document.visibilityState !== 'hidden') end();
      };
      const timer = setTimeout(() => {
        if (isForView) endInView();
        else end();
      }, ms);
      stop.signal.addEventListener('abort', end, { signal: over.signal });
      if (isForView) document.addEventListener('visibilitychange', endInView, { signal: over.signal });
      globalThis.addEventListener?.('online', () => isForView || end(), { signal: over.signal });
    });
  }
}

async function judgeRefusal(response: Response): Promise<Outcome> {
  const problem = await readProblem(response);
  if (isSessionLost(problem)) leaveForLogin();
  if (response.status === 429 || problem.code === 'streams_full') return { end: 'crowded' };
  const isRefused = response.status >= 400 && response.status < 500;
  return isRefused ? { end: 'refused' } : { end: 'broken', retryMs: null };
}

/** Gives up an attempt when nothing has come for too long, or when `stop` says so. */
function createAttempt(stop: AbortSignal) {
  const attempt = new AbortController();
  const giveUp = () => attempt.abort();
  const start = () => setTimeout(giveUp, SILENCE_MS);
  let timer = start();
  stop.addEventListener('abort', giveUp);
  return {
    signal: attempt.signal,
    hasSpoken() {
      clearTimeout(timer);
      timer = start();
    },
    end() {
      clearTimeout(timer);
      stop.removeEventListener('abort', giveUp);
    },
  };
}
