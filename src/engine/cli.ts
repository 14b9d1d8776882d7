import { keepCompiled } from '#engine/reading/isolation/keep-compiled.ts';

// The engine's command line: `npm run lousa -- …`. Exit codes: 0 done, 1 refused, 2 wrong command line.
process.stdout.on('error', () => process.exit(0));
keepCompiled();
const { CommandError, USAGE, UsageError } = await import('#engine/cli/usage.ts');
const { ReadingProblem } = await import('#engine/reading/reading-problem.ts');

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
  const { parseCommand } = await import('#engine/cli/parse-command.ts');
  const command = parseCommand(args);
  switch (command.name) {
    case 'help':
      return USAGE.trimEnd();
    case 'read':
      return (await import('#engine/cli/run-read.ts')).runRead(command.file);
    case 'understand':
      return (await import('#engine/cli/run-understand.ts')).runUnderstand(command.file);
    case 'pictures':
      return (await import('#engine/cli/run-pictures.ts')).runPictures(command.file, command.folder);
    case 'analyse':
      return (await import('#engine/cli/run-analyse.ts')).runAnalyse(command.file, command.options);
    case 'lint':
      return (await import('#engine/cli/run-lint.ts')).runLint(command.file, command.options);
    case 'compose':
      return (await import('#engine/cli/run-compose.ts')).runCompose(command.file, command.options);
  }
}
