import { expect, it } from 'vitest';
import { describeOcr } from './describe-ocr.ts';

it('names the pages that could not be read', () => {
  const all = { needed: 3, tried: 3, found: 1 };
  const [, several] = describeOcr({ ...all, unread: [2, 3] });
  expect(several).toMatchObject({ code: 'unread_pages', page: 2, unread: 2 });
  expect(several?.message).toMatch(/^Não consegui ler estas páginas: 2, 3\. /);
  expect(describeOcr({ ...all, unread: [7] }).at(-1)?.message).toMatch(/^Não consegui ler esta página: 7\. /);
  const many = describeOcr({ ...all, unread: Array.from({ length: 15 }, (_, index) => index + 1) });
  expect(many.at(-1)?.message).toContain('11, 12 e mais 3.');
});

it('says nothing where nothing is to be said, and how many pages were left out', () => {
  expect(describeOcr({ needed: 1, tried: 1, found: 0, unread: [] })).toEqual([]);
  expect(describeOcr({ needed: 75, tried: 70, found: 0, unread: [] })).toMatchObject([
    { code: 'ocr_page_cap', unread: 5 },
  ]);
});
