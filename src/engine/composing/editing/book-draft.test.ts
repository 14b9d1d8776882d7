import { expect, it } from 'vitest';
import { applyOperations } from '#shared/composition/studio/deck-operations.ts';
import type { DraftSlide } from '#shared/composition/studio/draft-model.ts';
import { BOOKLET } from '#tests/builders/whole-booklet.ts';
import { bookletOf, draftOf } from './book-draft.ts';

const draft = draftOf(BOOKLET);
const slideOf = (id: string): DraftSlide => draft.slides.find((one) => one.id === id) as DraftSlide;

it('a booklet on the desk is the same booklet, every block of it named', () => {
  const { booklet, places } = bookletOf(draft, BOOKLET);
  expect(booklet).toEqual(BOOKLET);
  for (const { id, blocks } of BOOKLET.chapters)
    for (const at of blocks.keys()) expect(places.get(`${id}.${at}`), `${id}.${at}`).toBeDefined();
});

it('chapters put into another order take their sections along, and exercises are numbered anew', () => {
  const own = draft.slides.filter(({ section }) => section === 0);
  const others = draft.slides.filter(({ section }) => section !== 0);
  const ids = [...others.slice(0, 1), ...others.slice(1), ...own].map(({ id }) => id);
  const turned = applyOperations(draft, [{ op: 'order', ids }]);
  const { booklet } = bookletOf(turned ?? draft, BOOKLET);
  expect(booklet.chapters.map(({ id }) => id)).toEqual([
    ...BOOKLET.chapters.slice(1).map(({ id }) => id),
    BOOKLET.chapters[0]?.id,
  ]);
  const numbers = booklet.chapters.flatMap(({ exercises }) => exercises.map(({ number }) => number));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1));
});

it('a section that was added and one that was removed stand in the chapter, or do not', () => {
  const added = { ...slideOf('c1-1'), id: 'n1', title: 'Colheita', blocks: [] };
  const edited = applyOperations(draft, [
    { op: 'insert', at: 3, slide: added },
    { op: 'remove', id: 'c1-1' },
  ]);
  const headings = bookletOf(edited ?? draft, BOOKLET).booklet.chapters[0]?.blocks.flatMap((block) =>
    block.type === 'heading' && block.level === 2 ? [block.text] : [],
  );
  expect(headings?.[0]).toBe('Colheita');
  expect(headings).not.toContain('Plantio');
});
