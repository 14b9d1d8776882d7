import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** Written in front of an address, not as the name of a scheme alone. */
const MADE_LINK = /mailto:(?!['"])/;

it('opens a mail by one function alone, which encodes the address', async () => {
  const makers: string[] = [];
  for await (const path of glob('src/**/*.{ts,tsx}')) {
    if (!path.includes('.test.') && MADE_LINK.test(await readFile(path, 'utf8'))) makers.push(path);
  }
  expect(makers).toEqual(['src/shared/site/mailto.ts']);
});
