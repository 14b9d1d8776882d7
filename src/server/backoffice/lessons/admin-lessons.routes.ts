import type { FastifyInstance } from 'fastify';
import { namesOf } from '#server/accounts/accounts.api.ts';
import {
  listLessons,
  presentLesson,
  presentListed,
  retryAnalysis,
} from '#server/lessons/lesson-progress.api.ts';
import { countUnansweredOf } from '#server/messages/messages.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { setNextLink, setPageHeaders } from '#server/platform/http/lists/page.ts';
import * as contract from '#shared/backoffice/admin-lessons.contract.ts';
import * as bulk from '#shared/backoffice/bulk-status.contract.ts';
import { changeStatusOfMany, undoStatusOfMany } from './change-status-of-many.ts';
import { editLesson } from './edit-lesson.ts';
import { addNote, listNotes } from './lesson-notes.ts';

export function mountAdminLessons(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  implement(app, deps, contract.listAdminLessons, async ({ query, session, request, reply }) => {
    const page = await listLessons(db, session, query);
    setPageHeaders(request, reply, page);
    const names = await namesOf(
      db,
      page.lessons.flatMap(({ row }) => row.editorId ?? []),
    );
    const unread = await countUnansweredOf(
      db,
      page.lessons.map(({ row }) => row.id),
    );
    const now = deps.clock.now();
    return page.lessons.map((parts) => {
      const { id, editorId } = parts.row;
      const editor = editorId === null ? null : { id: editorId, name: names.get(editorId) ?? '' };
      return { ...presentListed(parts, session, now), unread: unread.get(id) ?? 0, editor };
    });
  });
  implement(app, deps, contract.editLesson, async ({ params, body, session, request }) => {
    const edited = { lessonId: params.id, edit: body, ip: request.ip };
    const row = await editLesson(deps, session, edited);
    return presentLesson(db, { row, viewer: session, now: deps.clock.now() });
  });
  implement(app, deps, contract.retryAnalysis, async ({ params, session }) => {
    const row = await retryAnalysis(deps, session, params.id);
    return presentLesson(db, { row, viewer: session, now: deps.clock.now() });
  });
  implement(app, deps, bulk.changeStatusOfMany, ({ body, session, request }) => {
    const { ids, status, ...asked } = body;
    return changeStatusOfMany(deps, session, ids, { ...asked, to: status, ip: request.ip });
  });
  implement(app, deps, bulk.undoStatusOfMany, ({ body, session }) =>
    undoStatusOfMany(deps, session, body.moves),
  );
  implement(app, deps, contract.addNote, async ({ params, body, session, idempotency, reply }) => {
    const note = await addNote(deps, session, { lessonId: params.id, text: body.text, idempotency });
    reply.code(note.status);
    return note.body;
  });
  implement(app, deps, contract.listNotes, async ({ params, query, session, request, reply }) => {
    const { notes, next } = await listNotes(deps, session, { ...query, lessonId: params.id });
    setNextLink(request, reply, next);
    return notes;
  });
}
