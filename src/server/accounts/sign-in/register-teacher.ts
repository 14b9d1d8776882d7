import type { AccountLimits } from '#server/accounts/account-limits.ts';
import { accountMail } from '#server/accounts/account-mails.ts';
import { insertUser } from '#server/accounts/insert-user.ts';
import { refuseCommonPassword } from '#server/accounts/passwords/common-passwords.ts';
import { hashPassword } from '#server/accounts/passwords/hash-password.ts';
import { toUser } from '#server/accounts/to-user.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { register } from '#shared/accounts/accounts.contract.ts';
import type { BodyOf } from '#shared/http/endpoint.ts';
import { LEGAL_VERSION } from '#shared/site/legal-version.ts';
import { type From, rememberPlace } from './known-places.ts';
import { recordSignIn } from './record-sign-in.ts';
import { startSession } from './sessions.ts';

/**
 * Creates a teacher's account, signs it in and has the confirmation mail sent; the terms accepted with it are kept.
 * @throws Problem `email_taken`, 400 for a common password, `too_many_requests`
 */
export async function registerTeacher(
  deps: AppDeps,
  limits: AccountLimits,
  person: BodyOf<typeof register>,
  from: From,
) {
  refuseCommonPassword(person.password, 'password', person);
  await limits.registration.consume(from.address);
  const passwordHash = await hashPassword(person.password, from.address);
  const { firstName, lastName, email } = person;
  const now = deps.clock.now();
  // The button says so: creating the account is the acceptance.
  const accepted = { termsVersion: LEGAL_VERSION, termsAcceptedAt: now };
  return deps.database.db.transaction(async (tx) => {
    const named = { firstName, lastName, email, passwordHash, role: 'teacher' } as const;
    const user = await insertUser(tx, { ...named, ...accepted });
    const begun = await startSession(tx, { ...from, userId: user.id, now });
    await recordSignIn(deps, tx, user, { from, isKnownPlace: true, sessionId: begun.sessionId, now });
    const browser = await rememberPlace(tx, user.id, from, now);
    await enqueueMail(tx, deps, accountMail, { kind: 'confirm_email', email });
    return { success: true as const, user: toUser(user), ...begun, browser };
  });
}
