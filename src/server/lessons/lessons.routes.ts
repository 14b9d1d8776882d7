import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { setPageHeaders } from '#server/platform/http/lists/page.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import * as contract from '#shared/lessons/lessons.contract.ts';
import { approveAnalysis } from './analysis/approve-analysis.ts';
import { requestAdjustments } from './analysis/request-adjustments.ts';
import { countLessonsAhead } from './analysis/request-analysis.ts';
import { tellGenre } from './analysis/tell-genre.ts';
import { appendComment } from './comments/append-comment.ts';
import { mountLessonFiles } from './files/lesson-files.routes.ts';
import { mountLessonEvents } from './lesson-events.routes.ts';
import { createOrderLimit, createReplaceLimit, refuseMoreReading } from './lesson-limits.ts';
import { presentLesson } from './lesson-progress.api.ts';
import { findLesson, type LessonRow } from './lessons.api.ts';
import { countLessonsOf, listLessonPage } from './lessons.queries.ts';
import { mountMaterials } from './materials/materials.routes.ts';
import { replaceMaterial } from './materials/replace-material.ts';
import { cancelLesson } from './order/cancel-lesson.ts';
import { changeOrder } from './order/change-order.ts';
import { createLesson } from './order/create-lesson.ts';
import { toLesson } from './to-lesson.ts';

export function mountLessons(app: FastifyInstance, deps: AppDeps): void {
  mountReads(app, deps);
  mountOrders(app, deps);
  mountDecisions(app, deps);
  mountLessonEvents(app, deps);
  mountLessonFiles(app, deps);
  mountMaterials(app, deps);
}

function mountReads(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  implement(app, deps, contract.listLessons, async ({ query, session, request, reply }) => {
    const page = await listLessonPage(db, session, query);
    setPageHeaders(request, reply, page);
    return page.lessons.map((parts) => toLesson(parts, session, deps.clock.now()));
  });
  implement(app, deps, contract.getLesson, async ({ params, session }) =>
    present(deps, session, await findLesson(db, session, params.id)),
  );
  implement(app, deps, contract.lessonLine, async ({ params, session }) => ({
    ahead: await countLessonsAhead(db, await findLesson(db, session, params.id)),
  }));
  implement(app, deps, contract.teacherStats, async ({ session }) => countLessonsOf(db, session.userId));
}

function mountOrders(app: FastifyInstance, deps: AppDeps): void {
  const limit = createOrderLimit(deps);
  const limitReplacing = createReplaceLimit(deps);
  implement(app, deps, contract.createLesson, async (call) => {
    const { body, session, upload, idempotency, reply } = call;
    await limit.consume(session.userId);
    const file = upload?.file ?? null;
    const { materialId = null, ...order } = body;
    if (file || materialId !== null) await refuseMoreReading(deps, session.userId);
    const { gone } = call;
    const answer = await createLesson(deps, { session, order, upload: file, materialId, idempotency, gone });
    reply.code(answer.status);
    return answer.body;
  });
  implement(app, deps, contract.replaceMaterial, async ({ params, body, session, upload, gone }) => {
    await limitReplacing(session.userId, params.id);
    const material = { content: body.content, upload: upload?.file ?? null, gone };
    if (material.upload) await refuseMoreReading(deps, session.userId);
    return present(deps, session, await replaceMaterial(deps, session, params.id, material));
  });
}

function mountDecisions(app: FastifyInstance, deps: AppDeps): void {
  implement(app, deps, contract.approveAnalysis, async ({ params, session }) =>
    present(deps, session, await approveAnalysis(deps, session, params.id)),
  );
  implement(app, deps, contract.requestAdjustments, async ({ params, body, session, idempotency }) => {
    const asked = { lessonId: params.id, text: body.text, idempotency };
    return (await requestAdjustments(deps, session, asked)).body;
  });
  implement(app, deps, contract.tellGenre, async ({ params, body, session, request }) => {
    const told = { lessonId: params.id, genre: body.genre, ip: request.ip };
    return present(deps, session, await tellGenre(deps, session, told));
  });
  implement(app, deps, contract.changeOrder, async ({ params, body, session, request }) =>
    present(
      deps,
      session,
      await changeOrder(deps, session, { lessonId: params.id, wanted: body, ip: request.ip }),
    ),
  );
  implement(app, deps, contract.cancelLesson, async ({ params, session }) =>
    present(deps, session, await cancelLesson(deps, session, params.id)),
  );
  implement(app, deps, contract.appendComments, async ({ params, body, session }) =>
    present(deps, session, await appendComment(deps, session, params.id, body.comments)),
  );
}

const present = (deps: AppDeps, viewer: Viewer, row: LessonRow) =>
  presentLesson(deps.database.db, { row, viewer, now: deps.clock.now() });
