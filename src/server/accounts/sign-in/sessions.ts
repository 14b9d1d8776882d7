import { and, eq, gt, isNull, ne, or, type SQL } from 'drizzle-orm';
import { sessionsTable, usersTable } from '#server/accounts/accounts.table.ts';
import { createSecretToken, hashSecretToken } from '#server/accounts/secret-token.ts';
import { toUser } from '#server/accounts/to-user.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { afterCursor, cutPage, newestFirst } from '#server/platform/http/lists/keyset.ts';
import type { CarriedToken, Session } from '#server/platform/http/session.ts';
import type { PageQuery } from '#shared/http/list-query.ts';
import { forgetPlaces } from './known-places.ts';

const IDLE_MS = 12 * 3_600_000;
const LIFE_MS = 7 * 24 * 3_600_000;
/** A write on every request would be the busiest one of the product; a minute is close enough. */
const SEEN_EVERY_MS = 60_000;

/** Who signs in, and from where. */
export interface SessionStart {
  userId: string;
  device: string;
  now: Date;
  /** Begun by a browser's page: the token, which scripts can read, is then good only beside the cookie. */
  isFromPage?: boolean;
}

/** Starts a session and answers its token and cookie, which nobody but the caller will ever see again. */
export async function startSession(
  db: DbOrTx,
  { userId, device, now, isFromPage = false }: SessionStart,
): Promise<{ token: string; cookie: string; sessionId: string }> {
  const token = createSecretToken();
  const cookie = isFromPage ? createSecretToken() : null;
  const [started] = await db
    .insert(sessionsTable)
    .values({
      ...{ userId, device, createdAt: now, lastSeenAt: now },
      tokenHash: hashSecretToken(token),
      cookieHash: cookie && hashSecretToken(cookie),
    })
    .returning({ sessionId: sessionsTable.id });
  if (!started) throw new Error('the session was not stored');
  return { token, cookie: cookie ?? token, ...started };
}

/**
 * Who the carried token or cookie belongs to; null for one that is unknown, unused for 12 hours, older than 7 days, or
 * a browser's token without its cookie.
 */
export async function resolveSession(deps: AppDeps, carried: CarriedToken): Promise<Session | null> {
  const { db } = deps.database;
  const [found] = await db
    .select({ session: sessionsTable, user: usersTable })
    .from(sessionsTable)
    .innerJoin(usersTable, eq(usersTable.id, sessionsTable.userId))
    .where(isNamedBy(carried));
  if (!found) return null;
  const { session, user } = found;
  const now = deps.clock.now();
  if (!isAlive(session, now)) {
    await db.delete(sessionsTable).where(eq(sessionsTable.id, session.id));
    return null;
  }
  if (now.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS) {
    await db.update(sessionsTable).set({ lastSeenAt: now }).where(eq(sessionsTable.id, session.id));
  }
  return { sessionId: session.id, userId: user.id, role: user.role, user: toUser(user) };
}

function isNamedBy({ token, from, cookie }: CarriedToken) {
  const { tokenHash, cookieHash } = sessionsTable;
  const isToken = eq(tokenHash, hashSecretToken(token));
  if (from === 'cookie') return or(eq(cookieHash, hashSecretToken(token)), and(isToken, isNull(cookieHash)));
  const isBesideItsCookie = cookie === null ? undefined : eq(cookieHash, hashSecretToken(cookie));
  return and(isToken, or(isNull(cookieHash), isBesideItsCookie));
}

/** The account's living sessions, the latest used first. */
export async function listLivingSessions(
  db: DbOrTx,
  userId: string,
  { now, limit, cursor }: PageQuery & { now: Date },
) {
  const { id, device, createdAt, lastSeenAt } = sessionsTable;
  const order = { at: lastSeenAt, id };
  const found = await db
    .select({ id, device, createdAt, lastSeenAt })
    .from(sessionsTable)
    .where(and(eq(sessionsTable.userId, userId), isLiving(now), afterCursor(cursor, order)))
    .orderBy(...newestFirst(order))
    .limit(limit + 1);
  return cutPage(found, limit, (row) => ({ at: row.lastSeenAt, id: row.id }));
}

/** The condition for a session that is not over. */
export const isLiving = (now: Date): SQL | undefined =>
  and(
    gt(sessionsTable.lastSeenAt, new Date(now.getTime() - IDLE_MS)),
    gt(sessionsTable.createdAt, new Date(now.getTime() - LIFE_MS)),
  );

/** Ends one session of the account; false where it has none of that id. */
export async function endSessionOf(db: DbOrTx, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessionsTable)
    .where(and(eq(sessionsTable.id, sessionId), eq(sessionsTable.userId, userId)))
    .returning({ id: sessionsTable.id });
  return ended.length > 0;
}

/** Ends every session of the account, but the one to keep, and makes every place strange to it again. */
export async function endSessionsOf(db: DbOrTx, userId: string, keepSessionId?: string): Promise<void> {
  await db
    .delete(sessionsTable)
    .where(
      and(
        eq(sessionsTable.userId, userId),
        keepSessionId === undefined ? undefined : ne(sessionsTable.id, keepSessionId),
      ),
    );
  await forgetPlaces(db, userId);
}

function isAlive({ createdAt, lastSeenAt }: { createdAt: Date; lastSeenAt: Date }, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() < IDLE_MS && now.getTime() - createdAt.getTime() < LIFE_MS;
}
