import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { setPageHeaders } from '#server/platform/http/lists/page.ts';
import { sendCsv } from '#server/platform/http/lists/send-csv.ts';
import * as contract from '#shared/backoffice/clients.contract.ts';
import { saoPauloDay } from '#shared/calendar.ts';
import { exportLessonLines } from './export-lessons.ts';
import { filterLessons } from './filter-lessons.ts';
import { listClientLessonPage } from './list-client-lessons.ts';
import { listClientPage } from './list-clients.ts';
import { openClient } from './open-client.ts';
import { openAdminLesson } from './open-lesson.ts';

/** What the admin reads of clients and their lessons. */
export function mountClients(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  implement(app, deps, contract.listClients, async ({ query, request, reply }) => {
    const page = await listClientPage(db, query, deps.clock.now());
    setPageHeaders(request, reply, page);
    reply.header('x-total-lessons', page.totalLessons);
    return page.clients;
  });
  implement(app, deps, contract.listClientLessons, async ({ params, query, request, reply }) => {
    const page = await listClientLessonPage(db, { clientId: params.id, query, now: deps.clock.now() });
    setPageHeaders(request, reply, page);
    return page.lessons;
  });
  implement(app, deps, contract.openClient, ({ params }) => openClient(db, params.id));
  implement(app, deps, contract.listFilteredLessons, async ({ query, request, reply }) => {
    const page = await listClientLessonPage(db, { query, now: deps.clock.now() });
    setPageHeaders(request, reply, page);
    return page.lessons;
  });
  implement(app, deps, contract.exportLessons, async ({ query: { ids, ...query }, reply }) => {
    const now = deps.clock.now();
    // Refused before the first byte: once the stream runs no status can be answered any more.
    const wanted = await filterLessons(db, query, now);
    const named = ids === undefined ? null : ids.split(',');
    return sendCsv(reply, `projetos-${saoPauloDay(now)}`, exportLessonLines(db, wanted, named));
  });
  implement(app, deps, contract.openLesson, ({ params, session }) =>
    openAdminLesson(db, { lessonId: params.id, viewer: session, now: deps.clock.now() }),
  );
}
