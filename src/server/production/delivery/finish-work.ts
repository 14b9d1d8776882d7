import { downloadPath, lockDelivery } from '#server/files/files.api.ts';
import { describeWrongState } from '#server/lessons/lessons.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { ProductionRow } from '#server/production/production.table.ts';
import { findProduction, lockProduction, type Requester } from '#server/production/production-access.ts';
import type { ProductionChange } from '#shared/production/production.schemas.ts';
import { deliver } from './deliver.ts';

const NO_FILE = { path: 'deliveryUrl', message: 'Envie o arquivo final antes de finalizar' };
const NO_NOTES = { path: 'editorNotes', message: 'Escreva as observações da entrega' };

/**
 * Finishes a production with the final file uploaded in this round and notes for the teacher; both are needed.
 * Finished already it is answered as it is.
 * @throws Problem 400 without file or notes, `production_not_found`, `wrong_state`, `on_hold`
 */
export async function finishWork(
  deps: AppDeps,
  by: Requester,
  { id, deliveryUrl, editorNotes }: Omit<ProductionChange, 'status'> & { id: string },
): Promise<ProductionRow> {
  return deps.database.db.transaction(async (tx) => {
    const { lesson, production } = await lockProduction(tx, by, id);
    if (lesson.status === 'completed' && production.status === 'completed') return production;
    if (lesson.status !== 'in_production') throw describeWrongState(lesson.status);
    const fileId = await findUpload(tx, production, deliveryUrl ?? '');
    const notes = editorNotes ?? '';
    if (fileId === null || notes === '') {
      throw Problem.ofIssues([...(fileId === null ? [NO_FILE] : []), ...(notes === '' ? [NO_NOTES] : [])]);
    }
    await deliver(tx, deps, by, { lesson, production, fileId, notes });
    return findProduction(tx, by, id);
  });
}

/** The upload of this round, where it can still be handed over and is the one that was named. */
async function findUpload(tx: Tx, { deliveryFileId }: ProductionRow, named: string): Promise<string | null> {
  if (deliveryFileId === null) return null;
  if (named !== '' && named !== downloadPath(deliveryFileId)) return null;
  return (await lockDelivery(tx, deliveryFileId)) ? deliveryFileId : null;
}
