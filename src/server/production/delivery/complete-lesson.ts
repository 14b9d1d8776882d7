import { findLatestDelivery, lockDelivery } from '#server/files/files.api.ts';
import { describeWrongState, findLesson, type LessonRow } from '#server/lessons/lessons.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { openRound } from '#server/production/open-round.ts';
import {
  findProductionOf,
  type LockedProduction,
  type Requester,
  readRound,
} from '#server/production/production-access.ts';
import { deliver } from './deliver.ts';

/**
 * An admin hands a lesson in production over, with the file its editor uploaded or a final delivery of the
 * admin's own that came in since the round began. Completed already it is answered as it is.
 * @throws Problem `delivery_missing`, `wrong_state`, `on_hold`, `lesson_not_found`
 */
export const completeLesson = (deps: AppDeps, by: Requester, lessonId: string): Promise<LessonRow> =>
  deps.database.db.transaction((tx) => completeInside(tx, deps, by, lessonId));

/** The same in a transaction of the caller's. */
export async function completeInside(
  tx: Tx,
  deps: AppDeps,
  by: Requester,
  lessonId: string,
): Promise<LessonRow> {
  const lesson = await findLesson(tx, by, lessonId, { lock: true });
  if (lesson.status === 'completed') return lesson;
  if (lesson.status !== 'in_production') throw describeWrongState(lesson.status);
  const production =
    (await findProductionOf(tx, lesson.id)) ??
    (await openRound(tx, lesson, { status: 'assigned', now: deps.clock.now() }));
  const fileId = await findFinalFile(tx, { lesson, production });
  if (fileId === null) throw new Problem('delivery_missing');
  return deliver(tx, deps, by, { lesson, production, fileId, notes: production.editorNotes });
}

async function findFinalFile(tx: Tx, { production }: LockedProduction): Promise<string | null> {
  const { deliveryFileId, lessonId } = production;
  if (deliveryFileId !== null && (await lockDelivery(tx, deliveryFileId))) return deliveryFileId;
  const { openedAt } = await readRound(tx, production);
  return findLatestDelivery(tx, { lessonId, since: openedAt });
}
