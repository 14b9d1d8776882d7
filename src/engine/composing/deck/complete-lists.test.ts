import { expect, it } from 'vitest';
import type { ListBlock } from '#engine/reading/source-document.ts';
import { completeLists } from './complete-lists.ts';
import type { ItemMatter } from './composition.ts';

const STEPS = ['Abra o registro.', 'Encha o balde.', 'Meça a água.', 'Anote a medida.', 'Feche o registro.'];
const listOf = (texts: readonly string[], isOrdered: boolean): ListBlock =>
  ({ id: 'b1', type: 'list', isOrdered, items: texts.map((text) => ({ text, level: 0 })) }) as ListBlock;
const make = (points: readonly string[], list: ListBlock) =>
  ({
    item: { number: 4, purpose: 'conteudo', title: 'A medida', passageIds: [], points },
    index: 3,
    points: points.map((text) => ({ text, passageIds: ['p1'] })),
    blocks: [list],
    ...{ passages: [{ id: 'p9', blockId: 'b1', quote: STEPS[3] }], visuals: [], quiz: [] },
  }) as unknown as ItemMatter;
const told = (...matters: ItemMatter[]) =>
  completeLists(matters).map(({ points }) => points.map(({ text }) => text));

it('shows every step of a procedure of which the plan tells some, each in its place', () => {
  const [whole] = completeLists([
    make(['Abra o registro', 'Meça a água', 'A água custa caro'], listOf(STEPS, true)),
  ]);
  expect(whole?.points).toMatchObject([
    { text: 'Abra o registro', passageIds: ['p1'] },
    { text: 'Encha o balde', passageIds: ['p9'] },
    { text: 'Meça a água' },
    { text: 'Anote a medida', passageIds: ['p9'] },
    { text: 'Feche o registro' },
    { text: 'A água custa caro' },
  ]);
});

it('gives each of two slides that share a list what runs up to where the next begins', () => {
  const list = listOf(STEPS, true);
  const slides = [make(['Abra o registro', 'Encha o balde'], list), make(['Meça a água'], list)];
  expect(told(...slides)).toEqual([['Abra o registro', 'Encha o balde'], ['Meça a água']]);
  const later = make(['Anote a medida', 'Feche o registro'], list);
  expect(told(slides[0] as ItemMatter, later)).toEqual([
    ['Abra o registro', 'Encha o balde', 'Meça a água'],
    ['Anote a medida', 'Feche o registro'],
  ]);
});

it('adds what little of a list of names is left out, and nothing to one of which little is told', () => {
  const names = ['Luvas de látex', 'Capacete com jugular', 'Óculos escuros'];
  expect(told(make(['Luvas de látex', 'Óculos escuros'], listOf(names, false)))).toEqual([names]);
  const many = [...names, 'Bota de borracha', 'Colete claro'];
  const few = ['Luvas de látex', 'Óculos escuros'];
  expect(told(make(few, listOf(many, false)))).toEqual([few]);
});

it('adds a short step behind one that the plan tells in fewer words than the list', () => {
  const wordy = `Abra o registro (${'sem pressa, '.repeat(14)}com cuidado).`;
  const points = ['Abra o registro', 'Encha o balde', 'Meça a água'];
  const list = listOf([wordy, ...STEPS.slice(1)], true);
  expect(told(make([wordy.slice(0, 40), ...points.slice(1)], list))[0]).toHaveLength(5);
});

it('leaves a list as the plan tells it where all of it would not fit, or asks', () => {
  const points = ['Abra o registro', 'Meça a água'];
  const long = [...STEPS, 'Leia o hidrômetro e compare com a conta '.repeat(5)];
  expect(told(make(points, listOf(long, true)))).toEqual([points]);
  expect(told(make(points, listOf([...STEPS, 'Quanto custou?'], true)))).toEqual([points]);
});

it('puts the letters below an order that a list of exercises gives it, where the plan told it alone', () => {
  const list = listOf(['2) Calcule x:', 'a) x + 2 = 5 b) 3x = 9 c) x - 1 = 0', '3) Some tudo.'], false);
  const practice = (...points: string[]) => {
    const matter = make(points, list);
    return { ...matter, item: { ...matter.item, purpose: 'pratica' as const } };
  };
  expect(told(practice('2) Calcule x:', '3) Some tudo.'))).toEqual([
    ['2) Calcule x:', 'a) x + 2 = 5 b) 3x = 9 c) x - 1 = 0', '3) Some tudo.'],
  ]);
  expect(told(practice('2) Calcule x:', 'a) x + 2 = 5'))).toEqual([['2) Calcule x:', 'a) x + 2 = 5']]);
});
