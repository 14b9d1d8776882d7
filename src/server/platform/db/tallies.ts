import { eq, sql, sum } from 'drizzle-orm';
import type { DbOrTx } from './database.ts';
import { type TallyKind, talliesTable } from './tallies.table.ts';

/** What a kind of figure stands at, by name; one that stands at nothing is left out. */
export async function readTallies(db: DbOrTx, kind: TallyKind): Promise<Map<string, number>> {
  const { name, amount } = talliesTable;
  const rows = await db
    .select({ name, total: sum(amount).mapWith(Number) })
    .from(talliesTable)
    .where(eq(talliesTable.kind, kind))
    .groupBy(name);
  return new Map(rows.filter(({ total }) => total !== 0).map((row) => [row.name, row.total]));
}

/** Puts one row in the place of all that say the same; whoever reads meanwhile finds the old ones or the new. */
export async function foldTallies(db: DbOrTx): Promise<void> {
  await db.execute(sql`
    with folded as (delete from tallies returning kind, name, amount)
    insert into tallies (kind, name, amount)
    select kind, name, sum(amount) from folded group by kind, name having sum(amount) <> 0`);
}
