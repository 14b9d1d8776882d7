import { eq } from 'drizzle-orm';
import { nameDelivery } from '#server/files/delivery-file.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { productionsTable } from './production.table.ts';
import { readRound } from './read-round.ts';

/** The file that completing the lesson would hand over now; null where there is none, or no production. */
export async function nameFinalFile(db: DbOrTx, lessonId: string): Promise<string | null> {
  const [production] = await db
    .select()
    .from(productionsTable)
    .where(eq(productionsTable.lessonId, lessonId));
  if (!production) return null;
  const { openedAt } = await readRound(db, production);
  return nameDelivery(db, { lessonId, fileId: production.deliveryFileId, since: openedAt });
}
