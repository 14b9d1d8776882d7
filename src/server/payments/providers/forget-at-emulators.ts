import { or, sql } from 'drizzle-orm';
import { sandboxObjectsTable } from '#server/emulators/sandbox.table.ts';
import type { Tx } from '#server/platform/db/database.ts';

/**
 * Has the emulators forget what they keep under these references of ours, or the next comparison would find money
 * that nobody knows: the orders and charges themselves, and what came in under a charge.
 */
export async function forgetAtEmulators(tx: Tx, providerRefs: readonly string[]): Promise<void> {
  const refs = sql.param(providerRefs);
  await tx
    .delete(sandboxObjectsTable)
    .where(
      or(
        sql`${sandboxObjectsTable.id} = any(${refs}::text[])`,
        sql`${sandboxObjectsTable.value} ->> 'txid' = any(${refs}::text[])`,
      ),
    );
}
