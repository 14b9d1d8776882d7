import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { SETTING_NAMES } from './config.ts';

/** The names in the first column of the tables of the document: each in full, since `AI_*` helps nobody to type it. */
async function readDocumentedNames(): Promise<string[]> {
  const text = await readFile('docs/operating.md', 'utf8');
  const rows = text.split('\n').flatMap((line) => /^\| (`[A-Z][^|]*) \|/.exec(line)?.[1] ?? []);
  return rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

it('tells the operator of every setting, once, and of none that there is not', async () => {
  const documented = await readDocumentedNames();
  expect(documented.toSorted()).toEqual([...SETTING_NAMES].sort());
});
