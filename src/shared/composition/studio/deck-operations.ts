import * as z from 'zod/mini';
import { deckSchema } from '#shared/composition/deck.ts';
import { PALETTES } from '#shared/composition/themes.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { type DraftDeck, type DraftSlide, draftDeckSchema, draftSlideSchema } from './draft-model.ts';

/** More than any order has slides: a deck that is edited may hold some too many for a while. */
export const MOST_SLIDES = 40;
/** Chapters of the longest booklet and all their sections. */
const MOST_SECTIONS = 300;
/** Letters of one slide, as JSON: no person writes more, and a drawing child has only so much time. */
const MOST_SLIDE_LETTERS = 40_000;
/** A chapter without headings is one section, however long. */
const MOST_SECTION_LETTERS = 250_000;

const head = { title: deckSchema.shape.title, subtitle: deckSchema.shape.subtitle };

/** What an editor does to a deck. A slide is replaced whole: what stands on it hangs together. */
export const operationSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('slide'), slide: draftSlideSchema }),
  /** `at` is its place from 0 once it is there. */
  z.object({ op: z.literal('insert'), at: z.int(), slide: draftSlideSchema }),
  z.object({ op: z.literal('remove'), id: z.string() }),
  /** Every id of the deck, in the new order. */
  z.object({ op: z.literal('order'), ids: z.array(z.string()) }),
  z.object({ op: z.literal('look'), theme: draftDeckSchema.shape.theme, palette: z.enum(keysOf(PALETTES)) }),
  z.object({ op: z.literal('head'), ...head, sections: deckSchema.shape.sections }),
]);
export type DeckOperation = z.output<typeof operationSchema>;

/**
 * The deck after these operations, one after another. What they name must be there.
 * @returns null where an operation does not fit the deck: an id twice, unknown or left out, a place beyond its end, a slide
 * or a deck too large, no slide left
 */
export function applyOperations(deck: DraftDeck, operations: readonly DeckOperation[]): DraftDeck | null {
  let edited: DraftDeck | null = deck;
  for (const operation of operations) {
    edited = edited && applyOne(edited, operation);
  }
  const most = deck.kind === 'deck' ? MOST_SLIDES : MOST_SECTIONS;
  return edited && edited.slides.length > 0 && edited.slides.length <= most ? edited : null;
}

function applyOne(deck: DraftDeck, operation: DeckOperation): DraftDeck | null {
  const { slides } = deck;
  const has = (id: string) => slides.some((slide) => slide.id === id);
  const withSlides = (next: DraftSlide[]): DraftDeck => ({ ...deck, slides: next });
  switch (operation.op) {
    case 'slide': {
      const { slide } = operation;
      if (!has(slide.id) || !isBearable(slide, deck)) return null;
      return withSlides(slides.map((other) => (other.id === slide.id ? slide : other)));
    }
    case 'insert': {
      const { at, slide } = operation;
      if (has(slide.id) || at < 0 || at > slides.length || !isBearable(slide, deck)) return null;
      return withSlides(slides.toSpliced(at, 0, slide));
    }
    case 'remove':
      return has(operation.id) ? withSlides(slides.filter(({ id }) => id !== operation.id)) : null;
    case 'order': {
      const known = new Map(slides.map((slide) => [slide.id, slide]));
      const ordered = operation.ids.flatMap((id) => known.get(id) ?? []);
      return new Set(operation.ids).size === slides.length && ordered.length === slides.length
        ? withSlides(ordered)
        : null;
    }
    case 'look':
      return { ...deck, theme: operation.theme, palette: operation.palette };
    case 'head':
      return {
        ...deck,
        ...{ title: operation.title, subtitle: operation.subtitle, sections: operation.sections },
      };
  }
}

const isBearable = (slide: DraftSlide, { kind }: DraftDeck): boolean =>
  JSON.stringify(slide).length <= (kind === 'deck' ? MOST_SLIDE_LETTERS : MOST_SECTION_LETTERS);

/** What leads from one deck to another: what an editor saves, and what undoing it takes. Nothing where they are alike. */
export function diffDecks(from: DraftDeck, to: DraftDeck): DeckOperation[] {
  const before = new Map(from.slides.map((slide) => [slide.id, slide]));
  const after = new Set(to.slides.map(({ id }) => id));
  const operations: DeckOperation[] = [];
  // First what comes, so that no deck is ever without a slide in between.
  to.slides.forEach((slide, at) => {
    if (!before.has(slide.id)) operations.push({ op: 'insert', at: Math.min(at, from.slides.length), slide });
  });
  for (const { id } of from.slides) if (!after.has(id)) operations.push({ op: 'remove', id });
  const placed = applyOperations({ ...from, slides: from.slides }, operations) ?? from;
  const ids = to.slides.map(({ id }) => id);
  if (placed.slides.some(({ id }, index) => id !== ids[index])) operations.push({ op: 'order', ids });
  for (const slide of to.slides) {
    const known = before.get(slide.id);
    if (known && !isSame(known, slide)) operations.push({ op: 'slide', slide });
  }
  const { theme, palette, title, subtitle, sections } = to;
  if (theme !== from.theme || palette !== from.palette) operations.push({ op: 'look', theme, palette });
  if (!isSame([title, subtitle, sections], [from.title, from.subtitle, from.sections]))
    operations.push({ op: 'head', title, subtitle, sections });
  return operations;
}

/** By what is written; keys stand in the order of the schema everywhere. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
