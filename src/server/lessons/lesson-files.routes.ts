import type { FastifyInstance } from 'fastify';
import { sendDownload } from '#server/files/download.api.ts';
import { findFile, listFiles } from '#server/files/files.api.ts';
import { toLessonFile } from '#server/files/lesson-file.api.ts';
import { readPreview } from '#server/files/previews/offer-preview.ts';
import { sendPage } from '#server/files/previews/send-picture.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { canSeeFile } from '#shared/files/file-access.ts';
import { downloadFile, listLessonFiles, uploadFile } from '#shared/files/files.contract.ts';
import { getPreview, getPreviewPage } from '#shared/files/preview.contract.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import { factsOf, findLesson } from './lesson-access.api.ts';
import { mountAdminFiles } from '#server/backoffice/files/admin-files.routes.ts';
import { attachFile } from './files/attach-file.ts';
import { createUploadLimit } from './lesson-limits.ts';

/** Files hang on lessons, and the rights on a file are the rights on its lesson; hence they are mounted here. */
export function mountLessonFiles(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  implement(app, deps, listLessonFiles, async ({ params, session }) => {
    const lesson = factsOf(await findLesson(db, session, params.id));
    const files = await listFiles(db, params.id);
    return files.filter((file) => canSeeFile(session, lesson, file)).map(toLessonFile);
  });
  implement(app, deps, downloadFile, async ({ params, session, request, reply }) => {
    const file = await findVisibleFile(deps, session, params.id);
    return sendDownload(request, reply, deps, file);
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
  mountAdminFiles(app, deps);
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
