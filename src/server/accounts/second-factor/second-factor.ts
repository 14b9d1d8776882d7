import { randomBytes } from 'node:crypto';
import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { AccountLimits } from '#server/accounts/account-limits.ts';
import { accountMail } from '#server/accounts/account-mails.ts';
import type { UserRow } from '#server/accounts/accounts.table.ts';
import { auditAccount } from '#server/accounts/audit-account.ts';
import { demandPassword } from '#server/accounts/passwords/demand-password.ts';
import { hashSecretToken } from '#server/accounts/secret-token.ts';
import { recoveryCodesTable, totpTable } from '#server/accounts/totp.table.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { openSecretKey, sealSecret, unsealSecret } from './seal-secret.ts';
import { matchTotp, toBase32 } from './totp-code.ts';

/** As long as the MAC, as RFC 4226 §4 recommends. */
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 80 bits: too many to guess, so one round of SHA-256 keeps them. */
const RECOVERY_BYTES = 10;
const ISSUER = 'Lousa';

/** Whether an account's second factor is on, and how many recovery codes are left. */
export async function readTotp(db: DbOrTx, userId: string) {
  const [factor] = await db
    .select({ userId: totpTable.userId })
    .from(totpTable)
    .where(and(eq(totpTable.userId, userId), isNotNull(totpTable.confirmedAt)));
  const [codes] = await db
    .select({ left: count() })
    .from(recoveryCodesTable)
    .where(eq(recoveryCodesTable.userId, userId));
  return { isOn: factor !== undefined, recoveryCodesLeft: codes?.left ?? 0 };
}

/**
 * Makes a secret for the authenticator app; an earlier unconfirmed one is replaced.
 * @throws Problem `totp_already_on`
 */
export async function setUpTotp(deps: AppDeps, { userId, user }: Session) {
  const secret = randomBytes(SECRET_BYTES);
  const sealedSecret = sealSecret(await openSecretKey(deps.config), userId, secret);
  const createdAt = deps.clock.now();
  const [stored] = await deps.database.db
    .insert(totpTable)
    .values({ userId, sealedSecret, createdAt })
    .onConflictDoUpdate({
      target: totpTable.userId,
      set: { sealedSecret, createdAt, lastStep: 0 },
      setWhere: isNull(totpTable.confirmedAt),
    })
    .returning({ userId: totpTable.userId });
  if (!stored) throw new Problem('totp_already_on');
  const text = toBase32(secret);
  const label = encodeURIComponent(`${ISSUER}:${user.email}`);
  const otpauthUrl = `otpauth://totp/${label}?secret=${text}&issuer=${ISSUER}`;
  const { default: qrcode } = await import('qrcode');
  const qrCode = await qrcode.toString(otpauthUrl, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  return { secret: text, otpauthUrl, qrCode: qrCode.trim() };
}

/**
 * Turns the second factor on by a first right code and answers the recovery codes.
 * @throws Problem `wrong_code`, `totp_already_on`, `totp_off` before a secret was asked for, `too_many_requests`
 */
export async function confirmTotp(
  deps: AppDeps,
  limits: Pick<AccountLimits, 'secondFactor'>,
  { userId, role }: Session,
  { code, ip }: { code: string; ip: string },
): Promise<{ recoveryCodes: string[] }> {
  await limits.secondFactor.consume(userId);
  const key = await openSecretKey(deps.config);
  const now = deps.clock.now();
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => toBase32(randomBytes(RECOVERY_BYTES)));
  await deps.database.db.transaction(async (tx) => {
    const [factor] = await tx.select().from(totpTable).where(eq(totpTable.userId, userId)).for('update');
    if (!factor) throw new Problem('totp_off');
    if (factor.confirmedAt) throw new Problem('totp_already_on');
    const step = matchTotp(unsealSecret(key, userId, factor.sealedSecret), code, now);
    if (step === null) throw new Problem('wrong_code');
    await tx.update(totpTable).set({ confirmedAt: now, lastStep: step }).where(eq(totpTable.userId, userId));
    await tx
      .insert(recoveryCodesTable)
      .values(recoveryCodes.map((each) => ({ userId, codeHash: hashSecretToken(each) })));
    await auditAccount(tx, { userId, role }, { action: 'account.totp_on', ip, now });
  });
  await limits.secondFactor.reset(userId);
  return { recoveryCodes: recoveryCodes.map((each) => each.replaceAll(/(.{4})(?=.)/g, '$1-')) };
}

/**
 * Turns the second factor off.
 * @throws Problem `wrong_password`, `wrong_code`, `totp_off`, `too_many_requests`
 */
export async function removeTotp(
  deps: AppDeps,
  limits: AccountLimits,
  { userId, role, user }: Session,
  { password, code, ip }: { password: string; code: string; ip: string },
): Promise<void> {
  const { db } = deps.database;
  if (!(await readTotp(db, userId)).isOn) throw new Problem('totp_off');
  await demandPassword(deps, limits, userId, password);
  if (!(await takeCode(deps, limits, userId, code))) throw new Problem('wrong_code');
  await db.transaction(async (tx) => {
    await dropTotp(tx, userId);
    await auditAccount(tx, { userId, role }, { action: 'account.totp_off', ip, now: deps.clock.now() });
    await enqueueMail(tx, deps, accountMail, { kind: 'totp_off', email: user.email });
  });
}

/**
 * The second half of a sign-in, after the right password.
 * @throws Problem `totp_required` where no code came along, `wrong_totp`, `too_many_requests`
 */
export async function demandSecondFactor(
  deps: AppDeps,
  limits: AccountLimits,
  user: UserRow,
  code: string | undefined,
): Promise<void> {
  if (!(await readTotp(deps.database.db, user.id)).isOn) return;
  if (code === undefined) throw new Problem('totp_required');
  if (!(await takeCode(deps, limits, user.id, code))) throw new Problem('wrong_totp');
}

/** Removes second factor and recovery codes; answers whether it was on. */
export async function dropTotp(tx: DbOrTx, userId: string): Promise<boolean> {
  const dropped = await tx
    .delete(totpTable)
    .where(eq(totpTable.userId, userId))
    .returning({ confirmedAt: totpTable.confirmedAt });
  await tx.delete(recoveryCodesTable).where(eq(recoveryCodesTable.userId, userId));
  return dropped.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Whether a code is right, and uses it up: of two sign-ins with one code at once one gets in. */
async function takeCode(
  deps: AppDeps,
  limits: Pick<AccountLimits, 'secondFactor'>,
  userId: string,
  code: string,
): Promise<boolean> {
  await limits.secondFactor.consume(userId);
  const { db } = deps.database;
  const isTaken = (await takeAppCode(deps, userId, code)) || (await takeRecoveryCode(db, userId, code));
  if (isTaken) await limits.secondFactor.reset(userId);
  return isTaken;
}

async function takeAppCode(deps: AppDeps, userId: string, code: string): Promise<boolean> {
  const { db } = deps.database;
  const [factor] = await db.select().from(totpTable).where(eq(totpTable.userId, userId));
  if (!factor) return false;
  const secret = unsealSecret(await openSecretKey(deps.config), userId, factor.sealedSecret);
  const step = matchTotp(secret, code, deps.clock.now());
  if (step === null) return false;
  const used = await db
    .update(totpTable)
    .set({ lastStep: step })
    .where(and(eq(totpTable.userId, userId), lt(totpTable.lastStep, step)))
    .returning({ userId: totpTable.userId });
  return used.length > 0;
}

async function takeRecoveryCode(db: DbOrTx, userId: string, code: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCodesTable)
    .where(and(eq(recoveryCodesTable.userId, userId), eq(recoveryCodesTable.codeHash, hashSecretToken(code))))
    .returning({ id: recoveryCodesTable.id });
  return used.length > 0;
}
