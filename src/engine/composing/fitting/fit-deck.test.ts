import { expect, it } from 'vitest';
import type { Theme } from '#engine/composing/themes/theme.ts';
import type { Slide } from '#shared/composition/deck.ts';
import { goodDeck, said, slide } from '#tests/builders/decks.ts';
import { fitDeck } from './fit-deck.ts';

/** A theme whose slides hold so many letters. */
function narrowTheme(most: number): Theme {
  const { drawn } = goodDeck();
  const shown = ({ blocks }: Slide) => JSON.stringify(blocks).replaceAll(/"passageIds":[^\]]*\]/g, '').length;
  return {
    ...{
      name: 'quadro',
      label: 'Quadro',
      fonts: drawn?.theme.fonts,
      schemes: { natureza: drawn?.theme.scheme },
    },
    ...{ styles: {}, most: {}, layouts: () => [] },
    draw: (one: Slide) => ({
      slide: { id: one.id, elements: [] },
      overflows: shown(one) > most ? [{ slideId: one.id, element: 'Texto', lines: 9, room: 3 }] : [],
    }),
  } as unknown as Theme;
}
const deckOf = (...slides: Slide[]) => ({ ...goodDeck().deck, slides });
const items = (...texts: string[]) => texts.map((text) => ({ head: null, ...said(text) }));

it('moves the last points to the notes until the rest fits', () => {
  const points = items('O vapor sobe', 'O vapor esfria', 'A gota cai sobre a terra');
  const { deck, overflows } = fitDeck(
    deckOf(slide('s1', { blocks: [{ type: 'points', items: points }] })),
    narrowTheme(120),
  );
  expect(overflows).toEqual([]);
  expect(deck.slides[0]?.blocks).toEqual([{ type: 'points', items: points.slice(0, 2) }]);
  expect(deck.slides[0]?.notes).toContain('A gota cai sobre a terra.');
});

it('keeps a program whole and lets go of what is said beside it', () => {
  const code = { type: 'code' as const, ...said('for (;;) {\n  soma();\n  mostra();\n}') };
  const beside = { type: 'points' as const, items: items('O laço não para', 'Soma e mostra a cada volta') };
  const { deck } = fitDeck(deckOf(slide('s1', { layout: 'code', blocks: [code, beside] })), narrowTheme(95));
  expect(deck.slides[0]?.blocks).toEqual([code]);
  expect(deck.slides[0]?.notes).toContain('O laço não para.');
});

it('asks aloud what its slip does not hold before an idea of the summary goes', () => {
  const ideas = { type: 'points' as const, items: items('O vapor sobe', 'A gota cai') };
  const slip = { type: 'text' as const, ...said('O que faz a gota cair?') };
  const { deck } = fitDeck(
    deckOf(slide('s1', { layout: 'summary', blocks: [ideas, slip] })),
    narrowTheme(125),
  );
  expect(deck.slides[0]?.blocks).toEqual([ideas]);
  expect(deck.slides[0]?.notes).toContain('O que faz a gota cair?');
});

it('keeps a table whole and lets go of what is said beside it', () => {
  const table = {
    type: 'table' as const,
    columns: ['Gota', 'Peso'],
    rows: [
      ['A', '1'],
      ['B', '2'],
    ],
  };
  const block = { ...table, caption: null, passageIds: [] };
  const beside = { type: 'points' as const, items: items('A gota B pesa o dobro da gota A') };
  const { deck } = fitDeck(
    deckOf(slide('s1', { layout: 'table', blocks: [block, beside] })),
    narrowTheme(115),
  );
  expect(deck.slides[0]?.blocks).toEqual([block]);
  expect(deck.slides[0]?.notes).toContain('A gota B pesa o dobro');
});

it('shortens the longest steps before it leaves one out, and tells them whole in the notes', () => {
  const long = 'Encha o balde (até a marca); quem derrama começa de novo';
  const steps = ['Abra o registro', long, 'Meça a água'].map((text) => ({ name: '', ...said(text) }));
  const process = { type: 'process' as const, isCycle: false, steps };
  const { deck } = fitDeck(deckOf(slide('s1', { layout: 'process', blocks: [process] })), narrowTheme(180));
  expect(deck.slides[0]?.blocks).toMatchObject([{ steps: [{}, { text: 'Encha o balde' }, {}] }]);
  expect(deck.slides[0]?.notes).toContain(long);
});

it('tells few steps and what stands beside them as facts of one slide before any of that goes', () => {
  const steps = items('Abra o registro', 'Meça a água').map(({ text, passageIds }) => ({
    name: '',
    text,
    passageIds,
  }));
  const process = { type: 'process' as const, isCycle: false, steps };
  const beside = { type: 'points' as const, items: items('A água custa caro') };
  const { deck } = fitDeck(
    deckOf(slide('s1', { layout: 'process', blocks: [process, beside] })),
    narrowTheme(175),
  );
  expect(deck.slides[0]).toMatchObject({ layout: 'points', blocks: [{ items: [{}, {}, {}] }] });
});

it('tries another layout before it takes anything away', () => {
  const text = { type: 'text' as const, ...said('O vapor esfria e vira gotas') };
  const theme = narrowTheme(500);
  const draw = theme.draw;
  theme.draw = (one, context) =>
    one.layout === 'statement'
      ? { ...draw(one, context), overflows: [{ slideId: one.id, element: 'Frase', lines: 4, room: 3 }] }
      : draw(one, context);
  const { deck } = fitDeck(deckOf(slide('s1', { layout: 'statement', blocks: [text] })), theme);
  expect(deck.slides[0]).toMatchObject({ layout: 'text', blocks: [text] });
});

it('asks a question openly and reads its options aloud where they do not fit', () => {
  const question = {
    ...{
      type: 'question' as const,
      kind: 'multipla_escolha' as const,
      number: 1,
      ...said('O que é o vapor?'),
    },
    ...{
      options: ['água '.repeat(20), 'terra '.repeat(20)],
      right: 0,
      answer: null,
      reason: null,
      difficulty: 1,
    },
  };
  const { deck, overflows } = fitDeck(
    deckOf(slide('s1', { layout: 'quiz', blocks: [question] })),
    narrowTheme(200),
  );
  expect(overflows).toEqual([]);
  expect(deck.slides[0]?.blocks[0]).toMatchObject({ options: [] });
  expect(deck.slides[0]?.notes).toContain('A) água água');
});

it('tells what fits in no form', () => {
  const long = slide('s1', { layout: 'text', blocks: [{ type: 'text', ...said('x'.repeat(900)) }] });
  const { overflows } = fitDeck(deckOf(long), narrowTheme(200));
  expect(overflows).toHaveLength(1);
});

it('keeps every answer of a key and lets go of what explains them', () => {
  const answers = ['Prende a planta.', 'Bebe a água.'].map((answer, at) => ({
    ...{ number: at + 1, answer, reason: `No solo, a raiz ${'desce '.repeat(9 + at)}.`, passageIds: [] },
  }));
  const asked = answers.map(({ number }) => ({
    ...{ type: 'question' as const, kind: 'aberta' as const, number, ...said('O que a raiz faz?') },
    ...{ options: [], right: null, answer: null, reason: null, difficulty: 1 },
  }));
  const slides = [
    ...asked.map((block) => slide(`s${block.number}`, { layout: 'quiz', blocks: [block] })),
    slide('s3', { layout: 'answerKey', blocks: [{ type: 'answerKey', answers }] }),
  ];
  const { deck } = fitDeck(deckOf(...slides), narrowTheme(240));
  expect(deck.slides[2]?.blocks).toEqual([
    { type: 'answerKey', answers: [answers[0], { ...answers[1], reason: null }] },
  ]);
  expect(deck.slides[2]?.notes).toContain('2. No solo');
});

it('shortens no title to that of another slide', () => {
  const theme = narrowTheme(999);
  const draw = theme.draw;
  theme.draw = (one, context) =>
    one.title.length > 25
      ? { ...draw(one, context), overflows: [{ slideId: one.id, element: 'Título', lines: 3, room: 2 }] }
      : draw(one, context);
  const titles = [
    'Cálculo mental',
    'Cálculo mental; frações e decimais',
    'Cálculo mental; razões de números',
  ];
  const { deck } = fitDeck(deckOf(...titles.map((title, at) => slide(`s${at}`, { title }))), theme);
  expect(deck.slides.map(({ title }) => title)).toEqual([
    ...['Cálculo mental', 'Cálculo mental (cont.)', 'Cálculo mental (cont. 2)'],
  ]);
});

it('shows of what is judged line by line as many whole lines as fit', () => {
  const text = 'Associe cada documento:\n(   ) redigido em reuniões;\n(   ) enviado a um órgão público';
  const { deck } = fitDeck(
    deckOf(slide('s1', { layout: 'text', blocks: [{ type: 'text', ...said(text) }] })),
    narrowTheme(100),
  );
  expect(deck.slides[0]?.blocks).toMatchObject([
    { text: 'Associe cada documento:\n(   ) redigido em reuniões.' },
  ]);
  expect(deck.slides[0]?.notes).toContain('enviado a um órgão público');
});
