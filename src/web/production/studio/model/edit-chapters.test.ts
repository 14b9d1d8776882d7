import { expect, it } from 'vitest';
import { deckOf, slideOfBlocks } from '#web/production/studio/testing/studio-deck.ts';
import { addChapter, addSection, movePart, removePart } from './edit-chapters.ts';

const part = (
  id: string,
  layout: 'cover' | 'section' | 'text' | 'quiz' | 'glossary',
  section: number | null,
) => ({
  ...slideOfBlocks(id, id),
  ...{ layout, section },
});
const book = {
  ...deckOf(
    part('capa', 'cover', null),
    part('c1', 'section', 0),
    part('a', 'text', 0),
    part('b', 'text', 0),
    part('c1-e', 'quiz', 0),
    part('c2', 'section', 1),
    part('d', 'text', 1),
    part('glossario', 'glossary', null),
  ),
  kind: 'booklet' as const,
};
const ids = ({ slides }: typeof book | ReturnType<typeof movePart>) => slides.map(({ id }) => id).join(' ');

it('a chapter moves with all that stands in it, between what stands around the chapters', () => {
  const moved = movePart(book, 'c2', -1);
  expect(ids(moved)).toBe('capa c2 d c1 a b c1-e glossario');
  expect(ids(movePart(moved, 'c2', 1))).toBe(ids(book));
  expect(movePart(book, 'c2', 1)).toBe(book);
});

it('a section moves within its chapter and on into the next, before its exercises', () => {
  expect(ids(movePart(book, 'b', -1))).toBe('capa c1 b a c1-e c2 d glossario');
  const over = movePart(book, 'b', 1);
  expect(ids(over)).toBe('capa c1 a c1-e c2 b d glossario');
  expect(over.slides.find(({ id }) => id === 'b')?.section).toBe(1);
  expect(ids(movePart(over, 'b', -1))).toBe(ids(book));
  expect(movePart(book, 'a', -1)).toBe(book);
});

it('sections and chapters are added where one is, and go with what stands in them', () => {
  const section = addSection(book, 'c1-e', 'Nova');
  expect(ids(section.deck)).toBe(`capa c1 a b ${section.id} c1-e c2 d glossario`);
  const chapter = addChapter(book, 'a', 'Novo');
  expect(ids(chapter.deck)).toBe(`capa c1 a b c1-e ${chapter.id} c2 d glossario`);
  expect(chapter.deck.slides.find(({ id }) => id === chapter.id)?.section).toBe(2);
  expect(ids(removePart(book, 'c1').deck)).toBe('capa c2 d glossario');
  expect(removePart(removePart(book, 'c1').deck, 'c2').next).toBe('c2');
});
