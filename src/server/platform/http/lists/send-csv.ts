import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** The header line, and the first batch: what a query cannot have, the database refuses with that one. */
const READ_FIRST = 2;

/**
 * Answers a CSV file as it is written. Its beginning is read before the first byte goes out: once the stream runs no
 * status can be answered any more.
 */
export async function sendCsv(
  reply: FastifyReply,
  name: string,
  lines: AsyncIterable<string>,
): Promise<FastifyReply> {
  const rest = lines[Symbol.asyncIterator]();
  const first: string[] = [];
  while (first.length < READ_FIRST) {
    const { done, value } = await rest.next();
    if (done) break;
    first.push(value);
  }
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'x-content-type-options': 'nosniff',
    })
    .send(Readable.from(startWith(first, rest)));
}

async function* startWith(first: string[], rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield* first;
  yield* { [Symbol.asyncIterator]: () => rest };
}
