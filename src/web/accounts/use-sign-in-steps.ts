import { useState } from 'react';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { sessionStore } from '#web/platform/session.ts';

/**
 * A sign-in in one step, or in two where the account has a second factor: the right credentials then wait for the
 * code, in memory alone. `enter` makes the call and keeps the session.
 */
export function useSignInSteps<Credentials extends { password: string }>(
  enter: (body: Credentials & { totpCode?: string }) => Promise<void>,
) {
  const [given, setGiven] = useState<Credentials | null>(null);
  const [asksForCode, setAsksForCode] = useState(false);
  return {
    /** What was typed last; without the password once it is asked for again. */
    given,
    asksForCode,
    async sendCredentials(credentials: Credentials): Promise<void> {
      // An old session must not lend its token to a sign-in, nor outlive one that fails.
      sessionStore.clear();
      try {
        await enter(credentials);
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code !== 'totp_required') throw error;
        setGiven(credentials);
        setAsksForCode(true);
      }
    },
    async sendCode(totpCode: string): Promise<void> {
      if (given) await enter({ ...given, totpCode });
    },
    goBack(): void {
      setGiven(given && { ...given, password: '' });
      setAsksForCode(false);
    },
  };
}
