/** The twelve slots of an Office colour scheme, as six hexadecimal digits. */
export const SLOTS = [
  ...(['dk1', 'lt1', 'dk2', 'lt2'] as const),
  ...(['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const),
  ...(['hlink', 'folHlink'] as const),
] as const;
export type Slot = (typeof SLOTS)[number];
export type Scheme = Readonly<Record<Slot, string>>;

/** A colour of the scheme, as it is or changed; never a fixed one, so that another scheme recolours the whole deck. */
export type Colour = Slot | ChangedColour;
export interface ChangedColour {
  slot: Slot;
  /** Per cent of the colour's own lightness that is left, the rest is light: 45 is pale. */
  tint?: number;
  /** Per cent of the lightness that is left, the rest is dark. */
  shade?: number;
  /** Per cent of opacity. */
  alpha?: number;
}

export const tint = (slot: Slot, percent: number): Colour => ({ slot, tint: percent });
export const shade = (slot: Slot, percent: number): Colour => ({ slot, shade: percent });
export const alpha = (slot: Slot, percent: number): Colour => ({ slot, alpha: percent });

/** One change of a colour as DrawingML names it, in thousandths of a per cent. */
export interface ColourStep {
  name: 'satMod' | 'lumMod' | 'lumOff' | 'alpha';
  value: number;
}

/** Share of saturation a tint keeps: lightness alone turns greens neon. Yellow stays as it is. */
const TINT_SATURATION = 60;

/** The steps from the slot's colour to this one, in the order in which they are applied. */
export function listColourSteps(colour: Colour, scheme: Scheme): ColourStep[] {
  if (typeof colour === 'string') return [];
  const steps: ColourStep[] = [];
  const add = (name: ColourStep['name'], percent: number) => steps.push({ name, value: percent * 1000 });
  if (colour.tint !== undefined) {
    if (!isYellow(scheme[colour.slot])) add('satMod', TINT_SATURATION);
    add('lumMod', colour.tint);
    add('lumOff', 100 - colour.tint);
  }
  if (colour.shade !== undefined) add('lumMod', colour.shade);
  if (colour.alpha !== undefined) add('alpha', colour.alpha);
  return steps;
}

/** The colour as red, green, blue (0 to 255) and opacity (0 to 1), by the rules of DrawingML (ECMA-376 20.1.2.3). */
export function resolveColour(
  colour: Colour,
  scheme: Scheme,
): { rgb: [number, number, number]; opacity: number } {
  const slot = typeof colour === 'string' ? colour : colour.slot;
  let [h, s, l] = toHsl(parseHex(scheme[slot]));
  let opacity = 1;
  for (const { name, value } of listColourSteps(colour, scheme)) {
    const share = value / 100_000;
    if (name === 'satMod') s *= share;
    if (name === 'lumMod') l *= share;
    if (name === 'lumOff') l += share;
    if (name === 'alpha') opacity = share;
  }
  return { rgb: toRgb([h, Math.min(1, s), Math.min(1, l)]), opacity };
}

/** `#RRGGBB`, opacity left out. */
export function toHex(colour: Colour, scheme: Scheme): string {
  const { rgb } = resolveColour(colour, scheme);
  return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function isYellow(hex: string): boolean {
  const [hue] = toHsl(parseHex(hex));
  return hue > 0.1 && hue < 0.17;
}

function parseHex(hex: string): [number, number, number] {
  const value = Number.parseInt(hex, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** All three from 0 to 1. */
function toHsl(rgb: [number, number, number]): [number, number, number] {
  const [r, g, b] = rgb.map((value) => value / 255) as [number, number, number];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const l = (most + least) / 2;
  const range = most - least;
  if (range === 0) return [0, 0, l];
  const s = range / (1 - Math.abs(2 * l - 1));
  const sector =
    most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [sector / 6, s, l];
}

function toRgb([h, s, l]: [number, number, number]): [number, number, number] {
  const chroma = (1 - Math.abs(2 * l - 1)) * s;
  const at = (offset: number) => {
    const k = (offset + h * 12) % 12;
    return Math.round(255 * (l - (chroma / 2) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [at(0), at(8), at(4)];
}
