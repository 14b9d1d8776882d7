import { expect, it } from 'vitest';
import { PROBLEMS } from '#shared/http/problem-codes.ts';
import { readProblem } from './api-problem.ts';

const answer = (status: number, body: unknown) =>
  readProblem(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

it('tells every refusal of the server by its code and in its words, without a list of its own', async () => {
  for (const [code, { status, message }] of Object.entries(PROBLEMS)) {
    const problem = await answer(status, { type: `urn:lousa:problem:${code}`, message });
    expect(problem).toMatchObject({ code, status, message, isWorded: true });
  }
});

it.each([
  [502, '<h1>Bad Gateway</h1>', 'unavailable'],
  [413, 'too large', 'too_large'],
  [418, { type: 'about:blank' }, 'internal'],
  [409, { type: 7 }, 'wrong_state'],
  [404, 'null', 'page_not_found'],
] as const)('gives an answer %i that is not ours the sentence of its status', async (status, body, code) => {
  const { message } = PROBLEMS[code];
  expect(await answer(status, body)).toMatchObject({ code, status, message, isWorded: false });
});
