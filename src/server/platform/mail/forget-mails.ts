import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { mailOutboxTable } from './mail-outbox.table.ts';

/** As long as somebody may ask whether a mail went out. */
const KEPT_DAYS = 90;

/** Removes every trace of mails to one person, sent or waiting, when the account goes. */
export async function forgetMailsOf(
  tx: DbOrTx,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const { toUserId, toAddress, payload } = mailOutboxTable;
  await tx
    .delete(mailOutboxTable)
    .where(or(eq(toUserId, userId), eq(toAddress, email), sql`${payload} ->> 'email' = ${email}`));
}

/** Shorter than the rows are kept, so that each file has the row that tells whose it is. */
const FILES_KEPT_MS = 30 * 86_400_000;
const FILE_NAME = /-([0-9a-f-]{36})\.eml$/;

/**
 * Removes from DATA_DIR/outbox the mails that were written there thirty days ago, and those whose row is gone, as
 * when the account they went to was deleted. What carries no id of a row stays until it is old.
 */
export async function forgetMailFiles(db: DbOrTx, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'outbox');
  // With a mail server there is no such folder.
  const names = await readdir(folder).catch(() => []);
  const ids = names.flatMap((name) => FILE_NAME.exec(name)?.[1] ?? []);
  const kept = new Set<string>();
  for (let start = 0; start < ids.length; start += 1000) {
    const { id } = mailOutboxTable;
    const rows = await db
      .select({ id })
      .from(mailOutboxTable)
      .where(inArray(id, ids.slice(start, start + 1000)));
    for (const row of rows) kept.add(row.id);
  }
  for (const name of names) {
    const path = join(folder, name);
    const id = FILE_NAME.exec(name)?.[1];
    const isOrphan = id !== undefined && !kept.has(id);
    const isOld = async () => {
      const found = await stat(path).catch(() => null);
      return found !== null && Date.now() - found.mtimeMs > FILES_KEPT_MS;
    };
    if (isOrphan || (await isOld())) await rm(path, { force: true });
  }
}

/** Mails that were done with long ago. */
export async function forgetOldMails(db: DbOrTx): Promise<void> {
  const { status, createdAt } = mailOutboxTable;
  await db
    .delete(mailOutboxTable)
    .where(
      and(
        inArray(status, ['sent', 'unconfirmed', 'failed', 'cancelled']),
        lt(createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`),
      ),
    );
}
