import type { AppDeps } from '#server/platform/deps.ts';
import { createLimiter, type Limiter } from '#server/platform/http/rate-limit.ts';

/** How often one may try. A school sits behind one address: 30 registrations an hour from it must pass. */
export interface AccountLimits {
  /** Tries of one account from one address. */
  login: Limiter;
  /** Tries of any account from one address. */
  loginAddress: Limiter;
  registration: Limiter;
  resetAddress: Limiter;
  resetAccount: Limiter;
  /** Mails that confirm the address, asked for by the same person. */
  confirmation: Limiter;
  /** Other addresses asked for by the same person: each writes to two mailboxes. */
  emailChange: Limiter;
  /** Tries of the current password by someone signed in. */
  passwordCheck: Limiter;
  /** Tries of the second factor of one account, from wherever. */
  secondFactor: Limiter;
}

export function createAccountLimits({ database }: AppDeps): AccountLimits {
  const limit = (name: string, points: number, durationSeconds: number) =>
    createLimiter(database, { name, points, durationSeconds });
  return {
    login: limit('login', 10, 15 * 60),
    loginAddress: limit('login-address', 300, 15 * 60),
    registration: limit('registration', 60, 3600),
    resetAddress: limit('reset-address', 60, 3600),
    resetAccount: limit('reset-account', 5, 3600),
    confirmation: limit('confirmation', 5, 3600),
    emailChange: limit('email-change', 5, 24 * 3600),
    passwordCheck: limit('password-check', 10, 15 * 60),
    secondFactor: limit('second-factor', 10, 15 * 60),
  };
}
