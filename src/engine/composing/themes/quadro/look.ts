import type { Scheme } from '#engine/composing/drawing/colours.ts';
import { tint } from '#engine/composing/drawing/colours.ts';
import { type Look, makeStyles } from '#engine/composing/themes/parts/look.ts';
import type { PaletteName } from '#shared/composition/themes.ts';

const BASE: Scheme = {
  ...{ dk1: '17211D', lt1: 'FFFFFF', dk2: '11352A', lt2: 'F6F3E8', hlink: '1A6B54', folHlink: '87479B' },
  ...{ accent1: '1A6B54', accent2: 'FFCE3A', accent3: 'C93F22', accent4: '1F6CA8' },
  ...{ accent5: '87479B', accent6: '83552A' },
};
const like = (dk2: string, accent1: string, more: Partial<Scheme> = {}): Scheme => ({
  ...BASE,
  ...{ dk2, accent1, hlink: accent1, ...more },
});
export const SCHEMES: Partial<Record<PaletteName, Scheme>> = {
  natureza: BASE,
  humanas: like('4A1230', 'B23A2B', { accent3: '1A6B54' }),
  matematica: like('14284F', '2458A6', { accent4: '1A7A5E' }),
  linguagens: like('371F4A', '7A3F93', { accent4: '1A7A5E', accent5: '1F6CA8', folHlink: '1F6CA8' }),
};

/** Share of the size that 98 and 112 % of a line take in Bricolage Grotesque and Figtree. */
export const { head, text } = makeStyles({ head: 1.2 * 0.98, text: 1.2 * 1.12 });

export const LOOK: Look = {
  fonts: { major: 'Bricolage Grotesque', minor: 'Figtree', mono: 'IBM Plex Mono' },
  ...{ page: 'lt2', dark: 'dk2', card: 'lt1', ink: 'dk1', muted: tint('dk1', 80) },
  ...{ onDark: 'lt2', signal: 'accent2', onAccent: 'lt1', rule: tint('dk1', 18) },
  accents: ['accent1', 'accent4', 'accent5', 'accent6'],
  heading: head(24),
  body: text(22),
  label: text(18, { isBold: true }),
  caption: text(16, { colour: tint('dk1', 80) }),
  least: { title: 28, heading: 20, body: 20, label: 16 },
  cornerIn: 0,
};
