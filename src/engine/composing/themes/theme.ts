import type { Scheme } from '#engine/composing/drawing/colours.ts';
import type { DrawnLayout, DrawnSlide, FontRole, TextStyle } from '#engine/composing/drawing/drawn.ts';
import type { Deck, LayoutName, Slide } from '#shared/composition/deck.ts';
import type { PaletteName, ThemeName } from '#shared/composition/themes.ts';

/** Text that its box cannot hold at the smallest size allowed: the composer must split, join or move. */
export interface Overflow {
  slideId: string;
  /** Name of the element. */
  element: string;
  /** How many lines it takes at the least size, and how many fit. */
  lines: number;
  room: number;
}

/** What a slide stands in while it is drawn: its place in the deck, for marks of progress, numbers and sections. */
export interface SlideContext {
  deck: Deck;
  /** From 0. */
  index: number;
}

/** One look: its colours, type and all layouts. */
export interface Theme {
  name: ThemeName;
  label: string;
  /** Family names as the font files and Office name them. */
  fonts: Record<FontRole, string>;
  schemes: Partial<Record<PaletteName, Scheme>>;
  styles: Record<'title' | 'body' | 'caption', TextStyle>;
  /**
   * Layouts of this deck, in the order of the menu; a layout with kinds gives several.
   * @param drawn those that its slides were drawn on
   */
  layouts(deck: Deck, drawn: readonly DrawnLayout[]): DrawnLayout[];
  /** Draws one slide and what it stands on; whatever does not fit is told, never shrunk below the smallest size of its place. */
  draw(
    slide: Slide,
    context: SlideContext,
  ): { slide: DrawnSlide; layout: DrawnLayout; overflows: Overflow[] };
  /** How many items a layout takes: `{ process: 4 }`; the composer splits above. */
  most: Partial<Record<LayoutName, number>>;
}
