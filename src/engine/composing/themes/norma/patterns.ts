import { type Colour, tint } from '#engine/composing/drawing/colours.ts';
import type { Drawn } from '#engine/composing/drawing/drawn.ts';
import { plate } from '#engine/composing/themes/parts/page.ts';
import { seedFrom } from '#engine/composing/themes/parts/seed.ts';
import { around, type Point, ring, stroke, trace } from '#engine/composing/themes/parts/strokes.ts';
import type { Deck } from '#shared/composition/deck.ts';
import type { PaletteName } from '#shared/composition/themes.ts';

type Pattern = (next: () => number) => Drawn[];
const FULL: Colour = 'accent1';
const PALE: Colour = tint('accent1', 60);
const SIGNAL: Colour = 'accent2';
const MIDDLE: Point = { x: 10.05, y: 3.75 };

/** The pattern on the cover: by the area of the subject, its kind and measures by the title; one element is rust. */
export function drawPattern({ palette, title, component }: Deck): Drawn[] {
  const next = seedFrom(title);
  // Columns and curves speak of measures, which an unknown subject may not have.
  if (component === null) return drawFurrows(next);
  const patterns = component === 'Arte' ? [drawSound] : (PATTERNS[palette] ?? [drawColumns]);
  const pattern = patterns[Math.floor(next() * patterns.length)] ?? drawColumns;
  return pattern(next);
}

/** A sound as bars about one line. */
function drawSound(next: () => number): Drawn[] {
  const count = 29;
  const signal = Math.floor(count * (0.35 + 0.35 * next()));
  return Array.from({ length: count }, (_, at) => {
    const swell = Math.sin((Math.PI * (at + 0.7)) / (count + 0.4)) ** 0.85;
    const h = 0.45 + 3.6 * swell * (0.5 + 0.5 * next());
    const fill = at === signal ? SIGNAL : next() < 0.4 ? FULL : PALE;
    const box = { x: 7.2 + at * 0.19, y: MIDDLE.y - h / 2, w: 0.105, h };
    return plate(`Barra ${at + 1}`, box, fill, { geometry: 'roundRect', adjust: 0.5 });
  });
}

/** Columns that grow to the right, uneven as real ones. */
function drawColumns(next: () => number): Drawn[] {
  const count = 13;
  const signal = 8 + Math.floor(next() * 4);
  const base = 6.3;
  const columns = Array.from({ length: count }, (_, at) => {
    const h = 0.7 + 4.3 * (at / (count - 1)) ** 1.15 + (next() - 0.5) * 0.55;
    const fill = at === signal ? SIGNAL : at % 2 === 0 ? PALE : FULL;
    return plate(`Coluna ${at + 1}`, { x: 7.55 + at * 0.43, y: base - h, w: 0.3, h }, fill);
  });
  return [...columns, plate('Linha de base', { x: 7.3, y: base, w: 40 / 3 - 7.3, h: 0.02 }, 'dk1')];
}

/** A normal curve of dots; its tail is what the cover points at. */
function drawCurve(next: () => number): Drawn[] {
  const [columns, wide, base] = [19, 3.6 + next() * 0.9, 6.15];
  const dots = Array.from({ length: columns }, (_, column) => {
    const from = column - (columns - 1) / 2;
    const count = Math.max(1, Math.round(15 * Math.exp(-((from / wide) ** 2) / 2)));
    const isTail = from >= wide * 1.75 && from < wide * 1.75 + 2;
    return Array.from({ length: count }, (_, row) => {
      const middle = { x: 7.7 + column * 0.27, y: base - 0.17 - row * 0.3 };
      const colour = isTail ? SIGNAL : (row + column) % 2 === 0 ? FULL : tint('accent1', 55);
      return ring(`Ponto ${column + 1}.${row + 1}`, middle, 0.09, colour, null);
    });
  });
  return [...dots.flat(), plate('Linha de base', { x: 7.3, y: base + 0.08, w: 5.75, h: 0.02 }, 'dk1')];
}

/** Knots of a net, each tied to its nearest; one stands out. */
function drawNetwork(next: () => number): Drawn[] {
  const knots = Array.from({ length: 25 }, (_, at) => ({
    x: 7.7 + (at % 5) * 1.18 + (next() - 0.5) * 0.72,
    y: 1.15 + Math.floor(at / 5) * 1.28 + (next() - 0.5) * 0.72,
  })).filter((_, at) => at === 12 || next() > 0.12);
  const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
  const centre = { x: MIDDLE.x, y: MIDDLE.y };
  const signal = knots.reduce(
    (best, one) => (far(one, centre) < far(best, centre) ? one : best),
    knots[0] ?? centre,
  );
  const nearest = (from: Point) =>
    knots.reduce(
      (best, one) => (one !== from && (best === from || far(one, from) < far(best, from)) ? one : best),
      from,
    );
  const ties = knots.flatMap((from, at) =>
    knots
      .slice(at + 1)
      .filter((to) => far(from, to) < 1.5 || nearest(from) === to || nearest(to) === from)
      .map((to) => stroke('Ligação', [from, to], { colour: PALE, widthPt: 1.5 })),
  );
  const dots = knots.map((knot) => {
    const isSignal = knot === signal;
    const radius = isSignal ? 0.26 : next() < 0.25 ? 0.17 : 0.1;
    return ring('Nó', knot, radius, isSignal ? SIGNAL : FULL, null);
  });
  return [...ties, ...dots].map((one, at) => ({ ...one, name: `${one.name} ${at + 1}` }));
}

/** Furrows of a field, as the lines of one level run round a hill. */
function drawFurrows(next: () => number): Drawn[] {
  const [count, turn] = [11, next() * Math.PI];
  const signal = 3 + Math.floor(next() * 4);
  const waves = [0.08 + next() * 0.06, 0.03 + next() * 0.04];
  return Array.from({ length: count }, (_, at) => {
    const radius = 0.25 + at * 0.22;
    const points = trace(0, 2 * Math.PI, 72, (angle) => {
      const sway =
        1 +
        (waves[0] ?? 0) * Math.sin(2 * angle + turn) +
        (waves[1] ?? 0) * Math.cos(3 * angle - turn + at * 0.06);
      return around(MIDDLE, radius * sway, angle);
    });
    const isSignal = at === signal;
    const look = { colour: isSignal ? SIGNAL : at % 2 === 0 ? FULL : PALE, widthPt: isSignal ? 5 : 3.5 };
    return stroke(`Linha de nível ${at + 1}`, points.slice(0, -1), { ...look, isClosed: true });
  });
}

const PATTERNS: Partial<Record<PaletteName, readonly Pattern[]>> = {
  // Languages and humanities: nothing is measured, and nothing sounds.
  petroleo: [drawFurrows],
  indigo: [drawCurve, drawNetwork],
  oliva: [drawColumns, drawFurrows],
  grafite: [drawNetwork, drawColumns],
};
