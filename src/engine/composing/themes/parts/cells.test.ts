import { describe, expect, it } from 'vitest';
import type { Box, DrawnShape } from '#engine/composing/drawing/drawn.ts';
import { openTheme } from '#engine/composing/themes/open-theme.ts';
import type { LayoutName } from '#shared/composition/deck.ts';
import { PALETTES_OF } from '#shared/composition/themes.ts';
import { buildSampleDeck } from '#tests/builders/sample-deck.ts';
import { type SampleSlide, say } from '#tests/builders/sample-slide.ts';

const SHORT = 'A chuva cai sobre a terra nua.';
const LONG =
  'A raiz prende a planta ao solo e bebe a água da chuva que passa entre os grãos de areia e de argila do terreno.';
const LONG_TITLE = 'O que a chuva leva da terra sem árvores e o que a raiz das plantas segura nela';

const slideOf = (texts: string[], layout: LayoutName = 'points', title = 'O solo'): SampleSlide => ({
  ...{ layout, section: null, title },
  blocks: [{ type: 'points', items: texts.map((text) => ({ head: null, ...say(text) })) }],
});

function draw(name: 'recreio' | 'quadro' | 'norma', slide: SampleSlide) {
  const deck = buildSampleDeck(name, PALETTES_OF[name][0] ?? 'natureza', [slide]);
  const [first] = deck.slides;
  if (first === undefined) throw new Error('no slide');
  const { slide: drawn, overflows } = openTheme(name).draw(first, { deck, index: 0 });
  expect(overflows).toEqual([]);
  const facts = drawn.elements.filter(
    (one): one is DrawnShape => one.kind === 'shape' && /^Ponto \d$/.test(one.name),
  );
  const named = (label: string): Box[] =>
    drawn.elements.filter(({ name: one }) => one.startsWith(label)).map(({ box }) => box);
  return { facts, named, sizePt: facts[0]?.text?.style.sizePt ?? 0 };
}

describe.each(['recreio', 'quadro', 'norma'] as const)('many facts in %s', (name) => {
  it('keep their two columns: one of an odd number stands at an end, in the midst only where it says far more', () => {
    const wideOf = (...texts: string[]) =>
      draw(name, slideOf(texts)).facts.flatMap(({ box }, at) => (box.w > 7 ? [at] : []));
    expect(wideOf(LONG, LONG, LONG, LONG, LONG)).toEqual([4]);
    expect([[0], [6]]).toContainEqual(wideOf(SHORT, LONG, LONG, SHORT, LONG, LONG, SHORT));
    expect(wideOf(SHORT, SHORT, `${LONG} ${SHORT} ${LONG}`, SHORT, SHORT)).toEqual([2]);
  });

  it('take the room of a second line that their title does not need', () => {
    const texts = Array.from({ length: 6 }, () => `${LONG} Fica firme.`);
    const brief = draw(name, slideOf(texts));
    const wordy = draw(name, slideOf(texts, 'points', LONG_TITLE));
    expect(brief.facts[0]?.box.y).toBeLessThan((wordy.facts[0]?.box.y ?? 0) - 0.2);
    expect(brief.sizePt).toBeGreaterThanOrEqual(wordy.sizePt);
  });

  it('stand two by two where three side by side would be narrow columns', () => {
    expect(draw(name, slideOf([LONG, SHORT, LONG], 'cards')).facts).toHaveLength(3);
    expect(draw(name, slideOf(['A chuva cai.', 'A terra vai.', 'O rio fica.'], 'cards')).facts).toEqual([]);
  });
});

it('puts names into the line of what is said of them where that sets all much larger', () => {
  const named = (text: string): SampleSlide => ({
    ...{ layout: 'points', section: null, title: 'O solo' },
    blocks: [
      {
        type: 'points',
        items: Array.from({ length: 7 }, (_, at) => ({ head: `Areia ${at}`, ...say(text) })),
      },
    ],
  });
  const paragraphs = (text: string) => draw('quadro', named(text)).facts[0]?.text?.paragraphs.length;
  expect(paragraphs('grãos grandes')).toBe(2);
  expect(paragraphs('grãos grandes, entre os quais a água passa sem parar')).toBe(1);
});

it.each(['recreio', 'quadro', 'norma'] as const)(
  'parts facts by hair lines in place of cards in %s',
  (name) => {
    const { facts, named } = draw(name, slideOf([LONG, SHORT, SHORT, LONG, SHORT, SHORT]));
    expect(named('Fundo')).toEqual([]);
    const lines = named('Fio ').filter(({ h }) => h < 0.02);
    expect(lines).toHaveLength(2);
    for (const { y } of lines)
      expect(facts.every(({ box }) => box.y >= y || box.y + box.h <= y + 0.4)).toBe(true);
  },
);
