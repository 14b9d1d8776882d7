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

  const slideOf = (notes: string, ...points: string[]) => ({
    ...slideOfBlocks('a', 'Título a', pointsOf(...points)),
    notes,
  });
  const tell = (before: ReturnType<typeof slideOf>, after: ReturnType<typeof slideOf>) =>
    compareWords(before, after).map(({ isNotes, words }) =>
      [
        isNotes ? 'notas:' : '',
        ...words.map(({ kind, text }) => ({ same: text, gone: `-${text}-`, come: `+${text}+` })[kind]),
      ]
        .filter(Boolean)
        .join(' '),
    );

  it('shows the words that went and those that came, within the line that they stand in', () => {
    expect(
      tell(slideOf('', 'A planta faz açúcar.', 'Ponto de a.'), slideOf('', 'A planta faz glicose.')),
    ).toEqual(['-Ponto de a.-', 'A planta faz -açúcar.- +glicose.+']);
    expect(tell(slideOf('', 'O Sol aquece.'), slideOf('', 'A chuva cai no mar.'))).toEqual([
      '-O Sol aquece.-',
      '+A chuva cai no mar.+',
    ]);
    expect(tell(slideOf('Um aviso.', 'Um'), slideOf('Um aviso.', 'Um'))).toEqual([]);
  });

  it('tells of a long line only what stands beside its change, and that it is said aloud', () => {
    const said = Array.from({ length: 40 }, (_, at) => `palavra${at}`).join(' ');
    expect(tell(slideOf(said, 'Um'), slideOf(`Comece aqui. ${said}`, 'Um'))).toEqual([
      'notas: +Comece aqui.+ palavra0 palavra1 palavra2 palavra3 palavra4 palavra5 …',
    ]);
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
