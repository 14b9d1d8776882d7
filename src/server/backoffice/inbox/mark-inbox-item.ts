import { and, eq, type SQL } from 'drizzle-orm';
import { namesOf } from '#server/accounts/accounts.api.ts';
import { inboxMarksTable } from '#server/backoffice/backoffice.table.ts';
import { dismissMessages, recallDismissed } from '#server/messages/messages.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { InboxKey, markInboxItem } from '#shared/backoffice/inbox.contract.ts';
import { INBOX_KINDS } from '#shared/backoffice/inbox-kinds.ts';
import type { ResponseOf } from '#shared/http/endpoint.ts';
import { selectWaiting } from './waiting-list.ts';

const mark = inboxMarksTable;

const DAY_MS = 86_400_000;
/** Beyond that it is forgotten rather than put off. */
const MOST_DAYS = 90;

/**
 * Says that an item is done, or puts it off. What somebody said to be done stays done by the first who did; what is
 * put off can be put off anew or done.
 * @throws Problem `inbox_item_gone` where it does not wait any more, `inbox_needs_decision` for what only its own
 * decision ends, 400 for an instant that is past or too far
 */
export async function markItem(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  session: Session,
  { until, ...key }: InboxKey & { until?: string | undefined },
): Promise<ResponseOf<typeof markInboxItem>> {
  const now = clock.now();
  if (until === undefined && !INBOX_KINDS[key.kind].canBeDone) throw new Problem('inbox_needs_decision');
  if (until !== undefined) judgeInstant(new Date(until), now);
  const said = await database.db.transaction(async (tx) => {
    const before = await findMark(tx, key);
    if (before?.state === 'done') return before;
    const item = await findItem(tx, key, now);
    // Somebody else said so since it was looked for.
    if (!item) return doneMark(tx, key);
    const [row] = await tx
      .insert(mark)
      .values({
        ...key,
        lessonId: item.lessonId,
        state: until === undefined ? 'done' : 'snoozed',
        until: until === undefined ? null : new Date(until),
        markedBy: session.userId,
        markedAt: now,
      })
      .onConflictDoUpdate({
        target: [mark.kind, mark.subject, mark.occurrence],
        set: {
          state: until === undefined ? 'done' : 'snoozed',
          until: until === undefined ? null : new Date(until),
          markedBy: session.userId,
          markedAt: now,
        },
        setWhere: eq(mark.state, 'snoozed'),
      })
      .returning();
    // Somebody else said so at the same moment.
    if (!row) return doneMark(tx, key);
    if (row.state === 'done' && row.kind === 'message') {
      await dismissMessages(tx, { lessonId: row.subject, upTo: row.occurrence, now });
    }
    return row;
  });
  if (!said) throw new Problem('inbox_item_gone');
  const { state, markedBy, markedAt } = said;
  const names = await namesOf(database.db, markedBy === null ? [] : [markedBy]);
  return {
    state,
    until: said.until?.toISOString() ?? null,
    by: markedBy === null ? null : { id: markedBy, name: names.get(markedBy) ?? '' },
    at: markedAt.toISOString(),
  };
}

/** Takes back what somebody said of an item; it waits again where it still does. */
export async function unmarkItem({ database }: Pick<AppDeps, 'database'>, key: InboxKey): Promise<void> {
  if (!isId(key.subject)) return;
  await database.db.transaction(async (tx) => {
    const [gone] = await tx.delete(mark).where(isOf(key)).returning();
    if (gone?.state !== 'done' || gone.kind !== 'message') return;
    await recallDismissed(tx, { lessonId: gone.subject, at: gone.markedAt });
  });
}

const isOf = ({ kind, subject, occurrence }: InboxKey): SQL | undefined =>
  and(eq(mark.kind, kind), eq(mark.subject, subject), eq(mark.occurrence, occurrence));

async function findMark(tx: Tx, key: InboxKey) {
  if (!isId(key.subject)) throw new Problem('inbox_item_gone');
  const [row] = await tx.select().from(mark).where(isOf(key));
  return row;
}

async function doneMark(tx: Tx, key: InboxKey) {
  const row = await findMark(tx, key);
  return row?.state === 'done' ? row : undefined;
}

async function findItem(tx: Tx, { kind, subject, occurrence }: InboxKey, now: Date) {
  const list = selectWaiting(tx, now);
  const isIt = and(eq(list.kind, kind), eq(list.subject, subject), eq(list.occurrence, occurrence));
  const [item] = await tx.select({ lessonId: list.lessonId }).from(list).where(isIt).limit(1);
  return item;
}

function judgeInstant(until: Date, now: Date): void {
  const days = (until.getTime() - now.getTime()) / DAY_MS;
  if (days > 0 && days <= MOST_DAYS) return;
  throw Problem.ofIssues([
    { path: 'until', message: days <= 0 ? 'Escolha um momento à frente' : `Adie por até ${MOST_DAYS} dias` },
  ]);
}
