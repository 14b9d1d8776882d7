import { describe, expect, it } from 'vitest';
import type { DrawnShape } from '#engine/composing/drawing/drawn.ts';
import { openTheme } from '#engine/composing/themes/open-theme.ts';
import { PALETTES_OF } from '#shared/composition/themes.ts';
import { buildSampleDeck } from '#tests/builders/sample-deck.ts';
import { type SampleSlide, say } from '#tests/builders/sample-slide.ts';

const LONG = 'A raiz prende a planta ao solo e bebe a água da chuva que passa entre os grãos de areia.';
const facts = (...items: (string | [string, string])[]): SampleSlide => ({
  ...{ layout: 'points', section: 0, title: 'O solo e a chuva' },
  blocks: [
    {
      type: 'points',
      items: items.map((one) =>
        typeof one === 'string' ? { head: null, ...say(one) } : { head: one[0], ...say(one[1]) },
      ),
    },
  ],
});

function draw(name: 'recreio' | 'quadro' | 'norma', slides: readonly SampleSlide[], index = 0) {
  const theme = openTheme(name);
  const deck = buildSampleDeck(name, PALETTES_OF[name][0] ?? 'natureza', slides);
  const slide = deck.slides[index];
  if (slide === undefined) throw new Error('no slide');
  const { slide: drawn, overflows } = theme.draw(slide, { deck, index });
  expect(overflows).toEqual([]);
  const shapes = drawn.elements.filter((one): one is DrawnShape => one.kind === 'shape');
  const find = (label: string) => shapes.find((one) => one.name === label);
  return { drawn, find, sizeOf: (label: string) => find(label)?.text?.style.sizePt ?? 0 };
}

describe.each(['recreio', 'quadro', 'norma'] as const)('facts in %s', (name) => {
  it('sets the first of two sentences larger than what goes on from it', () => {
    const { sizeOf } = draw(name, [facts('O solo raso guarda pouca água.', LONG)]);
    expect(sizeOf('Frase')).toBeGreaterThanOrEqual(sizeOf('Ponto 1') + 6);
  });

  it('lets what something is carry what is said of it', () => {
    const { find } = draw(name, [
      facts('Húmus é a parte escura do solo.', 'A folha apodrece.', 'A minhoca mistura tudo.'),
    ]);
    expect(find('Frase')).toBeDefined();
    expect(find('Ponto 2')).toBeDefined();
  });

  it('numbers names and orders, and puts a stroke before sentences', () => {
    const marks = (...items: Parameters<typeof facts>) => {
      const { drawn } = draw(name, [{ ...facts(...items), section: null }]);
      return drawn.elements.filter((one) => /^Marca \d/.test(one.name)).length;
    };
    expect(marks('A chuva cai.', 'A terra escorre.', 'O rio fica marrom.')).toBe(3);
    expect(marks('Regue o solo.', 'Observe a água.', 'Anote a cor.')).toBe(0);
    expect(marks(['Areia', 'grãos grandes'], ['Argila', 'grãos finos'], ['Húmus', 'restos'])).toBe(0);
  });

  it('shares the slide out among two or three facts without an order, long ones and short ones', () => {
    for (const items of [
      [['Areia', 'grãos grandes'], 'A chuva passa.'],
      [['Argila', LONG], 'A água fica.'],
      [['Húmus', 'restos'], LONG, 'A folha apodrece.'],
    ] as Parameters<typeof facts>[]) {
      const { find } = draw(name, [{ ...facts(...items), section: null }]);
      const cards = items.map((_, at) => find(`Fundo ${at + 1}`)?.box ?? { x: 0, y: 0, w: 0, h: 0 });
      const [first, last] = [cards[0], cards.at(-1)];
      expect((last?.y ?? 0) + (last?.h ?? 0) - (first?.y ?? 0)).toBeGreaterThan(4);
      for (const [at, { y, h }] of cards.slice(1).entries())
        expect(y - (cards[at]?.y ?? 0) - (cards[at]?.h ?? h)).toBeGreaterThan(0.15);
    }
  });

  it('opens a part with its number beside the first facts, the next part not at once', () => {
    const three = facts('A chuva cai.', 'A terra escorre.', 'O rio fica marrom.');
    const slides = [three, { ...three, section: 1 }, { ...three, section: 2 }];
    const opens = slides.map((_, index) => draw(name, slides, index).find('Número da parte') !== undefined);
    expect(opens).toEqual([true, false, true]);
  });

  it('keeps the numbers of orders also where they open a part', () => {
    const { find } = draw(name, [facts('Regue o solo.', 'Observe a água.', 'Anote a cor.')]);
    expect(find('Número da parte')).toBeUndefined();
  });

  it('sets four names with much said of each in rows, not on narrow cards', () => {
    const much = 'Segura a terra da encosta quando a chuva cai forte por muitas horas';
    const four = facts(['Raiz', much], ['Folha', much], ['Galho', much], ['Tronco', much]);
    const { find } = draw(name, [{ ...four, layout: 'cards' }]);
    const shape = find('Ponto 4') ?? find('Cartão 4');
    expect(shape?.box.w).toBeGreaterThan(6);
  });

  it('asks again above a short answer of the key', () => {
    const question = {
      ...{ type: 'question' as const, kind: 'aberta' as const, number: 1, options: [], difficulty: 1 },
      ...{ right: null, answer: 'a raiz', reason: null, ...say('O que segura a terra?') },
    };
    const answers = [{ number: 1, answer: 'a raiz', reason: null, passageIds: [] }];
    const frame = { section: null, title: 'Gabarito' };
    const slides: SampleSlide[] = [
      { ...frame, layout: 'quiz', title: 'Confira', blocks: [question] },
      { ...frame, layout: 'answerKey', blocks: [{ type: 'answerKey', answers }] },
    ];
    const { find } = draw(name, slides, 1);
    const said = find('Resposta')?.text?.paragraphs.map(({ runs }) => runs.map((run) => run.text).join(''));
    expect(said?.map((one) => one.replaceAll('\u00a0', ' '))).toEqual(['O que segura a terra?', 'a raiz']);
  });

  it('gives facts beside a picture the room that each asks for', () => {
    const { blocks } = facts(`${LONG} ${LONG}`, 'A chuva cai.');
    const slide: SampleSlide = {
      ...{ layout: 'pointsAndFigure', section: 0, title: 'O barranco' },
      blocks: [...blocks, { type: 'place', wish: 'foto do barranco' }],
    };
    const { find } = draw(name, [slide]);
    expect(find('Ponto 1')?.box.h).toBeGreaterThan(1.5 * (find('Ponto 2')?.box.h ?? 9));
  });

  it('asks again above all answers of a key or above none', () => {
    const ask = (number: number, text: string) => ({
      ...{ type: 'question' as const, kind: 'aberta' as const, number, options: [], difficulty: 1 },
      ...{ right: null, answer: 'a raiz', reason: null, ...say(text) },
    });
    const key = (...texts: string[]) => {
      const questions = texts.map((text, at) => ask(at + 1, text));
      const answers = questions.map(({ number }) => ({
        number,
        ...{ answer: 'a raiz', reason: null, passageIds: [] },
      }));
      const slides: SampleSlide[] = [
        { layout: 'quiz', section: null, title: 'Confira', blocks: questions },
        { layout: 'answerKey', section: null, title: 'Gabarito', blocks: [{ type: 'answerKey', answers }] },
      ];
      const { find } = draw(name, slides, 1);
      return [1, 2].map((number) => find(`Resposta ${number}`)?.text?.paragraphs.length);
    };
    expect(key('O que segura a terra?', 'O que bebe a água?')).toEqual([2, 2]);
    expect(key('O que segura a terra?', `${LONG} O que bebe a água?`)).toEqual([1, 1]);
  });

  it('says in bold what a sentence is about', () => {
    const bold = (text: string) => {
      const { find } = draw(name, [{ ...facts('A chuva cai.', text, 'O rio fica marrom.'), section: null }]);
      const runs = find('Ponto 2')?.text?.paragraphs.flatMap((paragraph) => paragraph.runs) ?? [];
      return runs.filter(({ isBold }) => isBold).map((run) => run.text.replaceAll('\u00a0', ' '));
    };
    expect(bold('A terra nua perde 400 toneladas por ano.')).toEqual(['400']);
    expect(bold('Caiu granizo em 26 jul 1930 e de novo em março 1931.')).toEqual([
      '26 jul 1930',
      'março 1931',
    ]);
    expect(bold('Sobe a bordo a Apollo 15, com amostras de 3,5 kg.')).toEqual(['3,5 kg']);
    expect(bold('Gás: o CO₂ vem da queima → fica no ar.')).toEqual(['Gás:']);
    expect(bold('Sinais de seca: folha caída, terra rachada.')).toEqual(['Sinais de seca:']);
    expect(bold('Em 31 de outubro de 1904, choveu muito.')).toEqual(['Em 31 de outubro de 1904']);
    expect(bold('As raízes das árvores seguram a encosta.')).toEqual(['As raízes das árvores']);
    expect(bold('O valor lido (0-1023) passa ao programa.')).toEqual([]);
    expect(bold('Segue a norma NBR 14724 no texto.')).toEqual([]);
    expect(bold('Quando chove muito, a terra desce.')).toEqual([]);
  });
});
