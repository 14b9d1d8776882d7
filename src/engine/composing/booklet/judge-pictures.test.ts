import { expect, it } from 'vitest';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { Block } from '#engine/reading/source-document.ts';
import { findOrnaments, findPagesOfScreens } from './judge-pictures.ts';

const image = (id: string, more: object = {}) => ({ id, type: 'image', slide: 1, ...more }) as Block;
const text = (id: string, more: object = {}) =>
  ({ id, type: 'paragraph', text: 'A CPU executa programas.', slide: 1, ...more }) as Block;
const toolsOf = (...ids: string[]) => ({
  pictures: new Map(ids.map((id) => [id, {} as never])),
  captions: new Map<string, never>(),
  isPractice: false,
});
const toldOn = (slide: number) => [{ kind: 'text', slide } as Piece];
const ornamentsOf = (blocks: Block[], tools = toolsOf(...blocks.map(({ id }) => id))) => [
  ...findOrnaments({ blocks, told: toldOn(2), tools }),
];

it('leaves out the pictures of a title slide and of slides that are not told', () => {
  expect(ornamentsOf([image('photo')])).toEqual(['photo']);
  expect(ornamentsOf([text('aims', { slide: 3 }), image('photo', { slide: 3 })])).toEqual(['photo']);
  expect(ornamentsOf([text('matter', { slide: 2 }), image('chip', { slide: 2 })])).toEqual([]);
  expect(ornamentsOf([image('diagram', { slide: 4 })])).toEqual([]);
});

it('leaves out what is left of a row of logos, and keeps a row that can be shown', () => {
  const row = ['a', 'b', 'c'].map((id, at) => image(id, { slide: 2, yPt: 400 + at * 9, heightPt: 80 }));
  expect(ornamentsOf(row, toolsOf('b'))).toEqual(['b']);
  expect(ornamentsOf(row)).toEqual([]);
});

it('takes the words of a page for labels where all of them were read out of pictures that are shown', () => {
  const screen = [
    text('menu', { page: 8, origin: 'ocr' }),
    image('screen', { page: 8 }),
    text('told', { page: 9 }),
    image('figure', { page: 9 }),
  ];
  expect([...findPagesOfScreens(screen, toolsOf('screen', 'figure'))]).toEqual([8]);
  expect([...findPagesOfScreens(screen, toolsOf('figure'))]).toEqual([]);
});
