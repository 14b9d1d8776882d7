import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { TextStyle } from '#engine/composing/drawing/drawn.ts';
import type { ThemeFonts } from '#engine/composing/drawing/fit-text.ts';

/** What the shared parts ask of a theme: its type and what its colours are there for. */
export interface Look {
  fonts: ThemeFonts;
  /** Ground of a usual slide, of a dark one, and of what lies on a slide: cards, frames, rows. */
  page: Colour;
  dark: Colour;
  card: Colour;
  /** Text on page and card; quieter; on `dark`; what stands out on `dark`. */
  ink: Colour;
  muted: Colour;
  onDark: Colour;
  signal: Colour;
  /** Grounds for white text that take turns: by item, by section. */
  accents: [Colour, ...Colour[]];
  /** Text on an accent. */
  onAccent: Colour;
  /** Hair lines between rows. */
  rule: Colour;
  heading: TextStyle;
  body: TextStyle;
  label: TextStyle;
  caption: TextStyle;
  /** Below these no heading, text or label is set. */
  least: { title: number; heading: number; body: number; label: number };
  /** Radius of cards in inches; 0 draws them square. */
  cornerIn: number;
}

/** The accent whose turn it is. */
export const accentAt = (look: Look, at: number): Colour =>
  look.accents[at % look.accents.length] ?? look.accents[0];

type MakeStyle = (sizePt: number, more?: Partial<TextStyle>) => TextStyle;

/**
 * How a theme sets titles, names and big numbers (`head`) and running text (`text`).
 * @param lines share of the size that a line of each takes
 */
export function makeStyles(lines: { head: number; text: number }): { head: MakeStyle; text: MakeStyle } {
  const usual = { colour: 'dk1', align: 'left', anchor: 'top' } as const;
  return {
    head: (sizePt, more = {}) => ({
      ...{ font: 'major', sizePt, isBold: true, lineHeight: lines.head, ...usual, ...more },
    }),
    text: (sizePt, more = {}) => ({
      ...{ font: 'minor', sizePt, isBold: false, lineHeight: lines.text, ...usual, ...more },
    }),
  };
}
