import { expect, it } from 'vitest';
import type { DrawnShape } from '#engine/composing/drawing/drawn.ts';
import { openTheme } from '#engine/composing/themes/open-theme.ts';
import { PALETTES_OF } from '#shared/composition/themes.ts';
import { buildSampleDeck } from '#tests/builders/sample-deck.ts';
import { say } from '#tests/builders/sample-slide.ts';

const LONG =
  'Perceber que a planta é um ser vivo, que precisa de água e de luz, e saber de cor o nome de suas partes, onde ficam e para que serve cada uma';

it.each([
  [['Regar a horta', 'Medir a sombra', 'Contar as folhas'], false],
  [[`${LONG}, na horta e em casa`, 'Regar a horta', 'Contar as folhas'], true],
  [[LONG, LONG, LONG, LONG], true],
])('objectives of %j stand below one another: %s', (texts, isWide) => {
  const items = texts.map((text) => ({ verb: text.split(' ')[0] ?? '', ...say(text) }));
  const deck = buildSampleDeck('recreio', PALETTES_OF.recreio[0] ?? 'natureza', [
    {
      ...{ layout: 'objectives', section: 0, title: 'Objetivos' },
      blocks: [{ type: 'objectives', items, codes: [] }],
    },
  ]);
  const [slide] = deck.slides;
  if (slide === undefined) throw new Error('no slide');
  const { slide: drawn, overflows } = openTheme('recreio').draw(slide, { deck, index: 0 });
  const shapes = drawn.elements.filter((one): one is DrawnShape => one.kind === 'shape');
  const boxes = shapes.filter(({ name }) => /^Objetivo \d$/.test(name)).map(({ box }) => box);
  expect(overflows).toEqual([]);
  expect(boxes).toHaveLength(texts.length);
  expect(new Set(boxes.map(({ x }) => x)).size === 1).toBe(isWide);
});
