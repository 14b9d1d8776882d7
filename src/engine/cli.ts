import { keepCompiled } from '#engine/reading/isolation/keep-compiled.ts';

// The engine's command line: `npm run lousa -- …`.
process.stdout.on('error', () => process.exit(0));
keepCompiled();
const { runCommand } = await import('#engine/cli/run-command.ts');

const { status, stdout, stderr } = await runCommand(process.argv.slice(2));
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = status;
