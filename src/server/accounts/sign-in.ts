import { eq } from 'drizzle-orm';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { AccountLimits } from './account-limits.ts';
import { type UserRow, usersTable } from './accounts.table.ts';
import { verifyPassword } from './hash-password.ts';
import { demandSecondFactor } from './second-factor/second-factor.ts';
import { startSession } from './sign-in/sessions.ts';
import { toUser } from './to-user.ts';

/** Where a request comes from. */
export interface From {
  address: string;
  device: string;
  /** Made by a browser's page. */
  isFromPage: boolean;
}

/**
 * Signs in by e-mail, whatever the role.
 * @throws Problem `wrong_credentials`, `totp_required`, `wrong_totp`, `too_many_requests`
 */
export async function signIn(
  deps: AppDeps,
  limits: AccountLimits,
  { email, password, totpCode }: { email: string; password: string; totpCode?: string | undefined },
  from: From,
) {
  const user = await authenticate(deps, limits, { name: email, password, from });
  if (!user) throw new Problem('wrong_credentials');
  await demandSecondFactor(deps, limits, user, totpCode);
  return openSession(deps, user, from);
}

/**
 * Signs an admin in by username or e-mail.
 * @throws Problem `wrong_admin_credentials`, `forbidden` for anybody else with a right password, `totp_required`,
 *   `wrong_totp`, `too_many_requests`
 */
export async function signInAsAdmin(
  deps: AppDeps,
  limits: AccountLimits,
  { username, password, totpCode }: { username: string; password: string; totpCode?: string | undefined },
  from: From,
) {
  const user = await authenticate(deps, limits, { name: username.toLowerCase(), password, from });
  if (!user) throw new Problem('wrong_admin_credentials');
  if (user.role !== 'admin') throw new Problem('forbidden');
  await demandSecondFactor(deps, limits, user, totpCode);
  return openSession(deps, user, from);
}

/**
 * Every try counts before the password is looked at, so that guessing in parallel gains nothing; a right
 * one is taken back. An unknown name takes as long as a wrong password.
 */
async function authenticate(
  deps: AppDeps,
  limits: AccountLimits,
  { name, password, from }: { name: string; password: string; from: From },
): Promise<UserRow | null> {
  const account = JSON.stringify([name, from.address]);
  await limits.login.consume(account);
  await limits.loginAddress.consume(from.address);
  const [user] = await deps.database.db
    .select()
    .from(usersTable)
    .where(eq(name.includes('@') ? usersTable.email : usersTable.username, name));
  if (!(await verifyPassword(user?.passwordHash ?? null, password)) || !user) return null;
  await limits.login.reset(account);
  await limits.loginAddress.giveBack(from.address);
  return user;
}

async function openSession(deps: AppDeps, user: UserRow, { device, isFromPage }: From) {
  const now = deps.clock.now();
  const begun = await startSession(deps.database.db, { userId: user.id, device, now, isFromPage });
  return { success: true as const, user: toUser(user), ...begun };
}
