import { describe, expect, it } from 'vitest';
import { makeLine } from './ocr-line.ts';
import { dropDecoration } from './read-scanned-pages.ts';
import type { ScannedPage } from './recognise-pages.ts';

const scan = (page: number, text: string): ScannedPage => ({
  page,
  lines: [makeLine('1', [{ text, confidence: 96, left: 0, top: 0, width: 100, height: 20 }])],
  tables: [],
  heightPx: 2000,
  areaPt: 500_000,
  outcome: 'read',
});
const stamp = scan(12, 'RASCUNHO');
const poster = scan(3, 'Lave sempre as mãos');

describe('a word or two on a picture', () => {
  it('are a stamp or a logo where the rest of the file has letters', () => {
    const [first, second] = dropDecoration([poster, stamp], 12);
    expect(first).toEqual(poster);
    expect(second).toMatchObject({ page: 12, lines: [], outcome: 'nothing' });
  });

  it('are the title of a divider where the file is a scan as a whole', () => {
    expect(dropDecoration([poster, stamp], 3)).toEqual([poster, stamp]);
  });
});
