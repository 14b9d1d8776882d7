import { ReadingProblem, type ReadingProblemCode } from '#engine/reading/reading-problem.ts';
import type { DocumentKind } from '#server/files/document-formats.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { UploadedFile } from '#server/platform/http/uploads/receive-upload.ts';
import { ALLOWED_TYPES } from '#shared/files/check-file.ts';

const OTHER_TYPES: readonly ReadingProblemCode[] = ['unsupported_type', 'old_office', 'spreadsheet'];

/**
 * Judges an upload by its content, in a child process, before anything of it is kept.
 * @throws Problem `unsupported_type`, or `unreadable_file` with the cause and what to do
 */
export async function judgeDocument(
  { readingPool, log }: Pick<AppDeps, 'readingPool' | 'log'>,
  upload: UploadedFile | null,
): Promise<DocumentKind | null> {
  if (!upload) return null;
  try {
    const { kind } = await readingPool.open(upload.path);
    if (kind === 'text') throw new ReadingProblem('unsupported_type');
    return kind;
  } catch (error) {
    if (!(error instanceof ReadingProblem)) throw error;
    if (error.cause) log.warn({ err: error.cause, code: error.code }, 'a reading child ended over a file');
    throw toProblem(error);
  }
}

function toProblem(error: ReadingProblem): Problem {
  if (OTHER_TYPES.includes(error.code)) {
    return new Problem('unsupported_type', {
      detail: ALLOWED_TYPES,
      data: { hint: error.message },
      cause: error,
    });
  }
  return new Problem('unreadable_file', { message: error.message, cause: error });
}
