import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..', '..');
const COMMANDS = { vite: 'vite', vitest: 'vitest', playwright: '@playwright/test' } as const;

/** Runs an installed command on this very Node (never the one on PATH) and answers its exit code. */
export function run(
  command: keyof typeof COMMANDS,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const folder = join(ROOT, 'node_modules', COMMANDS[command]);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`${COMMANDS[command]} has no command ${command}`);
  const child = spawn(process.execPath, [join(folder, file), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`, ...env },
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}
