import type { AppDeps } from '#server/platform/deps.ts';
import { createGrowingDelay, type GrowingDelay } from '#server/platform/http/limits/growing-delay.ts';
import { createLimiter, type Limiter } from '#server/platform/http/limits/rate-limit.ts';

/** How often one may try. A school sits behind one address: 30 registrations an hour from it must pass. */
export interface AccountLimits {
  /** Tries of one account from one address, or from one browser it knows. */
  login: Limiter;
  /** Tries of one account from all places it does not know together. */
  loginOfStrangers: GrowingDelay;
  /** Tries of any account from one address. */
  loginAddress: Limiter;
  registration: Limiter;
  resetAddress: Limiter;
  /** Mails with a reset link to one address: whoever asks, one that is still good is in the mailbox by then. */
  resetMail: GrowingDelay;
  /** Reset links that admins send to one editor. */
  resetLink: Limiter;
  /** Mails that confirm the address, asked for by the same person. */
  confirmation: Limiter;
  /** Other addresses asked for by the same person: each writes to two mailboxes. */
  emailChange: Limiter;
  /** Changes of one's own profile of any kind. */
  profileChange: Limiter;
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
    loginOfStrangers: createGrowingDelay(database, {
      ...{ name: 'login-strangers', free: 20, firstSeconds: 1, maxSeconds: 15 * 60 },
    }),
    loginAddress: limit('login-address', 300, 15 * 60),
    registration: limit('registration', 60, 3600),
    resetAddress: limit('reset-address', 60, 3600),
    resetMail: createGrowingDelay(database, {
      ...{ name: 'reset-mail', free: 2, firstSeconds: 5 * 60, maxSeconds: 30 * 60 },
    }),
    resetLink: limit('reset-link', 5, 3600),
    confirmation: limit('confirmation', 5, 3600),
    emailChange: limit('email-change', 5, 24 * 3600),
    profileChange: limit('profile-change', 60, 3600),
    passwordCheck: limit('password-check', 10, 15 * 60),
    secondFactor: limit('second-factor', 10, 15 * 60),
  };
}
