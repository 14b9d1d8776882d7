import { desc, eq } from 'drizzle-orm';
import type { Holdings } from '#server/platform/installation/claim-installation.ts';
import { filesTable } from './files.table.ts';
import { LESSON_FILES_FOLDER } from './storage-keys.ts';

const SAMPLES = 3;

/** By the newest files it names a database knows its storage. */
export const HOLDINGS: Holdings = {
  folder: LESSON_FILES_FOLDER,
  async sampleKeys(db) {
    const rows = await db
      .select({ key: filesTable.storageKey })
      .from(filesTable)
      .where(eq(filesTable.bytes, 'kept'))
      .orderBy(desc(filesTable.createdAt), desc(filesTable.id))
      .limit(SAMPLES);
    return rows.map(({ key }) => key);
  },
};
