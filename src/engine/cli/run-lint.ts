import { access, constants } from 'node:fs/promises';
import { openComposingPool } from '#engine/composing/children/composing-pool.ts';
import { lintInChild } from '#engine/composing/children/lint-in-child.ts';
import { writeFileReport } from '#engine/composing/lint/file-report.ts';
import { explainAccess } from './load-material.ts';
import type { LintOptions } from './parse-command.ts';

/** What is wrong with a finished file, for people or as JSON, and whether something keeps it back. */
export async function runLint(
  file: string,
  { isJson, size }: LintOptions,
): Promise<{ text: string; isHeld: boolean }> {
  await access(file, constants.R_OK).catch(explainAccess(file));
  const pool = openComposingPool();
  try {
    const report = await lintInChild(pool, file, size);
    return {
      text: isJson ? JSON.stringify(report, null, 2) : writeFileReport(report),
      isHeld: report.findings.some(({ severity }) => severity === 'hard'),
    };
  } finally {
    await pool.close();
  }
}
