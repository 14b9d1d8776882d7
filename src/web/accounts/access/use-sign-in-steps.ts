import { useState } from 'react';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { sessionStore } from '#web/platform/session/session.ts';
import type { CodeStep } from './code-step.tsx';

/**
 * A sign-in in one step, or in two where the account has a second factor: the right credentials then wait for the
 * code, in memory alone. `enter` makes the call and keeps the session. What draws the second step is loaded only then:
 * few accounts have one, and every one waits for the first.
 */
export function useSignInSteps<Credentials extends { password: string }>(
  enter: (body: Credentials & { totpCode?: string }) => Promise<void>,
) {
  const [given, setGiven] = useState<Credentials | null>(null);
  const [codeStep, setCodeStep] = useState<typeof CodeStep | null>(null);
  return {
    /** What was typed last; without the password once it is asked for again. */
    given,
    /** Draws the question for the code; null before there is one. */
    CodeStep: codeStep,
    async sendCredentials(credentials: Credentials): Promise<void> {
      // An old session must not lend its token to a sign-in, nor outlive one that fails.
      sessionStore.clear();
      try {
        await enter(credentials);
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code !== 'totp_required') throw error;
        setGiven(credentials);
        const { CodeStep } = await import('./code-step.tsx');
        setCodeStep(() => CodeStep);
      }
    },
    async sendCode(totpCode: string): Promise<void> {
      if (given) await enter({ ...given, totpCode });
    },
    goBack(): void {
      setGiven(given && { ...given, password: '' });
      setCodeStep(null);
    },
  };
}
