import type { HeldLesson } from '#engine/composing/editing/hold-lesson.ts';
import type { Theme } from '#engine/composing/themes/theme.ts';
import type { SlideBlock } from '#shared/composition/blocks.ts';
import type { Deck, Slide } from '#shared/composition/deck.ts';

/** Where a slide that is mended stands. */
export interface MendingContext {
  deck: Deck;
  index: number;
  theme: Theme;
  lesson: HeldLesson;
  /** Whether the finding is gone with this slide in its place. */
  isMended(slide: Slide): boolean;
}

/** Takes a finding off a slide without saying anything that was not said; null where that takes a person. */
export type Mender = (slide: Slide, context: MendingContext) => Slide | null;

/** One that looks at nothing but what it mends. */
export type OwnMender = (slide: Slide) => Slide | null;

/** A mender of one kind of block; the others stay as they are. */
export const mendBlocks =
  <Type extends SlideBlock['type']>(
    type: Type,
    mend: (block: Extract<SlideBlock, { type: Type }>) => SlideBlock,
  ): OwnMender =>
  (slide) => ({
    ...slide,
    blocks: slide.blocks.map((block) =>
      block.type === type ? mend(block as Extract<SlideBlock, { type: Type }>) : block,
    ),
  });
