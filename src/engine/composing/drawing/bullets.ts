import type { Colour } from './colours.ts';
import type { TextStyle } from './drawn.ts';

/** How far the text of a paragraph with a mark hangs to its right, in inches. */
export const bulletHangIn = (sizePt: number): number => sizePt * 0.0145;

/** The mark takes the first accent beside dark text; on a dark ground that accent would not be seen. */
export function bulletColour({ colour }: Pick<TextStyle, 'colour'>): Colour {
  const slot = typeof colour === 'string' ? colour : colour.slot;
  return slot === 'dk1' || slot === 'dk2' ? 'accent1' : colour;
}
