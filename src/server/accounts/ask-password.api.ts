import type { AppDeps } from '#server/platform/deps.ts';
import type { Session } from '#server/platform/http/session.ts';
import { createAccountLimits } from './account-limits.ts';
import { demandPassword } from './passwords/demand-password.ts';

/** Asks someone signed in for the password again, counted with every other such try; throws Problem `wrong_password`. */
export function createPasswordAsker(deps: AppDeps): (session: Session, password: string) => Promise<void> {
  const limits = createAccountLimits(deps);
  return (session, password) => demandPassword(deps, limits, session.userId, password);
}
