import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('opens a mail by one function alone, which encodes the address', async () => {
  const makers: string[] = [];
  for await (const path of glob('src/**/*.{ts,tsx}')) {
    if (!path.includes('.test.') && (await readFile(path, 'utf8')).includes('mailto:')) makers.push(path);
  }
  expect(makers).toEqual(['src/shared/site/mailto.ts']);
});
