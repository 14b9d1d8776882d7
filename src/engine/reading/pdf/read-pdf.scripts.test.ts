import { describe, expect, it } from 'vitest';
import { buildPdf, type PdfItem } from '#tests/builders/pdf-builder.ts';
import { readPdf } from './read-pdf.ts';

/** Pieces set one behind the other from x 72 on: [text, width in points, size, points off the line]. */
type Piece = [text: string, width: number, size?: number, shift?: number];
function setLine(pieces: Piece[], y = 600): PdfItem[] {
  let x = 72;
  return pieces.map(([text, width, size = 11, shift = 0]) => {
    const item: PdfItem = { type: 'text', text, x, y: y + shift, size };
    x += width;
    return item;
  });
}
async function readLine(pieces: Piece[]): Promise<string> {
  const filler = 'As palavras deste texto comum dizem ao leitor qual é o tamanho das letras da página.';
  const items: PdfItem[] = [{ type: 'text', text: filler, x: 72, y: 700 }, ...setLine(pieces)];
  const { blocks } = await readPdf(buildPdf({ pages: [{ items }] }));
  return blocks.map((block) => ('text' in block ? block.text : '')).at(-1) ?? '';
}

describe('raised and lowered letters of a PDF', () => {
  it('are read as exponents and indices, without torn spaces', async () => {
    const read = await readLine([
      ['A molécula H', 66.5],
      ['2', 4.2, 7, -2.5],
      ['O ocupa 10', 58],
      ['3', 4.2, 7, 4],
      [' cm', 19],
      ['3', 4.2, 7, 4],
      ['.', 4],
    ]);
    expect(read).toBe('A molécula H₂O ocupa 10³ cm³.');
  });

  it('keep the base of a number', async () => {
    expect(
      await readLine([
        ['O numeral 101111', 90.5],
        ['2', 4.2, 7, -2.5],
        [' vale 47', 40],
        ['10', 8, 7, -2.5],
      ]),
    ).toBe('O numeral 101111₂ vale 47₁₀');
  });

  it('are left alone where they mark a footnote or an ordinal', async () => {
    expect(
      await readLine([
        ['A escola pública', 78],
        ['1', 4.2, 7, 4],
        [' tem o artigo n', 69.5],
        ['o', 4.2, 7, 4],
        [' 5.', 12],
      ]),
    ).toBe('A escola pública1 tem o artigo nº 5.');
  });
});
