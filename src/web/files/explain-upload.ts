import { ApiProblem } from '#web/platform/api-problem.ts';
import { FILE_TEXTS } from './file-texts.ts';

/** Refusals that speak of the file itself: sent again it would be refused again. */
const OF_THE_FILE = new Set<string>([
  'unsupported_type',
  'too_large',
  'body_too_large',
  'unreadable_file',
  'quota_reached',
]);

/** Why the file itself was refused; null for what is said of anything else. What the server says of this file comes first. */
export function faultOfFile(error: unknown): string | null {
  if (!(error instanceof ApiProblem) || !OF_THE_FILE.has(error.code)) return null;
  const { hint } = error.data;
  return typeof hint === 'string' ? hint : [error.message, error.detail].filter(Boolean).join('. ');
}

/** Why a file was not taken, in the server's words where it gave some, and whether another try makes sense. */
export function explainUpload(error: unknown): { fault: string; canRetry: boolean } {
  const fault = faultOfFile(error);
  if (fault !== null) return { fault, canRetry: false };
  if (!(error instanceof ApiProblem)) return { fault: FILE_TEXTS.sendFailed, canRetry: true };
  return { fault: `${FILE_TEXTS.sendFailed}. ${error.message}`, canRetry: true };
}
