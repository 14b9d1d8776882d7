import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deckOf, slideOfBlocks } from '#web/production/studio/testing/studio-deck.ts';
import { putOnTop } from './merge-decks.ts';

const decks = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 6 }), title: fc.constantFrom('a', 'b') }), {
    selector: ({ id }) => id,
    minLength: 1,
  })
  .map((slides) => deckOf(...slides.map(({ id, title }) => slideOfBlocks(`s${id}`, title))));
const ids = ({ slides }: ReturnType<typeof deckOf>) => slides.map(({ id, title }) => `${id}${title}`);

describe('my changes on top of another window’s', () => {
  it('are mine where only I changed something, and theirs where only they did', () => {
    fc.assert(
      fc.property(decks, decks, (base, other) => {
        expect(putOnTop(base, other, base)).toEqual(other);
        expect(putOnTop(base, base, other)).toEqual(other);
      }),
    );
  });

  it('keep every slide that either changed or added, each once', () => {
    fc.assert(
      fc.property(decks, decks, decks, (base, mine, theirs) => {
        const merged = ids(putOnTop(base, mine, theirs));
        const known = new Set(ids(base));
        for (const one of ids(mine)) if (!known.has(one)) expect(merged).toContain(one);
        expect(new Set(merged.map((one) => one.slice(0, -1))).size).toBe(merged.length);
      }),
    );
  });

  it('bring back a slide that they removed while I worked on it', () => {
    const [one, two] = [slideOfBlocks('s1', 'a'), slideOfBlocks('s2', 'a')];
    const merged = putOnTop(deckOf(one, two), deckOf(one, { ...two, title: 'b' }), deckOf(one));
    expect(ids(merged)).toEqual(['s1a', 's2b']);
  });
});
