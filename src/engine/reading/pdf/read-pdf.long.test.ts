import { expect, it } from 'vitest';
import { buildPdf } from '#tests/builders/pdf-builder.ts';
import { readPdf } from './read-pdf.ts';

it('reads the first 500 pages of a longer file, and says that the rest was left out', async () => {
  const pages = Array.from({ length: 503 }, (_, index) => ({
    items: [
      {
        type: 'text' as const,
        text: `A lenda número ${index + 1} fala do rio que corre ali.`,
        x: 72,
        y: 500,
      },
    ],
  }));
  const document = await readPdf(buildPdf({ pages }));
  expect(document.pages).toBe(503);
  expect(document.blocks.at(-1)).toMatchObject({
    page: 500,
    text: 'A lenda número 500 fala do rio que corre ali.',
  });
  expect(document.warnings).toEqual([
    {
      code: 'page_cap',
      unread: 3,
      message:
        'O arquivo tem 503 páginas. Foram lidas as primeiras 500; o que vem depois não entrou na aula.',
    },
  ]);
});
