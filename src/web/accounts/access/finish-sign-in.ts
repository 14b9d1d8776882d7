import { signInSchema } from '#shared/accounts/accounts.schemas.ts';
import { HOME_OF_ROLE } from '#shared/roles.ts';
import { isScreenOf } from '#shared/site/return-address.ts';
import { ACCOUNT_TEXTS } from '#web/accounts/account-texts.ts';
import { ApiProblem, messageOf } from '#web/platform/api-problem.ts';
import { sessionStore } from '#web/platform/session/session.ts';

/**
 * Keeps the session and answers where the person goes: back to the screen that asked for the sign-in, where it is one of
 * theirs, else home. An answer without success, user or token counts as a failure. `target` is the home of the admin's
 * own door.
 */
export function finishSignIn(
  answer: unknown,
  { returnTo, target }: { returnTo?: string | null; target?: string } = {},
): string {
  const signIn = signInSchema.safeParse(answer);
  if (!signIn.success) {
    throw new ApiProblem({ code: 'internal', status: 200, message: ACCOUNT_TEXTS.requestFailed });
  }
  const { token, user } = signIn.data;
  sessionStore.signIn({ token, user, isAdminSession: target !== undefined });
  if (returnTo && isScreenOf(user.role, returnTo)) return returnTo;
  return target ?? HOME_OF_ROLE[user.role] ?? '/';
}

/** Of a failed call before the session: the server's sentence, else the customer's. A lost line says so by itself. */
export function signInMessageOf(error: unknown): string {
  return messageOf(error, ACCOUNT_TEXTS.requestFailed);
}
