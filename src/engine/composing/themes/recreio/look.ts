import { type Scheme, type Slot, tint } from '#engine/composing/drawing/colours.ts';
import { type Look, makeStyles } from '#engine/composing/themes/parts/look.ts';
import type { PaletteName } from '#shared/composition/themes.ts';

const SCHEME: Scheme = {
  ...{ dk1: '2A2346', lt1: 'FFFFFF', dk2: '3B2C85', lt2: 'FFF6E4', hlink: '2463CC', folHlink: '8246BF' },
  ...{ accent1: '2463CC', accent2: 'C93C1F', accent3: 'FFC42E', accent4: '1A7D4E' },
  ...{ accent5: '8246BF', accent6: '0B7A8A' },
};
/** One scheme for all subjects; which accent comes first tells them apart. */
export const SCHEMES: Partial<Record<PaletteName, Scheme>> = {
  ...{ natureza: SCHEME, humanas: SCHEME, matematica: SCHEME, linguagens: SCHEME },
};
const FIRST: Partial<Record<PaletteName, Slot>> = {
  ...{ natureza: 'accent1', humanas: 'accent6', matematica: 'accent5', linguagens: 'accent2' },
};
const TURNS: readonly Slot[] = ['accent1', 'accent4', 'accent2', 'accent5'];

/** The colour of a section, from 0; that of the subject first. */
export function sectionColour(palette: PaletteName, section: number): Slot {
  const first = FIRST[palette] ?? 'accent1';
  const turns = [first, ...TURNS.filter((slot) => slot !== first)];
  return turns[Math.max(0, section) % turns.length] ?? first;
}

/** Share of the size that 95 and 108 % of a line take in Fredoka and Lexend. */
export const { head, text } = makeStyles({ head: 1.21 * 0.95, text: 1.25 * 1.08 });

export const LOOK: Look = {
  fonts: { major: 'Fredoka', minor: 'Lexend', mono: 'IBM Plex Mono' },
  ...{ page: 'lt2', dark: 'dk2', card: 'lt1', ink: 'dk1', muted: tint('dk1', 85) },
  ...{ onDark: 'lt1', signal: 'accent3', onAccent: 'lt1', rule: tint('dk1', 18) },
  accents: ['accent1', 'accent4', 'accent2', 'accent5', 'accent6'],
  heading: head(26),
  body: text(22),
  label: text(18, { isBold: true }),
  caption: text(16, { colour: tint('dk1', 85) }),
  least: { title: 30, heading: 22, body: 20, label: 18 },
  cornerIn: 0.28,
};

/** A long question in large letters would stand in words, not in lines. */
export const sizeOfQuestion = ({ length }: string, isAlone: boolean): number =>
  !isAlone ? 56 : length <= 36 ? 64 : length <= 60 ? 52 : 46;
