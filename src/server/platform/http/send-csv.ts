import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Answers a CSV file as it is written. Refuse before: once the stream runs no status can be answered any more. */
export function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string>): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'x-content-type-options': 'nosniff',
    })
    .send(Readable.from(lines));
}
