import { describe, expect, it } from 'vitest';
import { parseTsv } from './ocr-line.ts';

/** Lines of words with their confidence ("água·96"), as tesseract's table. */
const tabulate = (lines: string[]) =>
  lines
    .flatMap((line, row) =>
      line.split(' ').map((entry, place) => {
        const [text, confidence = '96'] = entry.split('·');
        return `5\t1\t1\t${row + 1}\t1\t${place + 1}\t${100 + 80 * place}\t${100 + 40 * row}\t70\t20\t${confidence}\t${text}`;
      }),
    )
    .join('\n');
const read = (...lines: string[]) => parseTsv(tabulate(lines)).lines.map(({ text }) => text);

describe('what is believed of a recognised page', () => {
  it('are words and numbers, formulas, and the marker of a question', () => {
    const lines = ['A água evapora', 'B)·78', 'x + y = 5', '3.240,3 207,7', 'o1.·68'];
    expect(read(...lines)).toEqual(lines.map((line) => line.replace(/·\d+/g, '')));
  });

  it('are not the letters that icons, logos and strokes give', () => {
    expect(read('TT·19 O·76 N·83 Ep·52', 'O·94', 'Fr·16 Wa·51', 'LL)·35 €·59', 'xkrtzbw·62')).toEqual([]);
  });

  it('are the words of a line without the specks at its ends', () => {
    expect(read('«Me·37 clicar para criar conta o—·40')).toEqual(['clicar para criar conta']);
  });

  it('tells how much of the page can be believed, so that handwriting is known', () => {
    const { letters, trustedLetters } = parseTsv(tabulate(['Cwm·31 onlha·22 duda·44', 'esivtrn·51 mel·64']));
    expect(letters).toBe(22);
    expect(trustedLetters).toBe(3);
  });
});
