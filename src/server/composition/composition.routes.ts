import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { factsOf, findLesson } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { createLimiter } from '#server/platform/http/limits/rate-limit.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { changeOutline as changeOutlineCall, getOutline } from '#shared/analysis/outline/outline.contract.ts';
import { downloadDraft, getDraft } from '#shared/composition/draft.contract.ts';
import * as contract from '#shared/composition/lesson-preview.contract.ts';
import { FILE_KINDS } from '#shared/files/accepted-kinds.ts';
import { isClear } from '#shared/lessons/lesson-policy.ts';
import { changeLook } from './change-look.ts';
import { findShown } from './compositions.queries.ts';
import { writeDraft } from './draft-file.ts';
import { changeOutline, readOutline } from './outline.ts';
import { openPageDrawer } from './page-drawer.ts';
import { readDraft } from './read-draft.ts';
import { readPreview } from './read-preview.ts';
import { deckEditorOf } from './studio/deck-editor.ts';
import type { StudioDeps } from './studio/edit-draft.ts';
import { mountStudio } from './studio/studio.routes.ts';

export function mountComposition(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  const drawer = openPageDrawer(deps);
  const studio: StudioDeps = { ...deps, drawer, editor: deckEditorOf(deps) };
  /** A composition is tenths of a second of a processor: looks and outlines tried by one account in an hour. */
  const limit = createLimiter(deps.database, { name: 'looks', points: 400, durationSeconds: 3600 });

  implement(app, deps, contract.getLessonPreview, async ({ params, session }) =>
    readPreview(deps, await findLesson(db, session, params.id), session),
  );

  implement(app, deps, contract.getLessonPreviewPage, async ({ params, query, session, request, reply }) => {
    const lesson = await findLesson(db, session, params.id);
    const made = await findShown(db, session, lesson);
    const page = /^[1-9]\d{0,2}$/.test(params.page) ? Number(params.page) : 0;
    const isMarked = !isClear(factsOf(lesson));
    const widthPx = contract.PREVIEW_WIDTHS.find((width) => String(width) === (query.w ?? '640'));
    if (!made?.pages[page - 1] || widthPx === undefined) throw new Problem('preview_not_found');
    if (isMarked && widthPx > contract.UNPAID_WIDTH) throw new Problem('preview_not_found');
    const tag = `${made.version}${isMarked ? 'm' : 'c'}`;
    const etag = `"${tag}-${page}-${widthPx}"`;
    reply.headers({
      etag,
      // An address names its version: only that one may be kept, and by nobody but who asked.
      'cache-control': query.v === tag ? 'private, max-age=86400, immutable' : 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const picture = await drawer.draw(made, { page, widthPx, isMarked });
    return reply
      .headers({ 'content-type': 'image/webp', 'content-disposition': 'inline' })
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(picture);
  });

  implement(app, deps, getOutline, async ({ params, session }) =>
    readOutline(deps, await findLesson(db, session, params.id), session),
  );

  implement(app, deps, changeOutlineCall, async ({ params, body, session, gone }) => {
    await limit.consume(session.userId);
    return changeOutline(deps, session, { lessonId: params.id, ...body, signal: gone });
  });

  implement(app, deps, getDraft, async ({ params, session }) =>
    readDraft(studio, await findLesson(db, session, params.id), session),
  );

  implement(app, deps, downloadDraft, async ({ params, query, session, reply }) => {
    const lesson = await findLesson(db, session, params.id);
    const draft = await readDraft(studio, lesson, session);
    const file = draft.files.find(({ format }) => format === params.format);
    if (!file) throw new Problem('draft_not_found');
    const version = Number(query.version ?? draft.version);
    if (version !== draft.version) throw new Problem('draft_outdated');
    const { materialVersion, id: lessonId } = lesson;
    const bytes = await writeDraft(deps, lesson, { lessonId, version, materialVersion }, file.format);
    return reply
      .headers({
        'content-type': FILE_KINDS[file.format].mimeType,
        'content-disposition': contentDisposition(file.name),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(Buffer.from(bytes));
  });

  implement(app, deps, contract.changeLook, async ({ params, body, session, gone }) => {
    await limit.consume(session.userId);
    return changeLook(studio, session, { lessonId: params.id, look: body, signal: gone });
  });

  mountStudio(app, studio);
}
