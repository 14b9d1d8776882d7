import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { SERVICE_TYPES, type ServiceType, sizesOf } from '#shared/catalog/catalog.ts';

it('the style sheet shows the prices of each size that is chosen: the calculator has no script', () => {
  const css = readFileSync(resolve(import.meta.dirname, '../../src/web/styles/site.css'), 'utf8');
  const keys = (Object.keys(SERVICE_TYPES) as ServiceType[]).flatMap((type) =>
    sizesOf(type).map((size) => `${type}-${size}`),
  );
  expect(keys.filter((key) => !css.includes(`:has([value="${key}"]:checked) [data-size="${key}"]`))).toEqual(
    [],
  );
});
