import { describe, expect, it } from 'vitest';
import type { SlideBlock } from '#shared/composition/blocks.ts';
import type { LayoutName, Slide } from '#shared/composition/deck.ts';
import { PALETTES_OF } from '#shared/composition/themes.ts';
import { buildSampleDeck } from '#tests/builders/sample-deck.ts';
import { say } from '#tests/builders/sample-slide.ts';
import { SAMPLE_SLIDES } from '#tests/builders/sample-slides.ts';
import { openTheme } from './open-theme.ts';

const STORY = 'Uma chuva forte levou 12 toneladas de terra de uma encosta sem árvores em um só dia.';
const question = (text: string): SlideBlock => ({
  ...{ type: 'question', kind: 'aberta', number: 1, options: [], difficulty: 1 },
  ...{ right: null, answer: null, reason: null, ...say(text) },
});
const key = (answer: string): SlideBlock => ({
  ...{ type: 'answerKey', answers: [{ number: 1, answer, reason: null, passageIds: [] }] },
});
const facts = (...texts: string[]): SlideBlock => ({
  type: 'points',
  items: texts.map((text) => ({ head: null, ...say(text) })),
});

describe.each(['recreio', 'quadro', 'norma'] as const)('read from the last chairs, %s', (name) => {
  const theme = openTheme(name);
  const [palette = 'natureza'] = PALETTES_OF[name];

  it('gives many words the wider part beside a figure, and a figure with few words the larger', () => {
    const deck = buildSampleDeck(theme.name, palette);
    const index = deck.slides.findIndex(({ layout }) => layout === 'pointsAndFigure');
    const pictures = deck.pictures.map((picture) => ({ ...picture, widthPx: 1600, heightPx: 1000 }));
    const figureIn = (said: string) => {
      const picture = {
        type: 'picture' as const,
        picture: pictures[0]?.key ?? '',
        caption: null,
        alt: 'Um rio',
      };
      const blocks = [facts(said), { ...picture, passageIds: [] }];
      const slide = { ...(deck.slides[index] ?? deck.slides[0]), blocks } as Slide;
      const { slide: drawn, overflows } = theme.draw(slide, { deck: { ...deck, pictures }, index });
      expect(overflows).toEqual([]);
      return drawn.elements.find(({ kind }) => kind === 'picture')?.box.w ?? 0;
    };
    const [few, some, many] = [1, 2, 4].map((times) => figureIn(`${STORY} `.repeat(times).trim()));
    expect(few).toBeGreaterThan(some ?? 0);
    expect(some).toBeGreaterThan(many ?? 0);
  });

  it('sets a statement with options of a word, and a year that is an answer, for the last chairs', () => {
    const deck = buildSampleDeck(theme.name, palette, SAMPLE_SLIDES);
    const [first] = deck.slides;
    const sizeOf = (layout: LayoutName, name: string, ...blocks: SlideBlock[]) => {
      const slide = { ...first, layout, title: 'Confira o que aprendeu', blocks } as Slide;
      const { slide: drawn, overflows } = theme.draw(slide, { deck, index: 3 });
      expect(overflows).toEqual([]);
      const shape = drawn.elements.find((one) => one.name === name);
      return shape?.kind === 'shape' ? (shape.text?.style.sizePt ?? 0) : 0;
    };
    const asked = question('Em que ano a lei que proibiu o tráfico foi assinada no Brasil?');
    const options = ['1831', '1845', '1850'];
    expect(sizeOf('quiz', 'Enunciado', { ...asked, options } as SlideBlock)).toBeGreaterThanOrEqual(28);
    expect(sizeOf('answerKey', 'Resposta', key('1850'))).toBeGreaterThanOrEqual(54);
  });
});
