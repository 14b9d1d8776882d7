import { expect, it } from 'vitest';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import type { PlanItem } from '#shared/analysis/ai-analysis.ts';
import { placePictures } from './place-pictures.ts';

/** `h` a heading, `p` a paragraph, `i` a picture, `c` a caption; ids from b1. */
function readBlocks(signs: string): SourceDocument {
  const image = { alt: null, widthPt: 200, heightPt: 100, xPt: null, yPt: null };
  return {
    ...readText('Plantas.'),
    blocks: [...signs].map((sign, index) => {
      const id = `b${index + 1}`;
      if (sign === 'h') return { id, type: 'heading', level: 1, text: 'A raiz' };
      if (sign === 'i') return { id, type: 'image', ...image };
      return { id, type: 'paragraph', text: sign === 'c' ? 'Figura 1: a raiz' : 'A raiz prende a planta.' };
    }),
  };
}

const item = (blockIds: string[], purpose: PlanItem['purpose'] = 'conteudo') =>
  ({ purpose, blockIds }) as PlanItem;
const picture = (blockId: string) => ({ key: 'x.png', widthPx: 800, heightPx: 600, blockId, credit: null });

const place = (signs: string, plan: PlanItem[], ...pictures: string[]) =>
  placePictures(plan, readBlocks(signs), pictures.map(picture));

it('a picture goes to the slide of what stands above it, with its caption', () => {
  expect(place('hpichp', [item(['b1', 'b2']), item(['b5', 'b6'])], 'b3')).toEqual([
    ['b1', 'b2', 'b3', 'b4'],
    ['b5', 'b6'],
  ]);
});

it('a picture right under its heading goes to what follows where the heading is on no slide', () => {
  expect(place('hphip', [item(['b2']), item(['b5'])], 'b4')).toEqual([['b2'], ['b4', 'b5']]);
});

it('a picture never crosses a heading, and a slide that asks or sums up gets none', () => {
  expect(place('hpihp', [item(['b5'])], 'b3')).toEqual([['b5']]);
  expect(place('hpi', [item(['b2'], 'sintese'), item(['b2'])], 'b3')).toEqual([['b2'], ['b2', 'b3']]);
  expect(place('hpi', [item(['b2'], 'pratica')], 'b3')).toEqual([['b2']]);
});
