import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import type { FileRow } from './files.table.ts';
import { parseRange } from './parse-range.ts';

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
  const range = parseRange(request.headers.range, file.sizeBytes);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.sizeBytes}`).send();
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

/** An attachment by RFC 6266; the plain name goes without what its Appendix D warns of, such as `%2e`. */
function offerAs(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|[%"\\]/g, '_');
  return contentDisposition(name, { type: 'attachment', fallback: plain });
}
