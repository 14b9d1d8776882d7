import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { FileRow } from './files.table.ts';
import { parseRange } from '#server/lessons/files/parse-range.ts';

/**
 * Answers with the bytes of a file as an attachment that no browser will run: type of our own
 * judgement, nosniff, a policy that forbids everything, never kept by a cache. Supports one Range.
 */
export async function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage }: Pick<AppDeps, 'storage'>,
  file: FileRow,
): Promise<FastifyReply> {
  reply.headers({
    'content-type': file.mimeType,
    'content-disposition': offerAs(file.originalName),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    etag: `"${file.sha256}"`,
  });
  const range = parseRange(rangeOf(request, file), file.sizeBytes);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${file.sizeBytes}`).removeHeader('content-disposition');
    throw new Problem('range_not_satisfiable');
  }
  if (range === null) {
    return reply.header('content-length', file.sizeBytes).send(await storage.readStream(file.storageKey));
  }
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`)
    .header('content-length', range.end - range.start + 1)
    .send(await storage.readStream(file.storageKey, range));
}

/** A part of another version than the one the reader has would spoil what is there: the whole goes out instead. */
function rangeOf({ headers }: FastifyRequest, file: FileRow): string | undefined {
  const known = headers['if-range'];
  return known === undefined || known === `"${file.sha256}"` ? headers.range : undefined;
}

/** An attachment by RFC 6266; the plain name goes without what its Appendix D warns of, such as `%2e`. */
function offerAs(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|[%"\\]/g, '_');
  return contentDisposition(name, { type: 'attachment', fallback: plain });
}
