import { setTimeout as sleep } from 'node:timers/promises';
import { callAs, type Target } from './observed-calls.ts';

interface Watched {
  token: string;
  lessonId: string;
  orderedAt: number;
  stop: AbortSignal;
}

const IS_ANALYSED = /"status":"(waiting_approval|waiting_payment|paid)"/;
const REOPEN_MS = 2000;

/** Keeps the stream of a lesson open as a page does, and writes down when the analysis came. */
export async function watchLesson(target: Target, { token, lessonId, orderedAt, stop }: Watched) {
  const { base, observed } = target;
  let isTold = false;
  const tell = () => {
    if (!isTold) observed.analysed.push(performance.now() - orderedAt);
    isTold = true;
  };
  while (!stop.aborted) {
    try {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${base}/api/lessons/${lessonId}/events`, { headers, signal: stop });
      if (!answer.ok || !answer.body) {
        await answer.body?.cancel();
        if (!target.mayBeAway()) observed.errors.push(`stream: ${answer.status}`);
      } else {
        for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
          if (IS_ANALYSED.test(text)) tell();
        }
      }
    } catch (error) {
      if (!stop.aborted && !target.mayBeAway()) observed.errors.push(`stream: ${error}`);
    }
    await sleep(REOPEN_MS, undefined, { signal: stop }).catch(() => {});
  }
}

/** Waits until every order has its analysis, and answers the ids of those that never came to one. */
export async function awaitAnalyses(target: Target, tokens: string[], withinMs: number): Promise<string[]> {
  const until = Date.now() + withinMs;
  let waiting: string[] = [];
  do {
    waiting = [];
    for (const token of tokens) {
      const lessons = await callAs<{ id: string; status: string }[]>(
        target,
        token,
        'look again',
        '/api/lessons?limit=200',
      );
      for (const { id, status } of lessons ?? []) {
        if (['submitted', 'analyzing'].includes(status)) waiting.push(id);
      }
    }
    if (waiting.length > 0) await sleep(1000);
  } while (waiting.length > 0 && Date.now() < until);
  return waiting;
}
