import type { FastifyInstance } from 'fastify';
import { namesOf } from '#server/accounts/list-people.api.ts';
import { listLessonsWithEditors } from '#server/backoffice/audit/select-transitions.ts';
import { changeStatusOfMany, undoStatusOfMany } from '#server/backoffice/lessons/change-status-of-many.ts';
import { editLesson, type LaterRooms } from '#server/backoffice/lessons/edit-lesson.ts';
import { presentLesson } from '#server/lessons/present-lesson.api.ts';
import { countUnansweredOf } from '#server/messages/count-unanswered.api.ts';
import { holdsMoney } from '#server/payments/lesson-money.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { setPageHeaders } from '#server/platform/http/page.ts';
import type { Session } from '#server/platform/http/session.ts';
import { handOver } from '#server/production/hand-over.api.ts';
import { reopenProduction } from '#server/production/reopen-production.api.ts';
import * as contract from '#shared/backoffice/admin-lessons.contract.ts';
import * as bulk from '#shared/backoffice/bulk-status.contract.ts';
import { mountClients } from './clients/clients.routes.ts';
import { addNote, listNotes } from './lesson-notes.ts';

/** What payments and production have to say where an admin sets a status. */
function laterRooms(deps: AppDeps, { userId, role }: Session, ip: string): LaterRooms {
  const by = { userId, role, ip };
  return {
    holdsMoney,
    complete: (tx, lessonId, reason) =>
      handOver(tx, deps, { by, lessonId, isForced: reason !== undefined && reason !== '' }),
    reopen: (tx, lesson) => reopenProduction(tx, lesson, deps.clock.now()),
  };
}

export function mountAdminLessons(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  mountClients(app, deps);
  implement(app, deps, contract.listAdminLessons, async ({ query, session, request, reply }) => {
    const viewed = { viewer: session, now: deps.clock.now() };
    const page = await listLessonsWithEditors(db, query, viewed);
    setPageHeaders(request, reply, page);
    const names = await namesOf(
      db,
      page.lessons.flatMap(({ editorId }) => editorId ?? []),
    );
    const unread = await countUnansweredOf(
      db,
      page.lessons.map(({ lesson }) => lesson.id),
    );
    return page.lessons.map(({ lesson, editorId }) => ({
      ...lesson,
      unread: unread.get(lesson.id) ?? 0,
      editor: editorId === null ? null : { id: editorId, name: names.get(editorId) ?? '' },
    }));
  });
  implement(app, deps, contract.editLesson, async ({ params, body, session, request }) => {
    const later = laterRooms(deps, session, request.ip);
    const edited = { lessonId: params.id, edit: body, ip: request.ip, later };
    const row = await editLesson(deps, session, edited);
    return presentLesson(db, { row, viewer: session, now: deps.clock.now() });
  });
  implement(app, deps, bulk.changeStatusOfMany, ({ body, session, request }) => {
    const { ids, status, ...asked } = body;
    const later = laterRooms(deps, session, request.ip);
    return changeStatusOfMany(deps, session, ids, { ...asked, to: status, ip: request.ip, later });
  });
  implement(app, deps, bulk.undoStatusOfMany, ({ body, session, request }) =>
    undoStatusOfMany(deps, session, body.moves, { later: laterRooms(deps, session, request.ip) }),
  );
  implement(app, deps, contract.addNote, async ({ params, body, session, idempotency, reply }) => {
    const note = await addNote(deps, session, { lessonId: params.id, text: body.text, idempotency });
    reply.code(note.status);
    return note.body;
  });
  implement(app, deps, contract.listNotes, ({ params, session }) => listNotes(deps, session, params.id));
}
