import { describe, expect, it } from 'vitest';
import type { BookletBlock } from '#shared/composition/blocks.ts';
import { drawTold, tellEvent } from './draw-told.ts';

const text = (said: string): BookletBlock => ({ type: 'text', text: said, passageIds: ['p1'] });
const list = (...items: string[]): BookletBlock => ({
  type: 'points',
  items: items.map((one) => ({ head: null, text: one, passageIds: [] })),
});
const draw = (...chapters: BookletBlock[][]) =>
  drawTold(chapters.map((blocks, at) => ({ title: `Parte ${at + 1}`, blocks }))).map(({ blocks }) => blocks);

describe('what running text tells in years', () => {
  it.each([
    ['Em 1888, a princesa assinou a lei.', '1888', 'A princesa assinou a lei'],
    ['O quilombo resistiu até o fim em 1695.', '1695', 'O quilombo resistiu até o fim'],
    [
      'A Revolta dos Malês (1835) assustou os senhores: todos falavam dela.',
      '1835',
      'A Revolta dos Malês assustou os senhores',
    ],
    ['Em 13 de maio de 1888 o povo saiu às ruas.', '13 de maio de 1888', 'O povo saiu às ruas'],
  ])('is an event where a sentence tells it by itself: %s', (sentence, when, said) => {
    expect(tellEvent(sentence)).toEqual({ when, text: said });
  });

  it.each([
    'Em 1850 ele proibiu o tráfico.',
    'Foi preso em 1835.',
    'Entre 1870 e 1888 o movimento cresceu.',
    'O que mudou em 1888?',
    'A cidade tinha 1888 pessoas.',
  ])('is none where it leans on another, asks or counts: %s', (sentence) => {
    expect(tellEvent(sentence)).toBeNull();
  });

  it('stands on a line of time at the end of the chapter, from the first to the last', () => {
    const [one = [], other = []] = draw(
      [
        text('O quilombo resistiu até o fim em 1695. Em 1888, a princesa assinou a lei.'),
        text('Em 1835, os malês se levantaram em Salvador. Em 1850, a lei proibiu o tráfico.'),
      ],
      [text('A escola abre às sete horas.')],
    );
    expect(one.at(-2)).toEqual({ type: 'heading', level: 2, text: 'Linha do tempo' });
    expect(one.at(-1)).toMatchObject({
      events: [{ when: '1695' }, { when: '1835' }, { when: '1850' }, { when: '1888', passageIds: ['p1'] }],
    });
    expect(other).toHaveLength(1);
  });

  it('stands on one line for all chapters where each has few, and on none where the class draws it', () => {
    const few = [
      [text('O quilombo resistiu até o fim em 1695. Em 1835, os malês se levantaram.')],
      [text('Em 1850, a lei proibiu o tráfico. Em 1888, a princesa assinou a lei.')],
    ];
    expect(draw(...few)[1]?.at(-1)).toMatchObject({ type: 'timeline', events: [{}, {}, {}, {}] });
    expect(draw(...few, [text('Desenhe uma linha do tempo.')]).flat()).toHaveLength(3);
  });

  it('takes the place of a list of dated lines', () => {
    expect(
      draw([list('1835 – Os malês se levantam', '1850: Fim do tráfico', 'maio 1888 - Lei Áurea')]),
    ).toEqual([
      [
        {
          type: 'timeline',
          events: [
            expect.objectContaining({ when: '1835' }),
            expect.anything(),
            expect.objectContaining({ when: 'Maio 1888', text: 'Lei Áurea' }),
          ],
        },
      ],
    ]);
    expect(
      draw([list('1850: Fim do tráfico', '1835: Os malês se levantam', '1888: Lei Áurea')])[0]?.[0]?.type,
    ).toBe('points');
  });
});

it('draws the numbers of a paragraph behind it', () => {
  const said = 'A água tem muitos usos. Em casa: banho 40%, cozinha 20% e limpeza 15%. Feche a torneira.';
  expect(draw([text(said)])[0]).toMatchObject([
    { type: 'text', text: said },
    {
      type: 'chart',
      form: 'bars',
      unit: 'Em casa (em porcentagem)',
      categories: ['Banho', 'Cozinha', 'Limpeza'],
    },
  ]);
});
