import { and, eq, gt, lt } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { type AccountTokenPurpose, accountTokensTable } from './accounts.table.ts';
import { createSecretToken, hashSecretToken } from './secret-token.ts';

const LIFE_MS: Record<AccountTokenPurpose, number> = {
  reset_password: 3_600_000,
  confirm_email: 48 * 3_600_000,
  // Somebody who lost the account has this long to see the mail at the address that was left.
  keep_email: 7 * 24 * 3_600_000,
};
/** Long after its end a link still has an answer better than "not ours". */
const KEPT_AFTER_END_MS = 30 * 24 * 3_600_000;

/**
 * Makes the token of a link to be mailed. Made where the mail is sent, so that no queue or log ever
 * holds it; an earlier link stays good until one of them is used, since a mail may arrive twice.
 */
export async function issueAccountToken(
  db: DbOrTx,
  {
    purpose,
    userId,
    email,
    now,
    lifeMs = LIFE_MS[purpose],
  }: { purpose: AccountTokenPurpose; userId: string; email: string; now: Date; lifeMs?: number | undefined },
): Promise<string> {
  const token = createSecretToken();
  const expiresAt = new Date(now.getTime() + lifeMs);
  const forgottenBefore = new Date(now.getTime() - KEPT_AFTER_END_MS);
  await db
    .delete(accountTokensTable)
    .where(and(eq(accountTokensTable.userId, userId), lt(accountTokensTable.expiresAt, forgottenBefore)));
  await db
    .insert(accountTokensTable)
    .values({ purpose, userId, email, tokenHash: hashSecretToken(token), expiresAt });
  return token;
}

interface PresentedToken {
  purpose: AccountTokenPurpose;
  token: string;
  now: Date;
}

const isLiving = ({ purpose, token, now }: PresentedToken) =>
  and(
    eq(accountTokensTable.tokenHash, hashSecretToken(token)),
    eq(accountTokensTable.purpose, purpose),
    gt(accountTokensTable.expiresAt, now),
  );

/**
 * Whose link it is, without using it up: links that confirm or keep an address are opened by scanners and twice by
 * people, and say the same each time. A link that is over is answered as such, since it may have done its work.
 * @throws Problem `invalid_token` for one that was never ours
 */
export async function readAccountToken(
  db: DbOrTx,
  { purpose, token, now }: PresentedToken,
): Promise<{ userId: string; email: string; isLiving: boolean }> {
  const { userId, email, expiresAt } = accountTokensTable;
  const [found] = await db
    .select({ userId, email, expiresAt })
    .from(accountTokensTable)
    .where(
      and(eq(accountTokensTable.tokenHash, hashSecretToken(token)), eq(accountTokensTable.purpose, purpose)),
    );
  if (!found) throw new Problem('invalid_token');
  return { userId: found.userId, email: found.email, isLiving: found.expiresAt > now };
}

/**
 * Whose a token is, without using it; refuses one that could not be used.
 * @throws Problem `invalid_token`
 */
export async function demandAccountToken(db: DbOrTx, presented: PresentedToken): Promise<string> {
  const [found] = await db
    .select({ userId: accountTokensTable.userId })
    .from(accountTokensTable)
    .where(isLiving(presented));
  if (!found) throw new Problem('invalid_token');
  return found.userId;
}

/**
 * Uses a token up, with every other link of the same purpose, and answers whose it was. Of two at
 * once one wins, since each must delete the row.
 * @throws Problem `invalid_token`
 */
export async function spendAccountToken(
  tx: DbOrTx,
  presented: PresentedToken,
): Promise<{ userId: string; email: string }> {
  const { userId, email } = accountTokensTable;
  const [used] = await tx.delete(accountTokensTable).where(isLiving(presented)).returning({ userId, email });
  if (!used) throw new Problem('invalid_token');
  await dropAccountTokens(tx, used.userId, presented.purpose);
  return used;
}

export async function dropAccountTokens(
  tx: DbOrTx,
  userId: string,
  purpose: AccountTokenPurpose,
): Promise<void> {
  await tx
    .delete(accountTokensTable)
    .where(and(eq(accountTokensTable.userId, userId), eq(accountTokensTable.purpose, purpose)));
}
