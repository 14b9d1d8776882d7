import type { Colour, Slot } from '#engine/composing/drawing/colours.ts';
import { tint } from '#engine/composing/drawing/colours.ts';
import type { Box, Drawn } from '#engine/composing/drawing/drawn.ts';
import { shrinkBox } from '#engine/composing/themes/parts/grid.ts';
import { plate } from '#engine/composing/themes/parts/page.ts';
import { seedFrom } from '#engine/composing/themes/parts/seed.ts';
import { around, ring, stroke, trace } from '#engine/composing/themes/parts/strokes.ts';
import type { Deck } from '#shared/composition/deck.ts';
import type { PaletteName } from '#shared/composition/themes.ts';
import { quarter } from './paper.ts';

const [SIDE, LEFT, COLUMNS, ROWS] = [1.875, 7.708, 3, 4];

/** Ground and figure of a tile. */
const PAIRS: readonly [Colour, Slot][] = [
  [tint('accent2', 20), 'accent2'],
  [tint('accent1', 25), 'accent1'],
  [tint('accent4', 30), 'accent4'],
  ['accent3', 'accent2'],
  ['accent5', 'accent3'],
  ['accent4', 'accent3'],
  ['dk2', 'accent3'],
  ['accent6', 'lt2'],
  ['accent3', 'dk2'],
  ['accent1', 'lt2'],
  ['accent2', 'accent3'],
];

type Motif = (name: string, box: Box, colour: Colour, next: () => number) => Drawn[];
const CORNERS = ['topRight', 'bottomRight', 'topLeft', 'bottomLeft'] as const;
const middleOf = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 });

const half = (name: string, box: Box, colour: Colour): Drawn =>
  stroke(
    name,
    trace(0, Math.PI, 28, (angle) => ({
      x: box.x + box.w / 2 - (box.w / 2) * Math.cos(angle),
      y: box.y + (box.w / 2) * Math.sin(angle),
    })),
    { colour, isFilled: true },
  );

const MOTIFS: readonly Motif[] = [
  (name, box, colour, next) => [quarter(name, box, colour, CORNERS[Math.floor(next() * 4)] ?? 'topRight')],
  (name, box, colour) => [ring(name, middleOf(box), 0.5, colour, 26)],
  (name, box, colour) => [half(name, box, colour)],
  (name, box, colour) => [
    half(name, box, colour),
    half(`${name}, de novo`, { ...box, y: box.y + SIDE / 2 }, colour),
  ],
  (name, box, colour) => [
    stroke(
      name,
      [
        ...trace(0, Math.PI / 2, 16, (angle) =>
          around({ x: box.x, y: box.y + SIDE }, SIDE, -Math.PI / 2 + angle),
        ),
        ...trace(0, Math.PI / 2, 16, (angle) =>
          around({ x: box.x + SIDE, y: box.y }, SIDE, Math.PI / 2 + angle),
        ),
      ],
      { colour, isFilled: true },
    ),
  ],
  (name, box, colour) =>
    [0, 1, 2, 3].map((at) =>
      ring(
        `${name}, ponto ${at + 1}`,
        { x: box.x + 0.55 + (at % 2) * 0.77, y: box.y + 0.55 + Math.floor(at / 2) * 0.77 },
        0.23,
        colour,
        null,
      ),
    ),
  (name, box, colour) =>
    [0, 1, 2].map((at) =>
      stroke(
        `${name}, onda ${at + 1}`,
        trace(0.22, SIDE - 0.22, 30, (x) => ({
          x: box.x + x,
          y: box.y + 0.5 + at * 0.45 + 0.1 * Math.sin((x - 0.22) * 8.8),
        })),
        { colour, widthPt: 7 },
      ),
    ),
  (name, box, colour) => [
    stroke(
      name,
      Array.from({ length: 24 }, (_, at) =>
        around(middleOf(box), at % 2 === 0 ? 0.75 : 0.5, (at * Math.PI) / 12),
      ),
      { colour, isFilled: true },
    ),
  ],
  (name, box, colour) => [ring(name, middleOf(box), SIDE / 2 - 0.08, colour, null)],
];

const ICONS: Partial<Record<PaletteName, readonly string[]>> = {
  natureza: ['leaf', 'drop', 'sun', 'flower', 'cloud-rain', 'fish', 'tree', 'bird'],
  matematica: ['ruler', 'shapes', 'cube', 'calculator', 'triangle', 'number-circle-three'],
  linguagens: ['book-open', 'chat-circle-text', 'pencil', 'music-notes', 'paint-brush', 'microphone-stage'],
  humanas: ['map-pin', 'globe-hemisphere-west', 'house', 'bus', 'compass', 'users-three'],
};
/** Tiles that do not touch, one of which is drawn: three icons each. */
const ICON_PLACES = [
  [2, 6, 10],
  [1, 5, 9],
  [0, 5, 10],
  [2, 4, 9],
] as const;

/** Twelve tiles of cut paper with three icons of the subject: the title decides them, so it has the same cover again. */
export function drawTiles({ title, palette }: Deck): Drawn[] {
  const next = seedFrom(title);
  const places: readonly number[] = ICON_PLACES[Math.floor(next() * ICON_PLACES.length)] ?? [2, 6, 10];
  const icons = shuffle(ICONS[palette] ?? ['book-open'], next);
  const chosen: { pair: number; motif: number }[] = [];
  return Array.from({ length: COLUMNS * ROWS }, (_, at) => at).flatMap((at): Drawn[] => {
    const box = { x: LEFT + (at % COLUMNS) * SIDE, y: Math.floor(at / COLUMNS) * SIDE, w: SIDE, h: SIDE };
    const beside = [at % COLUMNS > 0 ? chosen[at - 1] : undefined, chosen[at - COLUMNS]];
    const pair = pick(PAIRS.length, next, (one) =>
      beside.every((other) => other?.pair !== one && ground(other?.pair) !== ground(one)),
    );
    const motif = pick(MOTIFS.length, next, (one) => beside.every((other) => other?.motif !== one));
    chosen.push({ pair, motif });
    const [fill, colour] = PAIRS[pair] ?? ['lt2', 'accent1'];
    const name = `Peça ${at + 1}`;
    const tile = plate(name, { ...box, w: Math.min(SIDE, 40 / 3 - box.x) }, fill);
    const place = places.indexOf(at);
    const figure = `${name}, figura`;
    if (place < 0) return [tile, ...(MOTIFS[motif]?.(figure, box, colour, next) ?? [])];
    return [
      tile,
      ring(figure, middleOf(box), 0.74, colour, null),
      ...[
        {
          kind: 'icon' as const,
          name: `${name}, ícone`,
          box: shrinkBox(box, 0.52),
          icon: icons[place] ?? 'star',
          colour: fill,
          alt: null,
        },
      ],
    ];
  });
}

const ground = (pair: number | undefined): string | undefined =>
  pair === undefined ? undefined : JSON.stringify(PAIRS[pair]?.[0]);

function pick(count: number, next: () => number, suits: (one: number) => boolean): number {
  const start = Math.floor(next() * count);
  for (let step = 0; step < count; step += 1) {
    const one = (start + step) % count;
    if (suits(one)) return one;
  }
  return start;
}

function shuffle<Item>(items: readonly Item[], next: () => number): Item[] {
  return items
    .map((item) => ({ item, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
