import { and, eq, ilike, or, type SQL } from 'drizzle-orm';
import { titlesOf } from '#server/lessons/lessons.api.ts';
import type { Db, DbOrTx } from '#server/platform/db/database.ts';
import { afterCursor, countRows, cutPage, newestFirst } from '#server/platform/http/lists/keyset.ts';
import { readStatus } from '#server/platform/http/lists/read-status.ts';
import { type MailRow, mailOutboxTable } from '#server/platform/mail/mail-outbox.table.ts';
import type { ListQuery } from '#shared/http/list-query.ts';
import { MAIL_STATUSES, type MailStatus } from '#shared/messages/mail-status.ts';
import type { OutboxMail } from '#shared/messages/mails.contract.ts';

const ORDER = { at: mailOutboxTable.createdAt, id: mailOutboxTable.id };

/**
 * One page of the outbox, newest first.
 * @throws Problem 400 for an unknown status or a cursor that is not ours
 */
export async function listMailPage(db: Db, query: ListQuery) {
  const status = readStatus<MailStatus>(query.status, MAIL_STATUSES);
  const wanted = and(status ? eq(mailOutboxTable.status, status) : undefined, matches(query.q));
  const [found, total] = await Promise.all([
    db
      .select()
      .from(mailOutboxTable)
      .where(and(wanted, afterCursor(query.cursor, ORDER)))
      .orderBy(...newestFirst(ORDER))
      .limit(query.limit + 1),
    countRows(db, { from: mailOutboxTable, wanted, order: ORDER }),
  ]);
  const { rows, next } = cutPage(found, query.limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { mails: await nameLessons(db, rows), total, next };
}

/** The part of an address or subject looked for, as it is written; a null character is not to be had in a query. */
function matches(q: string | undefined): SQL | undefined {
  const words = (q ?? '').replaceAll('\0', '').trim();
  if (words === '') return undefined;
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(mailOutboxTable.toAddress, pattern), ilike(mailOutboxTable.subject, pattern));
}

/** Mails as the wire knows them, with the lessons that are still there. */
export async function nameLessons(db: DbOrTx, rows: readonly MailRow[]): Promise<OutboxMail[]> {
  const titles = await titlesOf(
    db,
    rows.flatMap(({ lessonId }) => lessonId ?? []),
  );
  return rows.map((row) => {
    const title = row.lessonId === null ? undefined : titles.get(row.lessonId);
    return {
      ...toOutboxMail(row),
      lesson: row.lessonId === null || title === undefined ? null : { id: row.lessonId, title },
    };
  });
}

/** Never its words. */
function toOutboxMail(row: MailRow): Omit<OutboxMail, 'lesson'> {
  const { id, kind, subject, status, tries, lastError } = row;
  return {
    id,
    kind,
    subject,
    to: row.toAddress,
    status,
    tries,
    lastError,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    nextTryAt: status === 'waiting' ? row.nextTryAt.toISOString() : null,
  };
}
