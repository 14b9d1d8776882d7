import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FileReport } from '#engine/composing/lint/file-report.ts';
import type { ReadingPool } from '#engine/reading/isolation/reading-pool.ts';

/** The mode under which a child judges a finished file; see `lintFile`. */
export const LINT_FILE_MODE = 'lint-file';

/** What the child is told, as a JSON file. */
export interface FileLinting {
  filePath: string;
  /** Slides or pages that were ordered; null where nobody says. */
  size: number | null;
}

/**
 * Has a child judge a finished file by its bytes; leaves nothing on disk.
 * @throws ReadingProblem for what is no PDF, DOCX or PPTX, cannot be opened or goes beyond the child's limits
 */
export async function lintInChild(
  pool: Pick<ReadingPool, 'run'>,
  filePath: string,
  size: number | null = null,
): Promise<FileReport> {
  const folder = await mkdtemp(join(tmpdir(), 'lousa-lint-'));
  try {
    const linting: FileLinting = { filePath: resolve(filePath), size };
    const path = join(folder, 'task.json');
    await writeFile(path, JSON.stringify(linting));
    return (await pool.run(LINT_FILE_MODE, path)) as FileReport;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
