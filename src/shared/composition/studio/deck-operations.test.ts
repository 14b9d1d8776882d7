import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Deck, Slide } from '#shared/composition/deck.ts';
import { applyOperations, diffDecks, MOST_SLIDES } from './deck-operations.ts';

const slide = (id: string, title: string): Slide => ({
  ...{ id, layout: 'points', section: null, title, subtitle: null, source: null, notes: '', minutes: null },
  blocks: [],
});
const deckOf = (slides: Slide[], more: Partial<Deck> = {}): Deck => ({
  ...{ version: 1, kind: 'deck', title: 'Aula', subtitle: null, tag: null, author: null, component: null },
  ...{ theme: 'quadro', palette: 'natureza', sections: [], pictures: [], slides, ...more },
});

const decks = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 12 }), title: fc.constantFrom('a', 'b', 'c') }), {
    selector: ({ id }) => id,
    minLength: 1,
    maxLength: 10,
  })
  .chain((slides) =>
    fc
      .record({ title: fc.constantFrom('Aula', 'Outra'), theme: fc.constantFrom('quadro', 'recreio') })
      .map((more) =>
        deckOf(
          slides.map(({ id, title }) => slide(`s${id}`, title)),
          more as Partial<Deck>,
        ),
      ),
  );

it('what leads from one deck to another makes the other of it, and back', () => {
  fc.assert(
    fc.property(decks, decks, (one, other) => {
      expect(applyOperations(one, diffDecks(one, other))).toEqual(other);
      expect(diffDecks(one, one)).toEqual([]);
    }),
  );
});

it('an operation that does not fit the deck is refused, and nothing of the others is done', () => {
  const deck = deckOf([slide('s1', 'a'), slide('s2', 'b')]);
  const refused = (operation: Parameters<typeof applyOperations>[1][number]) =>
    expect(applyOperations(deck, [operation])).toBeNull();
  refused({ op: 'slide', slide: slide('s9', 'x') });
  refused({ op: 'insert', at: 0, slide: slide('s1', 'x') });
  refused({ op: 'insert', at: 3, slide: slide('s3', 'x') });
  refused({ op: 'remove', id: 's9' });
  refused({ op: 'order', ids: ['s1', 's1'] });
  refused({ op: 'order', ids: ['s1'] });
  refused({ op: 'slide', slide: slide('s1', 'x'.repeat(50_000)) });
  expect(
    applyOperations(deck, [
      { op: 'remove', id: 's1' },
      { op: 'remove', id: 's2' },
    ]),
  ).toBeNull();
  const many = Array.from({ length: MOST_SLIDES }, (_, at) => slide(`n${at}`, `${at}`));
  expect(
    applyOperations(
      deck,
      many.map((one) => ({ op: 'insert', at: 0, slide: one })),
    ),
  ).toBeNull();
});
