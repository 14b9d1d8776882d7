import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPreview, sendPage } from '#server/files/file-contents.api.ts';
import { type FileRow, findFile, listFiles, toLessonFile } from '#server/files/files.api.ts';
import { createUploadLimit } from '#server/lessons/lesson-limits.ts';
import { factsOf, findLesson } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { setNextLink } from '#server/platform/http/lists/page.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { canSeeFile } from '#shared/files/file-access.ts';
import { downloadFile, listLessonFiles, uploadFile } from '#shared/files/files.contract.ts';
import { getPreview, getPreviewPage } from '#shared/files/preview.contract.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import { attachFile } from './attach-file.ts';
import { parseRange } from './parse-range.ts';
import { recordDownload } from './record-download.ts';

/** Files hang on lessons, and the rights on a file are the rights on its lesson; hence they are mounted here. */
export function mountLessonFiles(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  implement(app, deps, listLessonFiles, async ({ params, query, session, request, reply }) => {
    const lesson = factsOf(await findLesson(db, session, params.id));
    const { files, next } = await listFiles(db, params.id, query);
    setNextLink(request, reply, next);
    return files.filter((file) => canSeeFile(session, lesson, file)).map(toLessonFile);
  });
  implement(app, deps, downloadFile, async ({ params, session, request, reply }) => {
    const file = await findVisibleFile(deps, session, params.id);
    const isDelivery = file.fileType === 'final_delivery';
    const record = isDelivery ? () => recordDownload(deps, session, { file, ip: request.ip }) : undefined;
    return sendDownload(request, reply, deps, file, record);
  });
  implement(app, deps, getPreview, async ({ params, session }) =>
    readPreview(deps, await findVisibleFile(deps, session, params.id)),
  );
  implement(app, deps, getPreviewPage, async ({ params, session, reply }) => {
    const file = await findVisibleFile(deps, session, params.id);
    return sendPage(reply, deps, { file, page: params.page });
  });
  const limit = createUploadLimit(deps);
  implement(app, deps, uploadFile, async ({ params, session, upload, idempotency, reply }) => {
    await limit.consume(session.userId);
    const attached = { lessonId: params.lessonId, upload: upload?.file ?? null, idempotency };
    const answer = await attachFile(deps, session, attached);
    reply.code(answer.status);
    return answer.body;
  });
}

async function findVisibleFile({ database }: AppDeps, viewer: Viewer, fileId: string) {
  const file = isId(fileId) ? await findFile(database.db, fileId) : null;
  if (file?.bytes !== 'kept') throw new Problem('file_not_found');
  const lesson = await findLesson(database.db, viewer, file.lessonId).catch((problem: unknown) => {
    // Whose file it is, is told to nobody.
    if (problem instanceof Problem) throw new Problem('file_not_found');
    throw problem;
  });
  if (!canSeeFile(viewer, factsOf(lesson), file)) throw new Problem('file_not_found');
  return file;
}

/**
 * Answers with the bytes of a file as an attachment that no browser will run: type of our own
 * judgement, nosniff, a policy that forbids everything, never kept by a cache. Supports one Range.
 */
async function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage }: Pick<AppDeps, 'storage'>,
  file: FileRow,
  /** Told once the last byte of the file has gone out. */
  onSent?: () => void,
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
  const isEndSent = request.method === 'GET' && (range === null || range.end === file.sizeBytes - 1);
  // What the reader cut off before its end was not sent.
  if (onSent && isEndSent) reply.raw.once('finish', onSent);
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
