import { ApiProblem, messageOf } from '#web/platform/api-problem.ts';
import type { FormFailure } from '#web/platform/use-schema-form.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { SETTINGS_TEXTS as TEXTS } from './settings-texts.ts';

/** Says a fault of the profile screens as the customer words it: titled Erro, the server's sentence where there is one. */
export function showAccountFault(error: unknown, fallback: string): FormFailure {
  const isUnreachable = error instanceof ApiProblem && error.code === 'network';
  const message = isUnreachable ? TEXTS.networkError : messageOf(error, fallback);
  showToast({ title: TEXTS.errorTitle, description: message, tone: 'error' });
  return { title: TEXTS.errorTitle, message };
}
