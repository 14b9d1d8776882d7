import type { FastifyInstance } from 'fastify';
import { presentLesson } from '#server/lessons/lesson-progress.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { type Call, implement } from '#server/platform/http/implement.ts';
import { setPageHeaders } from '#server/platform/http/lists/page.ts';
import type { Session } from '#server/platform/http/session.ts';
import { startOfDay } from '#shared/calendar.ts';
import * as contract from '#shared/production/production.contract.ts';
import { assignEditor } from './assignment/assign-editor.ts';
import { changeDeadline } from './assignment/change-deadline.ts';
import { listEditorPage, measureEditor } from './assignment/list-editors.ts';
import { unassignEditor } from './assignment/unassign-editor.ts';
import { completeLesson } from './delivery/complete-lesson.ts';
import { deliverDraft } from './delivery/deliver-draft.ts';
import { finishWork } from './delivery/finish-work.ts';
import { listDeliveries } from './delivery/list-deliveries.ts';
import { rateDelivery } from './delivery/rate-delivery.ts';
import { requestRevision } from './delivery/request-revision.ts';
import { sendDeliveredCopy } from './delivery/send-delivered-copy.ts';
import { startWork } from './delivery/start-work.ts';
import { replaceDelivery, uploadDelivery } from './delivery/upload-delivery.ts';
import { recallSatisfaction } from './production.api.ts';
import type { ProductionRow } from './production.table.ts';
import type { Requester } from './production-access.ts';
import { readDraftFigures } from './read-draft-figures.ts';
import { listProductionPage } from './worklist/list-productions.ts';
import { openProduction, presentProduction } from './worklist/present-production.ts';

export function mountProduction(app: FastifyInstance, deps: AppDeps): void {
  mountLists(app, deps);
  mountAssignment(app, deps);
  mountWork(app, deps);
  mountTeacher(app, deps);
  mountSatisfaction(app, deps);
}

const by = ({ session, request }: Pick<Call<never>, 'session' | 'request'>): Requester => ({
  userId: session.userId,
  role: session.role,
  ip: request.ip,
});

function mountLists(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  for (const list of [contract.listAssigned, contract.listEditorProjects, contract.listProductions]) {
    implement(app, deps, list, async ({ query, session, request, reply }) => {
      const now = deps.clock.now();
      const page = await listProductionPage(db, { viewer: session, query, now });
      setPageHeaders(request, reply, page);
      return page.productions;
    });
  }
  implement(app, deps, contract.listEditors, async ({ query, request, reply }) => {
    const page = await listEditorPage(db, query, deps.clock.now());
    setPageHeaders(request, reply, page);
    return page.editors;
  });
  implement(app, deps, contract.getDraftFigures, ({ query }) =>
    readDraftFigures(db, query.from ? startOfDay(query.from) : null),
  );
  implement(app, deps, contract.editorStats, ({ session }) =>
    measureEditor(db, session.userId, deps.clock.now()),
  );
  implement(app, deps, contract.getProduction, ({ params, session }) =>
    openProduction(db, session, { id: params.id, now: deps.clock.now() }),
  );
}

function mountAssignment(app: FastifyInstance, deps: AppDeps): void {
  implement(app, deps, contract.assignEditor, async (call) =>
    present(deps, call.session, await assignEditor(deps, by(call), call.body)),
  );
  implement(app, deps, contract.unassignEditor, async (call) =>
    present(deps, call.session, await unassignEditor(deps, by(call), call.body)),
  );
  implement(app, deps, contract.completeLesson, async (call) => {
    const row = await completeLesson(deps, by(call), call.params.id);
    return presentLesson(deps.database.db, { row, viewer: call.session, now: deps.clock.now() });
  });
  implement(app, deps, contract.changeDeadline, async (call) => {
    const row = await changeDeadline(deps, by(call), { lessonId: call.params.id, ...call.body });
    return presentLesson(deps.database.db, { row, viewer: call.session, now: deps.clock.now() });
  });
}

function mountWork(app: FastifyInstance, deps: AppDeps): void {
  implement(app, deps, contract.changeProduction, async (call) => {
    const { status, ...delivery } = call.body;
    const { id } = call.params;
    const changed =
      status === 'in_progress'
        ? await startWork(deps, by(call), id)
        : await finishWork(deps, by(call), { id, ...delivery });
    return present(deps, call.session, changed);
  });
  implement(app, deps, contract.uploadDelivery, async (call) => {
    const { body, upload, idempotency } = call;
    const file = upload?.file ?? null;
    return (await uploadDelivery(deps, by(call), { ...body, upload: file, idempotency })).body;
  });
  implement(app, deps, contract.replaceDelivery, async (call) => {
    const { params, upload, idempotency } = call;
    const sent = { productionId: params.id, upload: upload?.file ?? null, idempotency };
    return (await replaceDelivery(deps, by(call), sent)).body;
  });
  implement(app, deps, contract.deliverDraft, async (call) => {
    const sent = { lessonId: call.params.id, ...call.body };
    return present(deps, call.session, await deliverDraft(deps, by(call), sent));
  });
}

function mountTeacher(app: FastifyInstance, deps: AppDeps): void {
  implement(app, deps, contract.requestRevision, async (call) => {
    const { params, body, idempotency } = call;
    return (await requestRevision(deps, by(call), { lessonId: params.id, ...body, idempotency })).body;
  });
  implement(app, deps, contract.rateDelivery, async (call) => {
    const { params, body, idempotency } = call;
    return (await rateDelivery(deps, by(call), { lessonId: params.id, ...body, idempotency })).body;
  });
  implement(app, deps, contract.listDeliveries, ({ params, session }) =>
    listDeliveries(deps.database.db, session, params.id),
  );
  implement(app, deps, contract.downloadDelivery, ({ params, session, request, reply }) => {
    const round = /^[1-9]\d{0,2}$/.test(params.round) ? Number(params.round) : 0;
    const wish = { lessonId: params.id, round, format: params.format };
    return sendDeliveredCopy(reply, deps, { ...wish, session, ip: request.ip });
  });
}

function mountSatisfaction(app: FastifyInstance, deps: AppDeps): void {
  const read = recallSatisfaction(deps);
  implement(app, deps, contract.getSatisfaction, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=60');
    return { satisfaction: await read() };
  });
}

const present = (deps: AppDeps, viewer: Session, { id }: ProductionRow) =>
  presentProduction(deps.database.db, { id, viewer, now: deps.clock.now() });
