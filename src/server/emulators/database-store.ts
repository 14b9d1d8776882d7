import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { sandboxObjectsTable } from './sandbox.table.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** Each change is a transaction of its own: no crash of the product leaves half of one. */
export function databaseStore(db: Db): SandboxStore {
  const named = (kind: string, id: string) =>
    and(eq(sandboxObjectsTable.kind, kind), eq(sandboxObjectsTable.id, id));
  return {
    async get<T>(kind: string, id: string) {
      const [row] = await db.select().from(sandboxObjectsTable).where(named(kind, id));
      return row ? (row.value as T) : null;
    },
    async list<T>(kind: string) {
      const rows = await db.select().from(sandboxObjectsTable).where(eq(sandboxObjectsTable.kind, kind));
      return rows.map((row) => row.value as T);
    },
    update: <T>(kind: string, id: string, change: (found: T | null) => T | null) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}/${id}`}, 13))`);
        const [row] = await tx.select().from(sandboxObjectsTable).where(named(kind, id));
        const found = row ? (row.value as T) : null;
        const changed = change(found);
        if (changed === null) return found;
        await tx
          .insert(sandboxObjectsTable)
          .values({ kind, id, value: changed })
          .onConflictDoUpdate({
            target: [sandboxObjectsTable.kind, sandboxObjectsTable.id],
            set: { value: changed },
          });
        return changed;
      }),
  };
}
