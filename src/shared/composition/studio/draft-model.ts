import * as z from 'zod/mini';
import { bookletBlockSchema } from '#shared/composition/blocks.ts';
import { type Deck, deckSchema, slideSchema } from '#shared/composition/deck.ts';
import { TEMPLATES, THEMES } from '#shared/composition/themes.ts';
import { keysOf } from '#shared/http/keys-of.ts';

/** What is edited at a time: a slide, or of a booklet what stands under one heading of a chapter. */
export const draftSlideSchema = z.extend(slideSchema, { blocks: z.array(bookletBlockSchema) });
export type DraftSlide = z.output<typeof draftSlideSchema>;

/**
 * A draft on the desk. Of a booklet `sections` are its chapters and `slides` what they consist of: layout `section` opens a
 * chapter (`subtitle` is its question), `text` is a section of one, `quiz` its exercises; `cover`, `glossary` and `sources`
 * stand around them.
 */
export const draftDeckSchema = z.extend(deckSchema, {
  kind: z.enum(['deck', 'booklet']),
  theme: z.enum([...keysOf(THEMES), ...keysOf(TEMPLATES)]),
  slides: z.array(draftSlideSchema),
});
export type DraftDeck = z.output<typeof draftDeckSchema>;

/** Whether it is of slides; the server has then seen to it that they hold blocks of slides alone. */
export const isDeck = (draft: DraftDeck): draft is Deck => draft.kind === 'deck';
