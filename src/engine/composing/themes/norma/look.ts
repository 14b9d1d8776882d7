import { type Scheme, tint } from '#engine/composing/drawing/colours.ts';
import { type Look, makeStyles } from '#engine/composing/themes/parts/look.ts';
import type { PaletteName } from '#shared/composition/themes.ts';

const BASE: Scheme = {
  ...{ dk1: '1C2226', lt1: 'FFFFFF', dk2: '0F3540', lt2: 'F4F1EA', hlink: '0E6073', folHlink: '65558F' },
  ...{ accent1: '0E6073', accent2: 'B5421A', accent3: 'E2A72E', accent4: '4F7A3A' },
  ...{ accent5: '65558F', accent6: '66727A' },
};
const like = (dk2: string, accent1: string, more: Partial<Scheme>): Scheme => ({
  ...BASE,
  ...{ dk2, accent1, hlink: accent1, ...more },
});
export const SCHEMES: Partial<Record<PaletteName, Scheme>> = {
  petroleo: BASE,
  indigo: like('1E2A56', '3549A0', { accent5: '0E6073', folHlink: '0E6073' }),
  oliva: like('2B3620', '52702A', { accent4: '0E6073' }),
  grafite: like('24282D', '4A5560', { accent6: '0E6073' }),
};

/** Share of the size that 92 and 105 % of a line take in Source Serif and IBM Plex Sans. */
export const { head, text } = makeStyles({ head: 1.371 * 0.92, text: 1.3 * 1.05 });

export const LOOK: Look = {
  fonts: { major: 'Source Serif 4', minor: 'IBM Plex Sans', mono: 'IBM Plex Mono' },
  ...{ page: 'lt1', dark: 'dk2', card: 'lt2', ink: 'dk1', muted: tint('dk1', 80) },
  ...{ onDark: 'lt1', signal: 'accent3', onAccent: 'lt1', rule: tint('dk1', 22) },
  accents: ['accent1', 'accent2', 'accent6', 'accent5'],
  heading: head(24),
  body: text(22),
  label: text(18, { isBold: true }),
  caption: text(16, { colour: tint('dk1', 80) }),
  least: { title: 28, heading: 20, body: 18, label: 16 },
  cornerIn: 0,
};
