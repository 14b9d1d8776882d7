import { describe, expect, it } from 'vitest';
import type { SlideBlock } from '#shared/composition/blocks.ts';
import { LAYOUTS, type LayoutName, type Slide } from '#shared/composition/deck.ts';
import { PALETTES_OF, type PaletteName } from '#shared/composition/themes.ts';
import { inspectDrawn } from '#tests/builders/inspect-drawn.ts';
import { listAmounts, listExtremes } from '#tests/builders/sample-amounts.ts';
import { buildSampleDeck } from '#tests/builders/sample-deck.ts';
import { type SampleSlide, say } from '#tests/builders/sample-slide.ts';
import { SAMPLE_SLIDES } from '#tests/builders/sample-slides.ts';
import { soakPart } from '#tests/setup/soak.ts';
import { openTheme } from './open-theme.ts';
import type { Theme } from './theme.ts';

const THEMES = [
  { theme: openTheme('recreio') },
  { theme: openTheme('quadro') },
  { theme: openTheme('norma') },
];

const TASK = say('Preencha uma tabela com as camadas do solo do seu bairro.');
const STORY = 'Uma chuva forte levou 12 toneladas de terra de uma encosta sem árvores em um só dia.';
const FORMULA = {
  ...{ type: 'formula' as const, latex: 'm = d V', alt: 'm igual a d V' },
  legend: [],
  ...say(''),
};
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
/** What stands alone on a slide is led by its verb, its question, its amounts or what it is answered with. */
const SINGLES: [string, LayoutName, SlideBlock[]][] = [
  ['task', 'activity', [{ type: 'activity', minutes: 5, steps: [TASK], materials: [] }]],
  [
    'task with materials',
    'activity',
    [{ type: 'activity', minutes: 5, steps: [TASK], materials: ['Lápis'] }],
  ],
  ['aim', 'statement', [{ type: 'text', ...say('Comparar e ordenar solos de três lugares') }]],
  ['aim on a card', 'text', [{ type: 'text', ...say('Comparar e ordenar solos de três lugares') }]],
  ['story', 'text', [{ type: 'text', ...say(`${STORY} Quantas toneladas em três dias?`) }]],
  ['amount', 'statement', [{ type: 'text', ...say(STORY) }]],
  ['objective', 'objectives', [{ type: 'objectives', items: [{ verb: null, ...say(STORY) }], codes: [] }]],
  ['question with premises', 'quiz', [question('Deduza:'), facts('O solo é raso.', 'A chuva é forte.')]],
  ['formula with facts', 'formula', [FORMULA, facts('A massa cresce com o volume.', 'd é a densidade.')]],
  ['answer with its letter', 'answerKey', [key('A) o solo raso')]],
  ['answer', 'answerKey', [key('o solo raso')]],
  ['pair of formulas', 'formula', [FORMULA, { ...FORMULA, latex: 'd = 2' }]],
  ['pair of facts', 'cards', [facts('O solo raso guarda pouca água.', 'O solo fundo guarda mais.')]],
];

function drawAll(theme: Theme, palette: PaletteName, slides: readonly SampleSlide[]) {
  const deck = buildSampleDeck(theme.name, palette, slides);
  const scheme = theme.schemes[palette];
  if (scheme === undefined) throw new Error(`${theme.name} has no palette ${palette}`);
  const drawn = deck.slides.map((slide, index) => theme.draw(slide, { deck, index }));
  const known = theme.layouts(
    deck,
    drawn.map(({ layout }) => layout),
  );
  const layouts = new Map(known.map((layout) => [layout.id, layout]));
  const faults = drawn.flatMap(({ slide }) => {
    const layout = layouts.get(slide.layoutId);
    return layout === undefined ? [`${slide.layoutId} is missing`] : inspectDrawn(slide, layout, scheme);
  });
  return { deck, drawn, layouts, faults, overflows: drawn.flatMap(({ overflows }) => overflows) };
}

describe.each(THEMES)('the theme $theme.name', ({ theme }) => {
  const [palette = 'natureza', ...others] = PALETTES_OF[theme.name];

  it('draws every layout without leaving anything out', () => {
    const { deck, overflows, faults } = drawAll(theme, palette, SAMPLE_SLIDES);
    expect(new Set(deck.slides.map(({ layout }) => layout))).toEqual(new Set(Object.keys(LAYOUTS)));
    expect(overflows).toEqual([]);
    expect(faults).toEqual([]);
  });

  it.each(soakPart(others, `palettes of ${theme.name}`, 2))('is read as well in the colours %s', (other) => {
    expect(drawAll(theme, other, SAMPLE_SLIDES).faults).toEqual([]);
  });

  it('draws every number of items that it says it takes', () => {
    const { overflows, faults } = drawAll(theme, palette, listAmounts(theme.most));
    expect(overflows).toEqual([]);
    expect(faults).toEqual([]);
  });

  it.each(SINGLES)('draws a single %s with nothing left out', (_, layout, blocks) => {
    const { overflows, faults } = drawAll(theme, palette, [
      { layout, section: 0, title: 'O solo e a chuva', blocks },
    ]);
    expect(overflows).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('tells of texts and items that do not fit and draws none of them out of its place', () => {
    const { drawn, faults } = drawAll(theme, palette, listExtremes(SAMPLE_SLIDES));
    expect(drawn.filter(({ overflows }) => overflows.length === 0)).toEqual([]);
    expect(faults.filter((fault) => !fault.includes('is set in'))).toEqual([]);
  });

  it('has one title a slide that is a placeholder of its layout, as all of them are', () => {
    const { drawn, layouts } = drawAll(theme, palette, [...SAMPLE_SLIDES, ...listAmounts(theme.most)]);
    for (const { slide } of drawn) {
      const fields = slide.elements.flatMap((one) =>
        one.kind === 'shape' && one.placeholder !== null ? [one.placeholder] : [],
      );
      const known = layouts.get(slide.layoutId)?.placeholders.map(({ placeholder }) => placeholder) ?? [];
      expect(fields.filter(({ type }) => type === 'title')).toHaveLength(1);
      expect(known, slide.layoutId).toEqual(expect.arrayContaining(fields));
      expect(new Set(known.map((one) => one?.idx)).size).toBe(known.length);
    }
  });

  it('has room for a question with a long statement and five long options', () => {
    const option =
      'Uma fábrica que produz em menos tempo e a preços baixos, mas não tem boa procura de quem compra';
    const question = {
      ...{ type: 'question' as const, kind: 'multipla_escolha' as const, number: 5, passageIds: [] },
      text: 'Em relação a eficácia, eficiência e efetividade nas empresas, é correto afirmar que:',
      options: ['A', 'B', 'C', 'D', 'E'].map((letter) => `${option} (${letter})`),
      ...{ right: null, answer: null, reason: null, difficulty: 2 },
    };
    const deck = buildSampleDeck(theme.name, palette, SAMPLE_SLIDES);
    const [first] = deck.slides;
    if (first === undefined) throw new Error('no slide');
    const slide: Slide = { ...first, layout: 'quiz', title: 'Eficácia (questão 5)', blocks: [question] };
    expect(theme.draw(slide, { deck, index: 3 }).overflows).toEqual([]);
  });

  it('shows a slide whose content is not what its layout is for as points', () => {
    const place = { type: 'place' as const, wish: 'as respostas dos exercícios' };
    const odd: SampleSlide[] = [{ layout: 'answerKey', section: null, title: 'Gabarito', blocks: [place] }];
    const { drawn, overflows } = drawAll(theme, palette, odd);
    expect(JSON.stringify(drawn).replaceAll('\u00a0', ' ')).toContain(place.wish);
    expect(overflows).toEqual([]);
  });

  it('leads from the agenda to its parts, from questions to the key and back', () => {
    const parts = buildSampleDeck(theme.name, palette).sections.map(({ title }) => ({ title, minutes: 9 }));
    const agenda = { type: 'agenda' as const, parts };
    const slides = SAMPLE_SLIDES.map((slide) =>
      slide.layout === 'agenda' ? { ...slide, blocks: [agenda] } : slide,
    );
    const { deck, drawn } = drawAll(theme, palette, slides);
    const ways = (layout: LayoutName) =>
      drawn
        .filter(({ slide }) => slide.layout === layout)
        .flatMap(({ slide }) => slide.elements)
        .flatMap((one) => (one.kind === 'shape' && one.leadsTo !== undefined ? [one.leadsTo] : []));
    const idOf = (layout: LayoutName) => deck.slides.find((slide) => slide.layout === layout)?.id;
    const starts = deck.sections.map((_, at) => deck.slides.find(({ section }) => section === at)?.id);
    expect(ways('agenda').filter((id) => starts.includes(id))).toHaveLength(starts.length);
    expect(new Set(ways('quiz'))).toEqual(new Set([idOf('answerKey')]));
    expect(new Set(ways('answerKey'))).toEqual(new Set([idOf('quiz')]));
  });

  it('lets a picture much wider than high go across the slide', () => {
    const deck = buildSampleDeck(theme.name, palette);
    const index = deck.slides.findIndex(({ layout }) => layout === 'pointsAndFigure');
    const widthOf = (heightPx: number) => {
      const pictures = deck.pictures.map((picture) => ({ ...picture, heightPx }));
      const figure = {
        type: 'picture' as const,
        picture: pictures[0]?.key ?? '',
        caption: null,
        alt: 'Um rio',
      };
      const fact = { head: null, text: 'A água leva a terra.', passageIds: [] };
      const blocks = [
        { type: 'points' as const, items: [fact] },
        { ...figure, passageIds: [] },
      ];
      const slide = { ...(deck.slides[index] ?? deck.slides[0]), blocks } as Slide;
      const { slide: drawn, overflows } = theme.draw(slide, { deck: { ...deck, pictures }, index });
      expect(overflows).toEqual([]);
      return drawn.elements.find(({ kind }) => kind === 'picture')?.box.w ?? 0;
    };
    expect(widthOf(300)).toBeGreaterThan(1.5 * widthOf(900));
  });

  it('draws the same slide from the same deck', () => {
    const first = drawAll(theme, palette, SAMPLE_SLIDES);
    expect(drawAll(theme, palette, SAMPLE_SLIDES).drawn).toEqual(first.drawn);
  });
});
