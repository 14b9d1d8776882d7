import { and, count, eq, gte, isNull, type SQL } from 'drizzle-orm';
import { accountMail } from '#server/accounts/account-mails.ts';
import { type UserRow, usersTable } from '#server/accounts/accounts.table.ts';
import { auditAccount } from '#server/accounts/audit-account.ts';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import { countAudit } from '#server/platform/audit/record-audit.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { blurAddress } from '#server/platform/http/connections/network-of.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { ProblemCode } from '#shared/http/problem-codes.ts';
import type { From } from './known-places.ts';

/**
 * Keeps a sign-in, and writes to the owner where it came from a place the account did not know. Never of the first one
 * that was kept: there is none it could differ from.
 */
export async function recordSignIn(
  deps: AppDeps,
  tx: Tx,
  user: UserRow,
  { from, isKnownPlace, sessionId, now }: { from: From; isKnownPlace: boolean; sessionId: string; now: Date },
): Promise<void> {
  const { device, ip } = from;
  const action = 'account.sign_in';
  if (!isKnownPlace) {
    const [earlier] = await tx
      .select({ id: auditTable.id })
      .from(auditTable)
      .where(and(eq(auditTable.subjectId, user.id), eq(auditTable.action, action)))
      .limit(1);
    const signIn = { device, network: blurAddress(ip), at: now.toISOString() };
    if (earlier) await enqueueMail(tx, deps, accountMail, { kind: 'new_device', email: user.email, signIn });
  }
  const by = { userId: user.id, role: user.role };
  await auditAccount(tx, by, { action, after: { device }, ip, sessionId, now });
}

/** The account that is meant by what was typed. */
export const isNamed = (name: string): SQL =>
  eq(name.includes('@') ? usersTable.email : usersTable.username, name);

/** Why somebody was not let in. That a second factor is asked for is no refusal, nor that the product is busy. */
const REFUSALS: Partial<Record<ProblemCode, string>> = {
  wrong_credentials: 'password',
  wrong_admin_credentials: 'password',
  wrong_totp: 'code',
  too_many_requests: 'too_many',
  forbidden: 'not_admin',
};

/** Runs a try to sign in and keeps that it was refused, if it was. */
export async function recordRefusals<T>(
  deps: AppDeps,
  { name, from }: { name: string; from: From },
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (problem) {
    const refusal = problem instanceof Problem ? REFUSALS[problem.code] : undefined;
    if (refusal) await countForName(deps, { name, from, action: 'account.sign_in_refused', refusal });
    throw problem;
  }
}

const COUNTED_FOR_MS = 15 * 60_000;
/** From more networks than that at once, who tried is one crowd. */
const MAX_NETWORKS = 50;

/**
 * Counts what a visitor asked about an account, known or not: one row for each account, network and quarter of an hour,
 * and what comes from ever more networks in a last one, so that a flood is a few rows with a large number. Names that
 * nobody has are counted together and never kept. Both take the same work.
 */
export async function countForName(
  { database: { db }, clock }: AppDeps,
  {
    name,
    from,
    action,
    refusal,
  }: {
    name: string;
    from: From;
    action: 'account.sign_in_refused' | 'account.password_ask';
    refusal?: string;
  },
): Promise<void> {
  const now = clock.now();
  const quarter = new Date(Math.floor(now.getTime() / COUNTED_FOR_MS) * COUNTED_FOR_MS);
  const [user] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(isNamed(name), isNull(usersTable.closedAt)));
  const subjectId = user?.id ?? 'sign-in';
  const [kept] = await db
    .select({ rows: count() })
    .from(auditTable)
    .where(
      and(
        eq(auditTable.subjectId, subjectId),
        eq(auditTable.action, action),
        gte(auditTable.createdAt, quarter),
      ),
    );
  const isCrowd = (kept?.rows ?? 0) >= MAX_NETWORKS;
  const network = isCrowd ? 'crowd' : from.address;
  await countAudit(
    db,
    {
      actorId: null,
      actorRole: 'visitor',
      action,
      subjectType: user ? 'user' : 'installation',
      subjectId,
      after: { times: 1, ...(isCrowd ? {} : { device: from.device }), ...(refusal ? { refusal } : {}) },
      ip: isCrowd ? null : from.ip,
      mergeKey: [action, subjectId, network, refusal ?? '', quarter.toISOString()].join(' '),
    },
    now,
  );
}
