import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { parseCommand } from './parse-command.ts';
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

/** Each command is loaded when it is asked for: word lists and fonts are no use to the others. */
async function run(command: ReturnType<typeof parseCommand>): Promise<{ status?: 0 | 1; text: string }> {
  switch (command.name) {
    case 'help':
      return { text: USAGE.trimEnd() };
    case 'read':
      return { text: await (await import('./run-read.ts')).runRead(command.file) };
    case 'understand':
      return { text: await (await import('./run-understand.ts')).runUnderstand(command.file) };
    case 'pictures':
      return { text: await (await import('./run-pictures.ts')).runPictures(command.file, command.folder) };
    case 'analyse':
      return { text: await (await import('./run-analyse.ts')).runAnalyse(command.file, command.options) };
    case 'lint': {
      const { text, isHeld } = await (await import('./run-lint.ts')).runLint(command.file, command.options);
      return { status: isHeld ? 1 : 0, text };
    }
    case 'compose':
      return { text: await (await import('./run-compose.ts')).runCompose(command.file, command.options) };
  }
}
