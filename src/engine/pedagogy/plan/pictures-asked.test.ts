import { expect, it } from 'vitest';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { Block } from '#engine/reading/source-document.ts';
import { picturesOf, withPicture } from './pictures-asked.ts';
import type { PosedQuestion } from './pose-question.ts';

const line = (text: string): Block => ({ type: 'paragraph', id: text, slide: 3, text });
const picture = (widthPt: number): Block => ({
  ...{ type: 'image', id: `p${widthPt}`, slide: 3, alt: null },
  ...{ widthPt, heightPt: widthPt, xPt: 10, yPt: 10 },
});

/** Where the picture between the two lines of a question is, if it is looked at. */
function find(order: string, between: Block, needsPicture = false): number[] | null {
  const blocks = [line(order), between, line('Ela ocupa, da casa toda, a parte de:')];
  const texts = blocks.filter((block) => block.type === 'paragraph');
  const own = texts.map((block) => ({ block, page: null, slide: 3 }) as Piece);
  const points = texts.map(({ text }) => ({ text, basis: [] }));
  return picturesOf({ input: { source: { blocks } } } as unknown as Lesson, { support: [], own }, {
    needsPicture,
    points,
  } as unknown as PosedQuestion);
}

it('finds the picture between the lines of a question that looks at it, whatever it calls it', () => {
  expect(find('Na planta abaixo a sala está pintada.', picture(200))).toEqual([3]);
  expect(find('Observe a mensagem:', picture(200))).toEqual([3]);
});

it('asks for none where nothing is looked at, or where only an ornament stands', () => {
  expect(find('A sala tem metade do tamanho da casa.', picture(200))).toBeNull();
  expect(find('Na planta abaixo a sala está pintada.', picture(40))).toBeNull();
  expect(find('Na figura 2 a sala está pintada.', picture(40), true)).toEqual([]);
});

it('names the place of the picture behind the line that speaks first', () => {
  const points = ['7) Observe a planta:', 'a) um meio', 'b) um terço'].map((text) => ({ text, basis: [] }));
  const question = { support: [], own: [{ slide: null } as Piece] };
  expect(withPicture(points, [9], question).map(({ text }) => text)).toEqual([
    ...['7) Observe a planta:', 'Figura do arquivo: página 9'],
    ...['a) um meio', 'b) um terço'],
  ]);
  expect(withPicture(points, [], question)).toEqual(points);
});
