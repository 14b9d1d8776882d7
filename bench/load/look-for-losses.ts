import { count, countDistinct, inArray } from 'drizzle-orm';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import { messagesTable } from '#server/messages/messages.table.ts';
import { attemptsTable } from '#server/payments/money/payments.table.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { callAs, type Observations, type Target } from './observed-calls.ts';

/** Whether all that was acknowledged is there, once, and whether the books agree with the providers'. */
export async function* lookForLosses(target: Target, adminToken: string, dataDir: string) {
  const { lessons, messages, payments } = target.observed.acknowledged;
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    const kinds = [
      ['orders', lessonsTable, lessonsTable.title, [...lessons]],
      ['messages', messagesTable, messagesTable.content, [...messages.keys()]],
      ['payments', attemptsTable, attemptsTable.id, [...payments]],
    ] as const;
    // Titles and messages are made with an id of their own: two alike are one that was done twice.
    for (const [name, table, once, ids] of kinds) {
      const [found] = await database.db.select({ n: count() }).from(table).where(inArray(table.id, ids));
      const [all] = await database.db.select({ n: count(), different: countDistinct(once) }).from(table);
      yield `${name}: ${ids.length} acknowledged, ${ids.length - (found?.n ?? 0)} missing, ${(all?.n ?? 0) - (all?.different ?? 0)} doubled, ${all?.n} in all`;
    }
  } finally {
    await database.close();
  }
  const path = '/api/admin/payment-differences/compare';
  const books = await callAs<{ open: number }>(target, adminToken, 'books', path, { method: 'POST' });
  yield books ? `books: ${books.open} differences` : 'books: NOT COMPARED';
}

/** Every time of every call, for the percentiles of all. */
export const allTimes = ({ times }: Observations): number[] => [...times.values()].flat();
