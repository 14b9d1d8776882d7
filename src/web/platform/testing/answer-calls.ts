import { vi } from 'vitest';

type Answer = { status?: number; body?: unknown } | 'offline';

/**
 * Stands in for the server: `METHOD /path` → answers in turn, the last one again and again. A call that is not
 * listed fails the test. Answers the calls that were made; undo it with vi.unstubAllGlobals.
 */
export function answerCalls(answers: Record<string, Answer | Answer[]>): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${input}`;
    calls.push(call);
    const listed = answers[call];
    if (listed === undefined) throw new Error(`unexpected call: ${call}`);
    const answer = Array.isArray(listed) ? (listed.length > 1 ? listed.shift() : listed[0]) : listed;
    if (answer === undefined || answer === 'offline') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body ?? null), { status: answer.status ?? 200 });
  });
  return calls;
}

/** The body of a refusal. */
export const refusal = (code: string, message: string) => ({ type: `urn:lousa:problem:${code}`, message });
