import { describe, expect, it } from 'vitest';
import { deckOf, pointsOf, slideOfBlocks } from '#web/production/studio/testing/studio-deck.ts';
import { compareDecks, compareWords } from './compare-decks.ts';
import { addSlide, duplicateSlide, moveSlide, removeSlide } from './edit-slides.ts';

const slides = ['a', 'b', 'c', 'd'].map((id) =>
  slideOfBlocks(id, `Título ${id}`, pointsOf(`Ponto de ${id}.`)),
);
const deck = deckOf(...slides);
const kinds = (after: typeof deck) => compareDecks(deck, after).map(({ id, kind }) => `${id} ${kind}`);

describe('what became of a draft', () => {
  it('is told slide by slide: new, gone, said otherwise, or only elsewhere', () => {
    expect(kinds(deck)).toEqual([]);
    expect(kinds(removeSlide(deck, 'b').deck)).toEqual(['b removed']);
    expect(kinds(moveSlide(deck, 'd', 0))).toContain('d moved');
    const added = addSlide(deck, 'a', 'quiz');
    expect(kinds(added.deck)).toEqual([`${added.id} added`]);
    const changed = {
      ...deck,
      slides: deck.slides.with(2, slideOfBlocks('c', 'Outro', pointsOf('Ponto de c.'))),
    };
    expect(kinds(changed)).toEqual(['c changed']);
  });

  it('shows the words that went and those that came', () => {
    const [one] = slides;
    const other = slideOfBlocks('a', 'Título a', pointsOf('Ponto novo.'));
    expect(one && compareWords(one, other)).toEqual({ gone: ['Ponto de a.'], come: ['Ponto novo.'] });
  });
});

describe('a slide that is put elsewhere', () => {
  it('belongs to the part it comes to stand in', () => {
    const parted = deckOf(...slides.map((slide, at) => ({ ...slide, section: at < 2 ? 0 : 1 })));
    expect(moveSlide(parted, 'a', 3).slides.map(({ section }) => section)).toEqual([0, 1, 1, 1]);
  });

  it('once more asks its question under a number of its own', () => {
    const question = addSlide(deck, 'd', 'quiz');
    const again = duplicateSlide(question.deck, question.id);
    const numbers = again.deck.slides.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'question' ? [block.number] : [])),
    );
    expect(numbers).toEqual([1, 2]);
  });
});
