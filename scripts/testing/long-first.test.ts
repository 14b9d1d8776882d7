import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { LONGEST } from '#tests/setup/long-first.ts';

it('each file that is begun first is there, once', () => {
  const names = globSync('{src,tests,scripts}/**/*.test.ts').map((file) => basename(file));
  expect(LONGEST.map((long) => [long, names.filter((name) => name === long).length])).toEqual(
    LONGEST.map((long) => [long, 1]),
  );
});
