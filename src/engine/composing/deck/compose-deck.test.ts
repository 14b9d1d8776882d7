import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import type { Block, SourceDocument } from '#engine/reading/source-document.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { deckSchema } from '#shared/composition/deck.ts';
import { composeDeck } from './compose-deck.ts';

const LESSON = `# O ciclo da água

## Evaporação
A evaporação é a passagem da água líquida para vapor. O calor do Sol aquece rios, lagos e mares. O vento leva o vapor para longe.

## Condensação
A condensação é a passagem do vapor para gotas. O vapor sobe e esfria. As gotas formam nuvens.

## Precipitação
A precipitação é a queda da água das nuvens. Ela vem como chuva, neve ou granizo. Em 2023 choveram 1.200 mm na serra.

## Infiltração
A infiltração é a entrada da água no solo. A água que infiltra alimenta os lençóis subterrâneos. As raízes das plantas retiram parte dela.
`;

function compose(size: number, source: SourceDocument | null = null, title = 'O ciclo da água') {
  const typed = source === null ? readText(LESSON) : null;
  const analysis = analyse({
    ...{ source, content: source === null ? LESSON : '', title },
    ...{ serviceType: 'presentation' as const, size, level: 'fundamental' as const, lessonMinutes: 50 },
    ...{ learningObjectives: '', adjustments: [] },
  });
  const deck = composeDeck({
    ...{ analysis, file: source, typed, title, author: 'Helena Duarte' },
    ...{ level: 'fundamental' as const, look: {}, pictures: [] },
  });
  return { analysis, deck };
}

it.each([5, 10, 15, 20])('makes exactly the %i slides that were ordered', (size) => {
  const { deck } = compose(size);
  expect(deck.slides).toHaveLength(size);
  expect(deckSchema.parse(deck)).toEqual(deck);
});

it('gives each slide a title of its own and minutes that add up to the lesson', () => {
  const { deck, analysis } = compose(12);
  expect(new Set(deck.slides.map(({ title }) => title)).size).toBe(12);
  expect(deck.slides.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)).toBe(
    analysis.schedule.lessonMinutes,
  );
});

it('opens with the cover and a question, and leaves no statement of the plan out', () => {
  const { deck, analysis } = compose(12);
  expect(deck.slides[0]).toMatchObject({ layout: 'cover', title: 'O ciclo da água' });
  const told = deck.slides
    .map((slide) => JSON.stringify(slide))
    .join(' ')
    .toLocaleLowerCase('pt-BR');
  const content = analysis.structure.plan.filter(({ purpose }) => purpose === 'conteudo');
  for (const point of content.flatMap(({ points }) => points)) {
    const last = point.split(' ').slice(-3).join(' ').replace(/\.$/, '');
    expect(told).toContain(last.toLocaleLowerCase('pt-BR'));
  }
});

it('never lays three slides in a row out alike where their words allow another way', () => {
  const { deck } = compose(15);
  const layouts = deck.slides.map(({ layout }) => layout);
  const runs = layouts.filter(
    (one, at) => one !== 'activity' && one === layouts[at - 1] && one === layouts[at - 2],
  );
  expect(runs).toEqual([]);
});

it('chooses theme by level and palette by subject, and what was asked for before both', () => {
  expect(compose(5).deck.theme).toBe('quadro');
  const { analysis } = compose(5);
  const deck = composeDeck({
    ...{ analysis, file: null, typed: null, title: 'Aula', author: null, level: 'superior' as const },
    ...{ look: { palette: 'grafite' as const }, pictures: [] },
  });
  expect(deck).toMatchObject({ theme: 'norma', palette: 'grafite' });
});

it('is the same deck for the same lesson', () => {
  expect(compose(10).deck).toEqual(compose(10).deck);
});

it('shows a column of numbers as a chart and a table of words as a table', async () => {
  const { formContent } = await import('./form-content.ts');
  const show = (rows: string[][]) => {
    const table = { id: 'b1', type: 'table', hasHeader: true, rows } as Block;
    const item = {
      ...{ number: 1, section: 0, purpose: 'conteudo' as const, title: 'Chuva' },
      points: [],
      blockIds: ['b1'],
      passageIds: [],
    };
    return formContent(
      { item, index: 0, points: [], blocks: [table], passages: [], visuals: [], quiz: [] },
      [],
      [],
    );
  };
  expect(
    show([
      ['Mês', 'Chuva (mm)'],
      ['Janeiro', '240'],
      ['Abril', '81,5'],
      ['Julho', '12'],
    ]),
  ).toMatchObject({
    layout: 'chart',
    blocks: [{ unit: 'Chuva (mm)', series: [{ values: [240, 81.5, 12] }] }],
  });
  expect(
    show([
      ['Estado', 'Exemplo'],
      ['Sólido', 'Gelo'],
      ['Líquido', 'Rio'],
    ]).layout,
  ).toBe('table');
});

it.each([
  ['A água no planeta - os estados e o ciclo dela', 'A água no planeta', 'Os estados e o ciclo dela'],
  ['Apostila de Ciências da Terra - CIE201', 'Apostila de Ciências da Terra', 'CIE201'],
  [
    'Aula de revisão: o ciclo da água e os estados',
    'Aula de revisão: o ciclo da água e os estados',
    'O que vocês já sabem sobre revisão?',
  ],
  ['O ciclo da água', 'O ciclo da água', 'O que vocês já sabem sobre o ciclo da água?'],
])('%s: the second clause of a long title stands below the first on the cover', (given, title, subtitle) => {
  expect(compose(5, null, given).deck.slides[0]).toMatchObject({ layout: 'cover', title, subtitle });
});

it('asks the first question on the cover where no slide is left to open with it', () => {
  const { analysis, file, typed } = { ...compose(5), file: null, typed: readText(LESSON) };
  const [cover, ...others] = analysis.structure.plan;
  const points = ['Ensino fundamental', 'Para onde vai a água da poça?'];
  const plan = cover === undefined ? [] : [{ ...cover, points }, ...others];
  const deck = composeDeck({
    ...{ analysis: { ...analysis, structure: { ...analysis.structure, plan } }, file, typed },
    ...{ title: 'O ciclo da água', author: 'Helena Duarte', level: 'fundamental' as const, look: {} },
    pictures: [],
  });
  expect(deck.slides[0]).toMatchObject({ layout: 'cover', subtitle: 'Para onde vai a água da poça?' });
});
