import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FileReport } from '#engine/composing/lint/file-report.ts';
import type { PageText } from '#engine/composing/lint/read-page-texts.ts';
import type { ReadingPool } from '#engine/reading/isolation/reading-pool.ts';

/** The mode under which a child judges a finished file; see `lintFile`. */
export const LINT_FILE_MODE = 'lint-file';
/** The mode under which a child reads what a finished file says; see `readPageTexts`. */
export const READ_PAGES_MODE = 'read-pages';

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
export const lintInChild = async (
  pool: Pick<ReadingPool, 'run'>,
  filePath: string,
  size: number | null = null,
): Promise<FileReport> => (await runOn(pool, LINT_FILE_MODE, { filePath, size })) as FileReport;

/**
 * Has a child read what each page or slide of a finished file says; leaves nothing on disk.
 * @throws ReadingProblem as above
 */
export const readPagesInChild = async (
  pool: Pick<ReadingPool, 'run'>,
  filePath: string,
): Promise<PageText[]> => (await runOn(pool, READ_PAGES_MODE, { filePath, size: null })) as PageText[];

async function runOn(
  pool: Pick<ReadingPool, 'run'>,
  mode: string,
  { filePath, size }: FileLinting,
): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'lousa-lint-'));
  try {
    const linting: FileLinting = { filePath: resolve(filePath), size };
    const path = join(folder, 'task.json');
    await writeFile(path, JSON.stringify(linting));
    return await pool.run(mode, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
