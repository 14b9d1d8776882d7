import { asc, gt } from 'drizzle-orm';
import type { StoredFiles } from '#server/platform/backup/backup-format.ts';
import { materialsTable } from './materials.table.ts';

const AT_ONCE = 1000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Every file sent ahead of an order that is still there. */
export const STORED_MATERIALS: StoredFiles = {
  async *list(db) {
    const { id, storageKey: key, sha256 } = materialsTable;
    for (let after = NOBODY; ; ) {
      const rows = await db
        .select({ id, key, sha256 })
        .from(materialsTable)
        .where(gt(id, after))
        .orderBy(asc(id))
        .limit(AT_ONCE);
      const last = rows.at(-1);
      if (!last) return;
      yield rows.map((row) => ({ key: row.key, sha256: row.sha256 }));
      after = last.id;
    }
  },
};
