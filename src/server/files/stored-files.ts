import { and, asc, eq, gt } from 'drizzle-orm';
import type { StoredFiles } from '#server/platform/backup/backup-format.ts';
import { filesTable } from './files.table.ts';
import { filePreviewsTable } from './previews/previews.table.ts';
import { pageKeys } from './storage-keys.ts';

const AT_ONCE = 1000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Every file that is promised to be there, and the pictures of its pages. */
export const STORED_FILES: StoredFiles = {
  async *list(db) {
    const { id, lessonId, storageKey: key, sha256, bytes } = filesTable;
    const { fileId, state, pages } = filePreviewsTable;
    for (let after = NOBODY; ; ) {
      const rows = await db
        .select({ id, lessonId, key, sha256, pages })
        .from(filesTable)
        .leftJoin(filePreviewsTable, and(eq(fileId, id), eq(state, 'ready')))
        .where(and(eq(bytes, 'kept'), gt(id, after)))
        .orderBy(asc(id))
        .limit(AT_ONCE);
      const last = rows.at(-1);
      if (!last) return;
      yield rows.flatMap((row) => [
        { key: row.key, sha256: row.sha256 },
        ...pageKeys(row, row.pages ?? []).map((page) => ({ key: page, sha256: null })),
      ]);
      after = last.id;
    }
  },
};
