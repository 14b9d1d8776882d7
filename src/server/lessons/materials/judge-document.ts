import { ReadingProblem, type ReadingProblemCode } from '#engine/reading/reading-problem.ts';
import { explainOther } from '#server/files/file-contents.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { UploadedFile } from '#server/platform/http/uploads/receive-upload.ts';
import { MATERIAL_RULE, type MaterialKind } from '#shared/files/accepted-kinds.ts';

const OTHER_TYPES: readonly ReadingProblemCode[] = ['old_office', 'spreadsheet'];

/**
 * Judges an upload by its content, in a child process, in the owner's turn and before anything of it is kept.
 * @throws the reason of `gone` when nobody waits for the answer any more,
 * @throws Problem `unsupported_type`, or `unreadable_file` with the cause and what to do
 */
export async function judgeDocument(
  { readingPool, readingTime, log }: Pick<AppDeps, 'readingPool' | 'readingTime' | 'log'>,
  upload: UploadedFile | null,
  { owner, gone }: { owner: string; gone: AbortSignal },
): Promise<MaterialKind | null> {
  if (!upload) return null;
  let usedMs = 0;
  const onUsed = (ms: number) => {
    usedMs = ms;
  };
  try {
    const { kind } = await readingPool.open(upload.path, { owner, signal: gone, onUsed });
    if (kind === 'text') throw new ReadingProblem('unsupported_type');
    return kind;
  } catch (error) {
    if (!(error instanceof ReadingProblem)) throw error;
    if (error.cause) log.warn({ err: error.cause, code: error.code }, 'a reading child ended over a file');
    if (error.code === 'unsupported_type') throw await explainOther(upload, MATERIAL_RULE);
    throw toProblem(error);
  } finally {
    await readingTime.spend(owner, usedMs);
  }
}

function toProblem(error: ReadingProblem): Problem {
  if (OTHER_TYPES.includes(error.code)) {
    return new Problem('unsupported_type', {
      detail: MATERIAL_RULE.detail,
      data: { hint: error.message },
      cause: error,
    });
  }
  return new Problem('unreadable_file', { message: error.message, cause: error });
}
