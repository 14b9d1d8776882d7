import type { DraftDeck, DraftSlide } from '#shared/composition/studio/draft-model.ts';

/** A slide id that no deck has: another window may add a slide at the same moment. */
export const freshId = (): string => `s${crypto.randomUUID().slice(0, 8)}`;

export const indexOf = ({ slides }: DraftDeck, id: string): number =>
  slides.findIndex((slide) => slide.id === id);

export const replaceSlide = (deck: DraftDeck, slide: DraftSlide): DraftDeck => ({
  ...deck,
  slides: deck.slides.map((other) => (other.id === slide.id ? slide : other)),
});

/** A slide that is moved to another place belongs to the section it comes to stand in. */
export function moveSlide(deck: DraftDeck, id: string, to: number): DraftDeck {
  const from = indexOf(deck, id);
  const slide = deck.slides[from];
  const at = Math.max(0, Math.min(deck.slides.length - 1, to));
  if (!slide || at === from) return deck;
  const rest = deck.slides.toSpliced(from, 1);
  return {
    ...deck,
    slides: rest.toSpliced(at, 0, { ...slide, section: sectionAt(rest, at, slide.section) }),
  };
}

function sectionAt(slides: readonly DraftSlide[], at: number, own: number | null): number | null {
  const [before, after] = [slides[at - 1], slides[at]];
  if (before?.section === own || after?.section === own) return own;
  return (before ?? after)?.section ?? null;
}

/** The same once more, right after it, ready to be made another. Answers the deck and the new slide's id. */
export function duplicateSlide(deck: DraftDeck, id: string): { deck: DraftDeck; id: string } {
  const at = indexOf(deck, id);
  const slide = deck.slides[at];
  if (!slide) return { deck, id };
  let number = lastQuestion(deck);
  const blocks = slide.blocks.map((block) =>
    block.type === 'question' ? { ...block, number: ++number } : block,
  );
  return insertAfter(deck, at, { ...slide, blocks });
}

/** The highest number that a question of the deck has, 0 where none is asked. */
const lastQuestion = ({ slides }: DraftDeck): number =>
  Math.max(
    0,
    ...slides.flatMap(({ blocks }) => blocks.map((block) => (block.type === 'question' ? block.number : 0))),
  );

/** What a new slide can be. */
export const NEW_SLIDES = ['points', 'text', 'section', 'quiz', 'table', 'activity', 'figure'] as const;
export type NewSlide = (typeof NEW_SLIDES)[number];

/** An empty slide after another one, in its section. */
export function addSlide(
  deck: DraftDeck,
  afterId: string,
  layout: NewSlide,
): { deck: DraftDeck; id: string } {
  const at = indexOf(deck, afterId);
  const number = lastQuestion(deck) + 1;
  return insertAfter(deck, at, {
    ...{ id: '', layout, section: deck.slides[at]?.section ?? null, title: '', subtitle: null },
    blocks: blankBlocks(layout, number),
    ...{ source: null, notes: '', minutes: null },
  });
}

function insertAfter(deck: DraftDeck, at: number, slide: DraftSlide): { deck: DraftDeck; id: string } {
  const id = freshId();
  return { deck: { ...deck, slides: deck.slides.toSpliced(at + 1, 0, { ...slide, id }) }, id };
}

const BLANK = { text: '', passageIds: [] };

function blankBlocks(layout: NewSlide, number: number): DraftSlide['blocks'] {
  switch (layout) {
    case 'points':
      return [{ type: 'points', items: [1, 2, 3].map(() => ({ head: null, ...BLANK })) }];
    case 'text':
      return [{ type: 'text', ...BLANK }];
    case 'section':
      return [];
    case 'quiz': {
      const options = ['', '', '', ''];
      const open = { right: null, answer: null, reason: null, difficulty: 1 };
      return [{ type: 'question', kind: 'multipla_escolha', number, ...BLANK, options, ...open }];
    }
    case 'table':
      return [{ type: 'table', columns: ['', ''], rows: [['', '']], caption: null, passageIds: [] }];
    case 'activity':
      return [{ type: 'activity', minutes: 10, steps: [BLANK, BLANK], materials: [] }];
    case 'figure':
      return [{ type: 'place', wish: '' }];
  }
}

/** A deck always has a slide. */
export function removeSlide(deck: DraftDeck, id: string): { deck: DraftDeck; next: string } {
  const at = indexOf(deck, id);
  const slides = deck.slides.filter((slide) => slide.id !== id);
  const next = slides[Math.min(at, slides.length - 1)]?.id;
  return next === undefined ? { deck, next: id } : { deck: { ...deck, slides }, next };
}
