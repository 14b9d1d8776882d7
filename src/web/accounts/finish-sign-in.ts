import { signInSchema } from '#shared/accounts/accounts.schemas.ts';
import { HOME_OF_ROLE } from '#shared/accounts/roles.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { sessionStore } from '#web/platform/session.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';

/**
 * Keeps the session and answers where the person goes. An answer without success, user or token counts
 * as a failure. `target` overrides the home of the role (the admin's own sign-in leads elsewhere).
 */
export function finishSignIn(answer: unknown, target?: string): string {
  const signIn = signInSchema.safeParse(answer);
  if (!signIn.success) {
    throw new ApiProblem({ code: 'internal', status: 200, message: ACCOUNT_TEXTS.requestFailed });
  }
  const { token, user } = signIn.data;
  sessionStore.signIn({ token, user, isAdminSession: target !== undefined });
  return target ?? HOME_OF_ROLE[user.role] ?? '/';
}
