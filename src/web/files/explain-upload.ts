import { ApiProblem } from '#web/platform/api-problem.ts';
import { FILE_TEXTS } from './file-texts.ts';

/** Refusals that speak of the file itself: sent again it would be refused again. */
const OF_THE_FILE = new Set(['too_large', 'unsupported_type', 'unreadable_file', 'quota_reached']);

/** Why a file was not taken, in the server's words where it gave some, and whether another try makes sense. */
export function explainUpload(error: unknown): { fault: string; canRetry: boolean } {
  if (!(error instanceof ApiProblem)) return { fault: FILE_TEXTS.sendFailed, canRetry: true };
  const { code, message, detail } = error;
  if (OF_THE_FILE.has(code)) {
    return { fault: [message, detail].filter(Boolean).join('. '), canRetry: false };
  }
  return { fault: `${FILE_TEXTS.sendFailed}. ${message}`, canRetry: true };
}
