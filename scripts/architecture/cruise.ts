import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '..', '..');

export interface Cruise {
  violations: { from: string; to: string; rule: string; comment: string }[];
  ruleNames: string[];
  /** Modules of our own under src, without packages. */
  ownModules: number;
}

/** Runs dependency-cruiser with the house's rules in `folder` (relative to the project root). */
export async function cruise(folder: string, roots: string[]): Promise<Cruise> {
  const command = resolve(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = resolve(ROOT, '.dependency-cruiser.cjs');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, '--config', config, '--output-type', 'json', ...roots],
    { cwd: resolve(ROOT, folder), maxBuffer: 256 * 1024 * 1024 },
  );
  const result = JSON.parse(stdout) as {
    modules: { source: string }[];
    summary: {
      violations: { from: string; to: string; rule: { name: string } }[];
      ruleSetUsed: { forbidden: { name: string; comment: string }[] };
    };
  };
  const rules = result.summary.ruleSetUsed.forbidden;
  return {
    ruleNames: rules.map((rule) => rule.name),
    ownModules: result.modules.filter((module) => /^src\/.*\.tsx?$/.test(module.source)).length,
    violations: result.summary.violations.map(({ from, to, rule }) => ({
      from,
      to,
      rule: rule.name,
      comment: rules.find((r) => r.name === rule.name)?.comment ?? '',
    })),
  };
}

export function rulesThatObject({ violations }: Cruise): Set<string> {
  return new Set(violations.map((violation) => violation.rule));
}
