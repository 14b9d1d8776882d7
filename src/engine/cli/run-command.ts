import { access, constants } from 'node:fs/promises';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { explainAccess, loadMaterial, orderOf } from './load-material.ts';
import { type AnalyseOptions, type LintOptions, parseCommand } from './parse-command.ts';
import { CommandError, USAGE, UsageError } from './usage.ts';

/** How a command line ended: 0 done, 1 refused, 2 wrong command line; `stderr` says why in pt-BR. */
export interface Ending {
  status: 0 | 1 | 2;
  stdout: string;
  stderr: string;
}

/** Does what a command line asks. Throws only what is a fault of ours. */
export async function runCommand(args: readonly string[]): Promise<Ending> {
  try {
    const { status = 0, text } = await run(parseCommand([...args]));
    return { status, stdout: `${text}\n`, stderr: '' };
  } catch (error) {
    if (error instanceof UsageError) return { status: 2, stdout: '', stderr: `${error.message}\n\n${USAGE}` };
    if (error instanceof ReadingProblem || error instanceof CommandError)
      return { status: 1, stdout: '', stderr: `${error.message}\n` };
    throw error;
  }
}

/** What each command needs is loaded when it is asked for: word lists and fonts are no use to the others. */
async function run(command: ReturnType<typeof parseCommand>): Promise<{ status?: 0 | 1; text: string }> {
  switch (command.name) {
    case 'help':
      return { text: USAGE.trimEnd() };
    case 'read':
      return tell((await loadMaterial(command.file)).source);
    case 'understand':
      return tell(await understand(command.file));
    case 'pictures': {
      const { takeInChild } = await import('./load-pictures.ts');
      const { source } = await loadMaterial(command.file);
      return tell(await takeInChild(command.file, source, command.folder));
    }
    case 'analyse':
      return tell(await analyseMaterial(command.file, command.options));
    case 'lint':
      return lint(command.file, command.options);
    case 'compose':
      return { text: await (await import('./run-compose.ts')).runCompose(command.file, command.options) };
  }
}

/** As readable JSON. */
const tell = (value: unknown) => ({ text: JSON.stringify(value, null, 2) });

/** What the document is, its parts, the role of each piece and the slips in them. */
async function understand(file: string) {
  const { tellUnderstanding } = await import('#engine/pedagogy/tell-understanding.ts');
  const { findTypos } = await import('#engine/pedagogy/language/spelling/find-typos.ts');
  const { source, name } = await loadMaterial(file);
  const told = tellUnderstanding(source, name);
  const typos = findTypos(told.blocks.map(({ text }) => text)).map(({ written, right, at }) => ({
    written,
    right,
    block: told.blocks[at]?.id,
  }));
  return { ...told, typos };
}

/** The built-in pedagogical analysis; of a booklet with the sizes that can be made. */
async function analyseMaterial(file: string, options: AnalyseOptions) {
  const { analyse } = await import('#engine/pedagogy/analyse.ts');
  const input = await orderOf(await loadMaterial(file), options);
  const analysis = analyse(input);
  if (options.serviceType !== 'booklet') return analysis;
  const { askComposer } = await import('#engine/composing/measure-pages.ts');
  return askComposer(input, analysis);
}

/** What is wrong with a finished file, for people or as JSON; 1 where something keeps it back. */
async function lint(file: string, { isJson, size }: LintOptions): Promise<{ status: 0 | 1; text: string }> {
  const { openComposingPool } = await import('#engine/composing/children/composing-pool.ts');
  const { lintInChild } = await import('#engine/composing/children/lint-in-child.ts');
  const { writeFileReport } = await import('#engine/composing/lint/file-report.ts');
  await access(file, constants.R_OK).catch(explainAccess(file));
  const pool = openComposingPool();
  try {
    const report = await lintInChild(pool, file, size);
    const isHeld = report.findings.some(({ severity }) => severity === 'hard');
    return { status: isHeld ? 1 : 0, text: isJson ? tell(report).text : writeFileReport(report) };
  } finally {
    await pool.close();
  }
}
