import { type Colour, tint } from '#engine/composing/drawing/colours.ts';
import type { Drawn } from '#engine/composing/drawing/drawn.ts';
import { plate } from '#engine/composing/themes/parts/page.ts';
import { seedFrom } from '#engine/composing/themes/parts/seed.ts';
import {
  around,
  type Point,
  quoteMarks,
  ring,
  stroke,
  trace,
} from '#engine/composing/themes/parts/strokes.ts';
import type { Deck } from '#shared/composition/deck.ts';
import type { PaletteName } from '#shared/composition/themes.ts';
import { chalk } from './board.ts';
import { drawBook, SUBJECT_MOTIFS } from './subject-motifs.ts';

type Motif = (next: () => number) => Drawn[];
const WHITE: Colour = 'lt2';
const YELLOW: Colour = 'accent2';
const [THIN, THICK] = [3, 5];
const TURN = 2 * Math.PI;

/** The drawing in chalk on the cover: by the area of the subject, its kind and measures by the title. */
export function drawMotif({ palette, title, component }: Deck): Drawn[] {
  const next = seedFrom(title);
  const own = SUBJECT_MOTIFS[component ?? ''];
  if (own !== undefined) return own(next);
  if (component === null) return drawBook(next);
  const motifs = OF_COMPONENT[component] ?? MOTIFS[palette] ?? [drawMolecule];
  const motif = motifs[Math.floor(next() * motifs.length)] ?? drawMolecule;
  return motif(next);
}

function drawGears(next: () => number): Drawn[] {
  const turn = next();
  return [
    ...drawGear('Engrenagem grande', { x: 10.35, y: 2.85 }, 1.75, 16, YELLOW, THICK, turn),
    ...drawGear('Engrenagem média', { x: 11.98, y: 5.42 }, 1.18, 12, WHITE, THIN + 0.5, turn + 0.3),
    ...drawGear('Engrenagem pequena', { x: 8.6, y: 5.2 }, 0.85, 9, WHITE, THIN, turn + 0.7),
  ];
}

function drawGear(
  name: string,
  middle: Point,
  radius: number,
  teeth: number,
  colour: Colour,
  widthPt: number,
  turn: number,
) {
  const step = TURN / teeth;
  const outline = Array.from({ length: teeth }, (_, at) => {
    const angle = (at + turn) * step;
    const at_ = (share: number, reach: number) => around(middle, radius * reach, angle + step * share);
    return [at_(0.02, 0.84), at_(0.12, 1), at_(0.42, 1), at_(0.52, 0.84)];
  }).flat();
  const spokes = Array.from({ length: 6 }, (_, at) => {
    const angle = (at / 6) * TURN + turn;
    const ends = [around(middle, radius * 0.22, angle), around(middle, radius * 0.5, angle)];
    return stroke(`${name}, raio ${at + 1}`, ends, { colour, widthPt });
  });
  return [
    stroke(name, outline, { colour, widthPt, isClosed: true }),
    ring(`${name}, aro`, middle, radius * 0.52, colour, widthPt),
    ...spokes,
    ring(`${name}, eixo`, middle, radius * 0.16, colour, null),
  ];
}

function drawParabola(next: () => number): Drawn[] {
  const [origin, wide] = [{ x: 8.9, y: 4.75 }, 1.0 + next() * 0.35];
  const middle = origin.x + 1.55;
  const bottom = 6.1;
  const axis = (name: string, from: Point, to: Point): Drawn => ({
    ...{
      kind: 'line',
      name,
      points: [from, to],
      line: { colour: WHITE, widthPt: THIN, arrow: 'end' },
    },
    box: { x: from.x, y: Math.min(from.y, to.y), w: to.x - from.x, h: Math.abs(from.y - to.y) },
  });
  const rise = 1.02;
  const curve = trace(-1.85 * wide, 1.85 * wide, 40, (dx) => ({
    x: middle + dx,
    y: bottom - rise * (dx / wide) ** 2 * 1.0,
  }));
  const root = wide * Math.sqrt((bottom - origin.y) / rise);
  const ticks = Array.from({ length: 7 }, (_, at) => {
    const x = origin.x + 0.55 * (at + 1);
    return stroke(
      `Traço ${at + 1}`,
      [
        { x, y: origin.y - 0.07 },
        { x, y: origin.y + 0.07 },
      ],
      { colour: WHITE, widthPt: 2 },
    );
  });
  return [
    axis('Eixo x', { x: 7.9, y: origin.y }, { x: 12.95, y: origin.y }),
    axis('Eixo y', { x: origin.x, y: 6.6 }, { x: origin.x, y: 0.75 }),
    ...ticks,
    stroke(
      'Eixo de simetria',
      [
        { x: middle, y: 1.3 },
        { x: middle, y: 6.5 },
      ],
      { colour: WHITE, widthPt: 2, isDashed: true },
    ),
    stroke('Parábola', curve, { colour: YELLOW, widthPt: THICK }),
    ring('Raiz esquerda', { x: middle - root, y: origin.y }, 0.12, WHITE, null),
    ring('Raiz direita', { x: middle + root, y: origin.y }, 0.12, WHITE, null),
    ring('Vértice', { x: middle, y: bottom }, 0.12, YELLOW, null),
  ];
}

/** A triangle with its circumcircle and heights: what compass and ruler leave on a board. */
function drawCompass(next: () => number): Drawn[] {
  const [middle, radius] = [{ x: 10.4, y: 3.75 }, 2.45];
  const angles = [-Math.PI / 2 + (next() - 0.5) * 0.7, 0.55 + next() * 0.25, Math.PI - 0.5 - next() * 0.25];
  const corners = angles.map((angle) => around(middle, radius, angle));
  const [a, b, c] = corners as [Point, Point, Point];
  const foot = (from: Point, p: Point, q: Point): Point => {
    const [dx, dy] = [q.x - p.x, q.y - p.y];
    const share = ((from.x - p.x) * dx + (from.y - p.y) * dy) / (dx * dx + dy * dy);
    return { x: p.x + share * dx, y: p.y + share * dy };
  };
  const heights = [
    [a, foot(a, b, c)],
    [b, foot(b, a, c)],
    [c, foot(c, a, b)],
  ] as const;
  return [
    ring('Circunferência', middle, radius, WHITE, THIN),
    ...heights.map(([from, to], at) =>
      stroke(`Altura ${at + 1}`, [from, to], { colour: WHITE, widthPt: 2, isDashed: true }),
    ),
    stroke('Triângulo', corners, { colour: YELLOW, widthPt: THICK, isClosed: true }),
    ...corners.map((corner, at) => ring(`Vértice ${at + 1}`, corner, 0.13, at === 0 ? YELLOW : WHITE, null)),
    ring('Centro', middle, 0.08, WHITE, null),
  ];
}

function drawMolecule(next: () => number): Drawn[] {
  const [side, first] = [1.12, { x: 10.1, y: 2.35 }];
  const hexagon = (middle: Point) =>
    Array.from({ length: 6 }, (_, at) => around(middle, side, -Math.PI / 2 + (at * TURN) / 6));
  const across = side * Math.sqrt(3);
  const middles = [
    first,
    { x: first.x + across, y: first.y },
    { x: first.x + (next() < 0.5 ? -1 : 1) * across * 0.5, y: first.y + side * 1.5 },
  ];
  const [top, right, low] = middles.map(hexagon) as [Point[], Point[], Point[]];
  const tail = [low[3], { x: low[3]?.x ?? 0, y: 6.4 }] as Point[];
  const atoms = [top[0], top[2], top[4], low[2], low[3], right[2]].flatMap((one) =>
    one === undefined ? [] : [one],
  );
  return [
    stroke('Anel direito', right, { colour: WHITE, widthPt: THIN, isClosed: true }),
    stroke('Anel de baixo', low, { colour: WHITE, widthPt: THIN, isClosed: true }),
    stroke('Anel de cima', top, { colour: YELLOW, widthPt: THICK, isClosed: true }),
    ring('Ligações do anel', first, side * 0.6, YELLOW, THIN),
    stroke('Cadeia', tail, { colour: WHITE, widthPt: THIN }),
    ...atoms.map((atom, at) => ring(`Átomo ${at + 1}`, atom, 0.16, at % 2 === 0 ? YELLOW : WHITE, null)),
    ring('Ponta da cadeia', tail[1] ?? first, 0.22, YELLOW, null),
  ];
}

/** Lines of one height around a hill, as on a map. */
function drawContours(next: () => number): Drawn[] {
  const middle = { x: 10.3, y: 3.75 };
  const [shift, bump] = [next() * TURN, 0.16 + next() * 0.08];
  const lines = [0.3, 0.65, 1.02, 1.4, 1.78, 2.12].map((radius, at) => {
    const points = trace(0, TURN, 60, (angle) => {
      const wobble =
        1 + bump * Math.sin(3 * angle + shift) * Math.min(1, radius) + 0.06 * Math.sin(5 * angle + at);
      const { x, y } = around(middle, radius * wobble, angle);
      return { x: Math.min(13.1, x), y: middle.y + (y - middle.y) * 0.98 };
    });
    const isMarked = at === 2;
    return stroke(`Curva de nível ${at + 1}`, points, {
      ...{
        colour: isMarked ? YELLOW : at > 3 ? tint('lt2', 90) : WHITE,
        widthPt: isMarked ? THICK : THIN,
        isClosed: true,
      },
    });
  });
  return [...lines, ring('Topo', middle, 0.11, YELLOW, null)];
}

function drawGlobe(next: () => number): Drawn[] {
  const [middle, radius] = [{ x: 10.45, y: 3.75 }, 2.45];
  const parallels = [-0.6, -0.25, 0.12, 0.5, 0.8].map((height, at) => {
    const half = radius * Math.sqrt(1 - height * height);
    const y = middle.y + height * radius;
    const points = trace(0, Math.PI, 24, (angle) => ({
      x: middle.x - half * Math.cos(angle),
      y: y + half * 0.16 * Math.sin(angle),
    }));
    return stroke(`Paralelo ${at + 1}`, points, {
      colour: at === 2 ? YELLOW : WHITE,
      widthPt: at === 2 ? THICK : THIN,
    });
  });
  const meridians = [-0.75, -0.35, 0.1, 0.55].map((share, at) =>
    stroke(
      `Meridiano ${at + 1}`,
      trace(-Math.PI / 2, Math.PI / 2, 24, (angle) => ({
        x: middle.x + share * radius * Math.cos(angle),
        y: middle.y + radius * Math.sin(angle),
      })),
      { colour: WHITE, widthPt: THIN },
    ),
  );
  const mark = around(middle, radius * 0.45, -0.4 - next());
  return [
    ring('Globo', middle, radius, WHITE, THICK),
    ...parallels,
    ...meridians,
    ring('Marca no globo', mark, 0.17, YELLOW, null),
  ];
}

function drawQuotes(next: () => number): Drawn[] {
  const lines = [3.6, 3.3, 3.7, 1.9].map((wide, at) => {
    const box = { x: 8.75, y: 4.05 + at * 0.62, w: wide - next() * 0.35, h: 0.13 };
    return { ...chalk(`Linha ${at + 1}`, box, `linha ${at}`), fill: at === 3 ? YELLOW : WHITE } as Drawn;
  });
  return [...quoteMarks('Aspa', { x: 8.75, y: 0.95 }, 2.2, YELLOW), ...lines];
}

/** Five lines with notes that rise and fall. */
function drawStaff(next: () => number): Drawn[] {
  const lines = Array.from({ length: 5 }, (_, at) => {
    const y = 2.7 + at * 0.5;
    return stroke(
      `Pauta ${at + 1}`,
      trace(7.9, 13.0, 20, (x) => ({ x, y: y + 0.16 * Math.sin((x - 7.9) * 1.3) })),
      { colour: WHITE, widthPt: THIN },
    );
  });
  const notes = [8.7, 9.75, 10.8, 11.85].flatMap((x, at): Drawn[] => {
    const y = 4.6 - Math.round(next() * 6) * 0.25 + 0.16 * Math.sin((x - 7.9) * 1.3);
    const colour = at === 2 ? YELLOW : WHITE;
    return [
      plate(`Nota ${at + 1}`, { x: x - 0.26, y: y - 0.19, w: 0.52, h: 0.38 }, colour, {
        geometry: 'ellipse',
        rotation: -20,
      }),
      stroke(
        `Haste ${at + 1}`,
        [
          { x: x + 0.23, y: y - 0.05 },
          { x: x + 0.23, y: y - 1.45 },
        ],
        { colour, widthPt: THICK },
      ),
      stroke(
        `Bandeirola ${at + 1}`,
        trace(0, 1, 8, (t) => ({ x: x + 0.23 + 0.38 * t, y: y - 1.45 + 0.55 * t ** 1.7 })),
        { colour, widthPt: THICK },
      ),
    ];
  });
  return [...lines, ...notes];
}

const MOTIFS: Partial<Record<PaletteName, readonly Motif[]>> = {
  natureza: [drawMolecule, drawContours],
  humanas: [drawGlobe, drawGears],
  matematica: [drawParabola, drawCompass],
  linguagens: [drawQuotes, drawStaff],
};

/** These share a palette with others, to which its other drawings belong. */
const OF_COMPONENT: Readonly<Record<string, readonly Motif[]>> = {
  'Língua Portuguesa': [drawQuotes],
  Inglês: [drawQuotes],
  Geografia: [drawGlobe],
  Administração: [drawGears],
  'Segurança do Trabalho': [drawGears],
  Eletromecânica: [drawGears],
  Eletrotécnica: [drawGears],
  Mecânica: [drawGears],
};
