import { lessonTopic } from '#server/lessons/lessons.api.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { publishEvent } from '#server/platform/events/events.ts';
import type { ProductionRow } from './production.table.ts';
import type { Deliverer } from './production-access.ts';

export interface Step {
  action: 'assign' | 'unassign' | 'start' | 'upload' | 'deliver' | 'replace' | 'deadline' | 'revise' | 'rate';
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
  now: Date;
}

/** Keeps one step of a production in the audit log and tells every open page of the lesson. */
export async function recordStep(
  tx: Tx,
  { userId, role, ip }: Deliverer,
  { id, lessonId }: Pick<ProductionRow, 'id' | 'lessonId'>,
  { action, before, after, reason, now }: Step,
): Promise<void> {
  const entry = {
    actorId: userId,
    actorRole: role,
    action: `production.${action}`,
    subjectType: 'lesson',
    subjectId: lessonId,
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
    ...(reason ? { reason } : {}),
    ip,
  };
  await recordAudit(tx, entry, now);
  await publishEvent(tx, { topic: lessonTopic(lessonId), type: 'production', data: { productionId: id } });
}
