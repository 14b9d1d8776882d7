import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '#shared/backoffice/audit-actions.ts';

const SERVER = join(import.meta.dirname, '../..');
/** Files that write to the audit log, themselves or by a helper. */
const WRITES_AUDIT =
  /\b(recordAudit|countAudit|changeAccount|auditAccount|changeFile|recordStep|auditMoney)\b/;

/** Every literal that stands where an action is named: `action = 'x'`, `action: 'x'`, `action: a ? 'x' : 'y'`, unions of them. */
function recordedActions(): Map<string, string> {
  const actions = new Map<string, string>();
  for (const path of readdirSync(SERVER, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts')) continue;
    const source = readFileSync(join(SERVER, path), 'utf8');
    if (!WRITES_AUDIT.test(source)) continue;
    for (const [, named = ''] of source.matchAll(/\baction(?::| =) ((?:[^,;\n]|\n\s*[|?:])+)/g)) {
      for (const [, action = ''] of named.matchAll(/'([a-z_.]+)'/g)) {
        const name = action.includes('.') || !path.startsWith('production') ? action : `production.${action}`;
        actions.set(name, path);
      }
    }
  }
  return actions;
}

it('every action that the server records has a word for the admin', () => {
  const actions = recordedActions();
  expect([...actions.keys()]).toEqual(
    expect.arrayContaining(['file.unblock', 'production.rate', 'account.totp_off', 'cleanup', 'lesson.edit']),
  );
  const wordless = [...actions].filter(([action]) => !Object.hasOwn(AUDIT_ACTIONS, action));
  expect(wordless).toEqual([]);
});

it('no word is kept for what nobody records', () => {
  const recorded = recordedActions();
  const moves = Object.keys(AUDIT_ACTIONS).filter((action) => action.startsWith('lesson.'));
  const unknown = Object.keys(AUDIT_ACTIONS).filter((a) => !recorded.has(a) && !moves.includes(a));
  expect(unknown).toEqual([]);
});

it('no two actions are called the same', () => {
  const words = Object.values(AUDIT_ACTIONS);
  expect(new Set(words).size).toBe(words.length);
});
