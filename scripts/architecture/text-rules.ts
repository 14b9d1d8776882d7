import { readFileSync } from 'node:fs';

interface TextRule {
  pattern: RegExp;
  /** Files the rule looks at, and those that may. */
  where: RegExp;
  except: RegExp;
  because: string;
}

/** What the import graph cannot show. */
const RULES: TextRule[] = [
  {
    pattern: /from '\.\.\/|import\('\.\.\//,
    where: /^src\//,
    except: /\.gen\.ts$/,
    because: "'../' hides which room is entered: use #area/…",
  },
  {
    pattern: /\bprocess\.env\b/,
    where: /^src\/(server|engine|shared)\//,
    except: /^src\/server\/(platform\/config|main|worker)\.ts$|\.test\.ts$|\/misbehaving-child\.ts$/,
    because: 'only platform/config.ts reads the environment (the two processes hand it over)',
  },
  {
    pattern: /\bpgTable\(/,
    where: /^src\/server\//,
    except: /\.table\.ts$/,
    because: 'only *.table.ts declare tables',
  },
  {
    pattern: /\.update\(lessons\)[\s\S]{0,200}?\.set\(\{[^}]*\bstatus\b/,
    where: /^src\/server\//,
    except: /^src\/server\/lessons\/change-lesson-status\.ts$|\.test\.ts$/,
    because: "only change-lesson-status.ts writes a lesson's status",
  },
  {
    pattern: /\bexport \* from\b/,
    where: /^src\//,
    except: /\.gen\.ts$/,
    because: 'no barrels: import the file that holds it',
  },
];

/** One line for each file that breaks a rule. */
export function textViolations(files: string[]): string[] {
  return files.flatMap((file) => {
    const rules = RULES.filter((rule) => rule.where.test(file) && !rule.except.test(file));
    if (rules.length === 0) return [];
    const text = readFileSync(file, 'utf8');
    return rules.filter((rule) => rule.pattern.test(text)).map((rule) => `${file}: ${rule.because}`);
  });
}
