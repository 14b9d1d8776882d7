import { and, eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { type ProductionRow, productionRoundsTable } from './production.table.ts';

/** The present round of a production. */
export async function readRound(db: DbOrTx, { id, round }: ProductionRow) {
  const [row] = await db
    .select()
    .from(productionRoundsTable)
    .where(and(eq(productionRoundsTable.productionId, id), eq(productionRoundsTable.round, round)));
  if (!row) throw new Error('a production without its round');
  return row;
}
