import { isSessionLost, readProblem } from '#web/platform/api-problem.ts';
import { leaveForLogin } from '#web/platform/session/lost-session.ts';
import { createEventParser, type StreamEvent } from './parse-events.ts';
import { sessionStore } from '#web/platform/session/session.ts';

export type StreamState = 'connecting' | 'open' | 'waiting' | 'closed';
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

/**
 * Follows server-sent events by fetch, because EventSource cannot carry the bearer token. Comes back after
 * every break with `Last-Event-ID`, waiting longer each time it fails; ends for good where the server
 * refuses (4xx). Answers the function that stops it.
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
      const outcome = await readOnce().catch(() => ({ isRefused: false, retryMs: null }));
      if (outcome.isRefused || stop.signal.aborted) break;
      onState?.('waiting');
      await wait(Math.min(MAX_WAIT_MS, (outcome.retryMs ?? FIRST_WAIT_MS) * 2 ** failures));
      failures += 1;
    }
    onState?.('closed');
  }

  async function readOnce(): Promise<{ isRefused: boolean; retryMs: number | null }> {
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
        if (done) return { isRefused: false, retryMs: parser.retryMs };
        attempt.hasSpoken();
        failures = 0;
        for (const event of parser.feed(value)) {
          if (event.id) resumeFrom = event.id;
          onEvent(event);
        }
      }
    } finally {
      attempt.end();
    }
  }

  /** Ends early when the browser is back online. */
  function wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const over = new AbortController();
      const end = () => {
        clearTimeout(timer);
        over.abort();
        resolve();
      };
      const timer = setTimeout(end, ms);
      stop.signal.addEventListener('abort', end, { signal: over.signal });
      globalThis.addEventListener?.('online', end, { signal: over.signal });
    });
  }
}

async function judgeRefusal(response: Response): Promise<{ isRefused: boolean; retryMs: null }> {
  const problem = await readProblem(response);
  if (isSessionLost(problem)) leaveForLogin();
  return {
    isRefused: response.status >= 400 && response.status < 500 && response.status !== 429,
    retryMs: null,
  };
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
