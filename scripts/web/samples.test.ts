import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { pagePicture, phonePicture, SAMPLES } from '../../src/web/public/samples.ts';

const folder = resolve(import.meta.dirname, '../../src/web/static');

it.each(SAMPLES)('has every file of the sample $id that a page leads to', (sample) => {
  const pictures = sample.pages.flatMap((page) => [pagePicture(sample, page), phonePicture(sample, page)]);
  const files = [...pictures, `/amostras/${sample.file.name}`];
  expect(files.filter((file) => !existsSync(folder + file))).toEqual([]);
});
