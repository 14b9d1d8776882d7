import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createMaterialLimit } from '#server/lessons/lesson-limits.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { countAhead } from '#server/platform/jobs/waiting-jobs.ts';
import * as contract from '#shared/lessons/materials.contract.ts';
import { addMaterial } from './add-material.ts';
import { findMaterial, toMaterial } from './find-material.ts';
import { measureMaterialJob } from './material-reading.ts';
import { materialsTable } from './materials.table.ts';

const MEASURING = { name: measureMaterialJob.name, lane: 'heavy' } as const;

export function mountMaterials(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  const limit = createMaterialLimit(deps);
  implement(app, deps, contract.addMaterial, async (call) => {
    const { session, upload, idempotency, gone, reply } = call;
    await limit.consume(session.userId);
    await deps.readingTime.refuseSpent(session.userId);
    const answer = await addMaterial(deps, session, { upload: upload?.file ?? null, idempotency, gone });
    reply.code(answer.status);
    return answer.body;
  });
  implement(app, deps, contract.getMaterial, async ({ params, session }) => {
    const asked = { id: params.id, ownerId: session.userId, now: deps.clock.now() };
    const row = await findMaterial(db, asked);
    if (!row) throw new Problem('material_not_found');
    const isWaiting = row.status === 'reading' && row.recognisedPages === null;
    return toMaterial(row, isWaiting ? await countAhead(db, MEASURING, row.id) : null);
  });
  implement(app, deps, contract.removeMaterial, async ({ params, session }) => {
    const isOwn = and(eq(materialsTable.id, params.id), eq(materialsTable.ownerId, session.userId));
    const [row] = isId(params.id) ? await db.delete(materialsTable).where(isOwn).returning() : [];
    if (!row) throw new Problem('material_not_found');
    // The reader that is at it finds no row at its next page and stops; bytes that cannot go now are the purge's.
    await deps.storage.delete(row.storageKey).catch(() => undefined);
  });
}
