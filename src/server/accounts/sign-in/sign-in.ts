import type { AccountLimits } from '#server/accounts/account-limits.ts';
import { type UserRow, usersTable } from '#server/accounts/accounts.table.ts';
import { verifyPassword } from '#server/accounts/passwords/hash-password.ts';
import { demandSecondFactor } from '#server/accounts/second-factor/second-factor.ts';
import { toUser } from '#server/accounts/to-user.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { tooMany } from '#server/platform/http/limits/rate-limit.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { type From, findKnownPlace, type Place, rememberPlace } from './known-places.ts';
import { isNamed, recordRefusals, recordSignIn } from './record-sign-in.ts';
import { startSession } from './sessions.ts';

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
  return recordRefusals(deps, { name: email, from }, async () => {
    const user = await authenticate(deps, limits, { name: email, password, from });
    if (!user) throw new Problem('wrong_credentials');
    await demandSecondFactor(deps, limits, user, totpCode);
    return openSession(deps, user, from);
  });
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
  const name = username.toLowerCase();
  return recordRefusals(deps, { name, from }, async () => {
    const user = await authenticate(deps, limits, { name, password, from });
    if (!user) throw new Problem('wrong_admin_credentials');
    if (user.role !== 'admin') throw new Problem('forbidden');
    await demandSecondFactor(deps, limits, user, totpCode);
    return openSession(deps, user, from);
  });
}

/** Who has that name and password; null for nobody. An unknown name takes as long as a wrong password. */
async function authenticate(
  deps: AppDeps,
  limits: AccountLimits,
  { name, password, from }: { name: string; password: string; from: From },
): Promise<UserRow | null> {
  const [user] = await deps.database.db.select().from(usersTable).where(isNamed(name));
  const counted = await countSignIn(deps, limits, { name, user, from });
  const verdict = verifyPassword(user?.passwordHash ?? null, password, from.address);
  const isRight = await verdict.catch(async (unanswered) => {
    await counted.takeBack();
    throw unanswered;
  });
  if (!isRight || !user) return null;
  await counted.wasRight();
  return user;
}

async function openSession(deps: AppDeps, user: UserRow, from: From) {
  const now = deps.clock.now();
  return deps.database.db.transaction(async (tx) => {
    const isKnownPlace = (await findKnownPlace(tx, user.id, from, now)) !== null;
    const begun = await startSession(tx, { ...from, userId: user.id, now });
    await recordSignIn(deps, tx, user, { from, isKnownPlace, sessionId: begun.sessionId, now });
    const browser = await rememberPlace(tx, user.id, from, now);
    return { success: true as const, user: toUser(user), ...begun, browser };
  });
}

/** One counted try. */
interface CountedTry {
  /** It was right: it is taken back, and what was wrong before from the same place is forgotten. */
  wasRight(): Promise<void>;
  /** The password was never looked at. */
  takeBack(): Promise<void>;
}

/**
 * Counts a try to sign in before the password is looked at, so that guessing in parallel gains nothing.
 *
 * A place the account knows has tries of its own, so nobody elsewhere can use them up. All strangers together share
 * the account's: after the first few they must wait ever longer, from however many connections they come. `name` is
 * what was typed; an unknown one is counted like an account.
 * @throws Problem `too_many_requests`
 */
async function countSignIn(
  { database, clock }: AppDeps,
  limits: AccountLimits,
  { name, user, from }: { name: string; user: UserRow | undefined; from: Place },
): Promise<CountedTry> {
  const now = clock.now();
  const known = user ? await findKnownPlace(database.db, user.id, from, now) : null;
  const isOwnBrowser = known?.kind === 'browser';
  const account = user?.id ?? name;
  const here = JSON.stringify([account, isOwnBrowser ? known.placeHash : from.address]);
  if (!isOwnBrowser) await limits.loginAddress.consume(from.address);
  await limits.login.consume(here);
  const takeBackHere = async () => {
    await limits.login.giveBack(here);
    if (!isOwnBrowser) await limits.loginAddress.giveBack(from.address);
  };
  if (known === null) {
    const wait = await limits.loginOfStrangers.take(account, now);
    if (wait > 0) {
      await takeBackHere();
      throw tooMany(wait, 'Você também pode criar outra senha em “Esqueci a senha”.');
    }
  }
  const takeBackEverywhere = async () => {
    await takeBackHere();
    if (known === null) await limits.loginOfStrangers.giveBack(account);
  };
  return {
    takeBack: takeBackEverywhere,
    async wasRight() {
      await takeBackEverywhere();
      await limits.login.reset(here);
    },
  };
}
