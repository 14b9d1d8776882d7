import { parseCommand } from '#engine/cli/parse-command.ts';
import { runAnalyse } from '#engine/cli/run-analyse.ts';
import { runRead } from '#engine/cli/run-read.ts';
import { CommandError, USAGE, UsageError } from '#engine/cli/usage.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';

// The engine's command line: `npm run lousa -- …`. Exit codes: 0 done, 1 refused, 2 wrong command line.
process.stdout.on('error', () => process.exit(0));

try {
  process.stdout.write(`${await runCommand(process.argv.slice(2))}\n`);
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    process.exitCode = 2;
  } else if (error instanceof ReadingProblem || error instanceof CommandError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } else throw error;
}

async function runCommand(args: string[]): Promise<string> {
  const command = parseCommand(args);
  switch (command.name) {
    case 'help':
      return USAGE.trimEnd();
    case 'read':
      return runRead(command.file);
    case 'analyse':
      return runAnalyse(command.file, command.options);
  }
}
