import type { Answer } from '#tests/builders/api-client.ts';

/** What a call answered; a refusal ends the seed. */
export async function expectDone(answer: Promise<Answer>): Promise<Answer['json']> {
  const { status, text, json } = await answer;
  if (status >= 300) throw new Error(`refused with ${status}: ${text}`);
  return json;
}
