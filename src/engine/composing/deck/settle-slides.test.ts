import { expect, it } from 'vitest';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { BlockOf, SlideBlock } from '#shared/composition/blocks.ts';
import type { LayoutName, Slide } from '#shared/composition/deck.ts';
import type { ItemMatter } from './composition.ts';
import { formFrame } from './form-frame.ts';
import { settleQuestions, settleTitles, varyLayouts } from './settle-slides.ts';

const ask = (number: number, answer: string | null, options: string[] = []): BlockOf<'question'> => ({
  ...{ type: 'question', kind: options.length > 0 ? 'multipla_escolha' : 'aberta', number },
  ...{ text: 'O que a raiz faz?', passageIds: ['p1'], options, answer, reason: null, difficulty: 1 },
  right: answer === null || options.length === 0 ? null : options.indexOf(answer),
});
const slide = (layout: LayoutName, ...blocks: SlideBlock[]): Slide => ({
  ...{ id: layout, layout, section: null, title: layout, subtitle: null, blocks },
  ...{ source: null, notes: '', minutes: null },
});
const KEY = slide('answerKey', { type: 'place', wish: 'as respostas dos exercícios' });

it('numbers questions once through the deck and answers each by its number and letter', () => {
  const settled = settleQuestions([
    slide('quiz', ask(0, 'prende', ['prende', 'voa']), ask(0, 'bebe')),
    slide('quiz', ask(1, 'voa', ['prende', 'voa'])),
    KEY,
  ]);
  const asked = settled.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'question' ? [block.number] : [])),
  );
  expect(asked).toEqual([2, 3, 1]);
  expect(settled.at(-1)?.blocks).toMatchObject([
    {
      answers: [
        { number: 2, answer: 'A) prende' },
        { number: 3, answer: 'bebe' },
        { number: 1, answer: 'B) voa' },
      ],
    },
  ]);
});

it('begins to count with the check, whatever a pause before it asks', () => {
  const settled = settleQuestions([
    slide('quiz', ask(0, null)),
    slide('quiz', ask(0, 'bebe'), ask(0, 'prende')),
    KEY,
  ]);
  const numbers = settled.map(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'question' ? [block.number] : [])),
  );
  expect(numbers).toEqual([[3], [1, 2], []]);
});

it('leaves a heading to the slide that answers it where the opening asks the same', () => {
  const opening = { ...slide('question'), title: 'Por que a Cabanagem é importante?' };
  const content = { ...slide('points'), title: 'Por que a Cabanagem é importante?' };
  expect(settleTitles([opening, content], ['Para começar', content.title]).map(({ title }) => title)).toEqual(
    ['Antes de começar: por que a Cabanagem é importante?', 'Por que a Cabanagem é importante?'],
  );
});

it('leaves the key a place to complete where the material answers nothing', () => {
  expect(settleQuestions([slide('quiz', ask(7, null)), KEY]).at(-1)).toEqual(KEY);
});

it('joins short neighbours where the lesson has more parts than an agenda shows, and keeps their time', () => {
  const sections = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((title) => ({ title }));
  const plan = sections.map((_, section) => ({ section }));
  const analysis = { structure: { sections, plan } } as unknown as AiAnalysis;
  const matter = { item: { purpose: 'sumario' } } as unknown as ItemMatter;
  const [block] = formFrame(matter, analysis, [9, 9, 2, 3, 9, 9, 9])?.blocks ?? [];
  expect(block).toMatchObject({
    parts: [{ title: 'A' }, { title: 'B' }, { title: 'C; D', minutes: 5 }, {}, {}, { title: 'G' }],
  });
});

it('takes two facts, of which one leads, and a list of three for two kinds of slide', () => {
  const points = (...texts: string[]) =>
    slide('points', {
      type: 'points',
      items: texts.map((text) => ({ head: null, text, passageIds: ['p1'] })),
    });
  const slides = [points('Prende', 'Bebe'), points('Prende', 'Bebe', 'Guarda'), points('Voa', 'Nada')];
  expect(varyLayouts(slides)).toEqual(slides);
});

it('shows the third of three lists in a row on cards, a name back in its sentence where not all have one', () => {
  const point = (head: string | null, text: string) => ({ head, text, passageIds: ['p1'] });
  const list = slide('points', {
    type: 'points',
    items: [point('Raiz', 'Prende a planta'), point(null, 'A folha respira')],
  });
  const [, second, third] = varyLayouts([list, list, list]);
  expect(second).toEqual(list);
  expect(third).toMatchObject({
    layout: 'cards',
    blocks: [
      {
        items: [
          { head: null, text: 'Raiz: Prende a planta' },
          { head: null, text: 'A folha respira' },
        ],
      },
    ],
  });
});

it('asks the question by which the lesson is called, and shows no bare name of the slide', () => {
  const cover = { ...slide('cover'), title: 'Roma: república ou império?' };
  const opening = { ...slide('question'), title: cover.title };
  expect(settleTitles([cover, opening], [cover.title, 'Para começar'])[1]?.title).toBe(
    'Como vocês responderiam: “Roma: república ou império?”',
  );
});

const correct = (text: string): Slide => ({
  ...slide('activity', {
    ...{ type: 'activity', minutes: 4, materials: [], steps: [{ text, passageIds: ['p1'] }] },
  }),
  title: 'Correção: Plantas (questão 1)',
});

it('shows the answer where the class corrects what it was asked', () => {
  const asked = slide('quiz', ask(1, 'prende'));
  const [, corrected] = settleQuestions([asked, correct('Corrijam juntos: O que a raiz faz?')]);
  expect(corrected).toMatchObject({ layout: 'answerKey', blocks: [{ answers: [{ answer: 'prende' }] }] });
});

it('leaves a correction as a task where nothing answers it or something else was asked', () => {
  const same = [slide('quiz', ask(1, null)), correct('Corrijam juntos: O que a raiz faz?')];
  expect(settleQuestions(same)[1]).toEqual(same[1]);
  const other = [slide('quiz', ask(1, 'prende')), correct('Corrijam juntos: Por que a folha é verde?')];
  expect(settleQuestions(other)[1]).toEqual(other[1]);
});
