import { expect, it } from 'vitest';
import type { Block } from '#engine/reading/source-document.ts';
import { listBits } from './bit.ts';
import { findSlideTitles } from './find-slide-titles.ts';

/** The lines that are taken for titles; a slide is its lines, those with `# ` being its heading. */
function titlesOf(...slides: string[][]): string[] {
  const blocks = slides.flatMap((lines, at) =>
    lines.map((line, index): Block => {
      const place = { id: `b${at}.${index}`, slide: at + 1 };
      return line.startsWith('# ')
        ? { ...place, type: 'heading', level: 1, text: line.slice(2) }
        : { ...place, type: 'paragraph', text: line };
    }),
  );
  const bits = listBits(blocks);
  return bits.filter(findSlideTitles(bits)).map(({ text }) => text);
}

const BODY = 'Tem dois algarismos, o zero e o um.';

it('reads the first line of a slide as its title where the heading is the same on its neighbours', () => {
  const run = '# Sistemas de numeração';
  expect(titlesOf([run, 'Sistema binário', BODY], [run, 'Sistema octal', BODY])).toEqual([
    'Sistema binário',
    'Sistema octal',
  ]);
  expect(titlesOf(['Sistema binário', BODY])).toEqual(['Sistema binário']);
});

it('sees through the heading of the neighbours where a slide writes it as plain text', () => {
  expect(
    titlesOf(['# Motivação', BODY], ['Motivação', 'Raciocínio usado', BODY], ['# Motivação', BODY]),
  ).toEqual(['Raciocínio usado']);
});

it('takes no sentence, no lone line and no line under a heading of its own for one', () => {
  expect(titlesOf(['A conversão é direta', BODY])).toEqual([]);
  expect(titlesOf(['Sistema binário'])).toEqual([]);
  expect(titlesOf(['# Sistema binário', 'Base dois', BODY], ['# Sistema octal', BODY])).toEqual([]);
});
