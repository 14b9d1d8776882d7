import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { Drawn } from '#engine/composing/drawing/drawn.ts';
import { plate } from '#engine/composing/themes/parts/page.ts';
import { around, ring, route, stroke, trace } from '#engine/composing/themes/parts/strokes.ts';

const WHITE: Colour = 'lt2';
const YELLOW: Colour = 'accent2';
const TURN = 2 * Math.PI;

/** Subjects that share the colours of another one and not its drawings. */
export const SUBJECT_MOTIFS: Readonly<Record<string, (next: () => number) => Drawn[]>> = {
  História: drawHourglass,
  Informática: drawNetwork,
  Contabilidade: drawColumns,
  Economia: drawColumns,
  Estatística: drawColumns,
};

/** An open book, for a lesson of which no subject is known. */
export function drawBook(next: () => number): Drawn[] {
  const [spine, top, bottom, half] = [10.4, 2.15, 5.35, 2.3];
  const sag = (side: number, y: number) =>
    trace(0, 1, 16, (t) => ({ x: spine + side * half * t, y: y - 0.5 * Math.sin(Math.PI * t) + 0.1 * t }));
  const page = (name: string, side: number) => {
    const [over, under] = [sag(side, top), sag(side, bottom)];
    return stroke(name, [...over, ...under.reverse()], { colour: WHITE, widthPt: 5, isClosed: true });
  };
  const lines = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3].map((at) => {
      const y = top + 0.62 + at * 0.58;
      const reach = at === 3 ? 0.45 + next() * 0.25 : 0.8;
      const points = trace(0.16, reach, 12, (t) => ({
        x: spine + side * half * t,
        y: y - 0.5 * Math.sin(Math.PI * t) + 0.1 * t,
      }));
      const isMarked = side === 1 && at === 1;
      return stroke(`Linha ${at + 1} ${side < 0 ? 'esquerda' : 'direita'}`, points, {
        colour: isMarked ? YELLOW : WHITE,
        widthPt: isMarked ? 6 : 2.5,
      });
    }),
  );
  const ribbon = [
    { x: spine + 0.02, y: top + 0.05 },
    { x: spine + 0.02, y: bottom + 0.62 },
  ];
  return [
    page('Página esquerda', -1),
    page('Página direita', 1),
    ...lines,
    stroke('Fita', ribbon, { colour: YELLOW, widthPt: 6 }),
  ];
}

/** Machines joined to one another: a middle one and those around it. */
function drawNetwork(next: () => number): Drawn[] {
  const middle = { x: 10.45, y: 3.75 };
  const turn = next() * TURN;
  const count = 5 + Math.floor(next() * 2);
  const ends = Array.from({ length: count }, (_, at) =>
    around(middle, at % 2 === 0 ? 2.1 : 1.75, turn + (at / count) * TURN),
  );
  const links = ends.flatMap((end, at) => {
    const beside = ends[(at + 1) % count] ?? end;
    const thin = { colour: WHITE, widthPt: 2.5 };
    const spoke = route(`Ligação ${at + 1}`, [middle, end], { colour: YELLOW, widthPt: 4 });
    return at % 2 === 0 ? [spoke, stroke(`Atalho ${at + 1}`, [end, beside], thin)] : [spoke];
  });
  const nodes = ends.flatMap((end, at) => [
    ring(`Nó ${at + 1}, fundo`, end, 0.34, 'dk2', null),
    ring(`Nó ${at + 1}`, end, 0.34, WHITE, 4),
    ring(`Nó ${at + 1}, centro`, end, 0.1, at % 2 === 0 ? YELLOW : WHITE, null),
  ]);
  const centre = { x: middle.x - 0.62, y: middle.y - 0.46, w: 1.24, h: 0.92 };
  return [
    ...links,
    ...nodes,
    plate('Tela', centre, 'dk2', { line: { colour: YELLOW, widthPt: 5 } }),
    ...[0, 1, 2].map((at) => {
      const y = centre.y + 0.26 + at * 0.2;
      const to = centre.x + 0.4 + (0.25 + next() * 0.45);
      return stroke(
        `Linha ${at + 1}`,
        [
          { x: centre.x + 0.22, y },
          { x: to, y },
        ],
        { colour: WHITE, widthPt: 3 },
      );
    }),
  ];
}

/** Columns that grow, with the line of their heads. */
function drawColumns(next: () => number): Drawn[] {
  const [left, bottom, step] = [8.5, 6.0, 0.82];
  const heads = Array.from({ length: 5 }, (_, at) => 0.8 + at * 0.62 + next() * 0.5);
  const columns = heads.map((high, at) =>
    plate(
      `Coluna ${at + 1}`,
      { x: left + 0.25 + at * step, y: bottom - high, w: 0.5, h: high },
      at === heads.length - 1 ? YELLOW : null,
      { line: { colour: at === heads.length - 1 ? YELLOW : WHITE, widthPt: 3.5 } },
    ),
  );
  const points = heads.map((high, at) => ({ x: left + 0.5 + at * step, y: bottom - high - 0.45 }));
  const axis = { colour: WHITE, widthPt: 4 };
  return [
    route(
      'Eixo vertical',
      [
        { x: left, y: 1.3 },
        { x: left, y: bottom },
      ],
      axis,
    ),
    route(
      'Eixo horizontal',
      [
        { x: left, y: bottom },
        { x: left + 4.4, y: bottom },
      ],
      axis,
    ),
    ...columns,
    stroke('Curva', points, { colour: YELLOW, widthPt: 4 }),
    ...points.map((point, at) => ring(`Ponto ${at + 1}`, point, 0.1, YELLOW, null)),
  ];
}

/** An hourglass: time that has passed lies below, in yellow. */
function drawHourglass(next: () => number): Drawn[] {
  const [middle, top, bottom, half] = [10.45, 1.25, 6.25, 1.45];
  const waist = (top + bottom) / 2;
  /** Half of the width at a height: round shoulders, a narrow waist. */
  const wide = (y: number) =>
    0.1 + (half - 0.1) * Math.sin((Math.abs(y - waist) / (waist - top)) * 1.35) ** 1.3;
  const side = (sign: number, from: number, to: number, inset = 0) =>
    trace(from, to, 30, (y) => ({ x: middle + sign * Math.max(0.02, wide(y) - inset), y }));
  const level = waist + 1.15 + next() * 0.3;
  const left = waist - 0.75 - next() * 0.35;
  const heap = trace(-1, 1, 24, (t) => ({
    x: middle + t * (wide(level) - 0.16),
    y: level - 0.42 * Math.cos((t * Math.PI) / 2),
  }));
  const glass = { colour: WHITE, widthPt: 5 };
  const bar = (name: string, y: number) =>
    plate(name, { x: middle - half - 0.3, y, w: 2 * half + 0.6, h: 0.26 }, WHITE);
  return [
    stroke(
      'Areia que passou',
      [...heap, ...side(1, level, bottom, 0.16), ...side(-1, level, bottom, 0.16).reverse()],
      {
        ...{ colour: YELLOW, isFilled: true },
      },
    ),
    stroke('Areia que resta', [...side(-1, left, waist, 0.16), ...side(1, left, waist, 0.16).reverse()], {
      ...{ colour: YELLOW, isFilled: true },
    }),
    route(
      'Fio de areia',
      [
        { x: middle, y: waist },
        { x: middle, y: level - 0.35 },
      ],
      { colour: YELLOW, widthPt: 3 },
    ),
    stroke('Vidro esquerdo', side(-1, top, bottom), glass),
    stroke('Vidro direito', side(1, top, bottom), glass),
    bar('Base de cima', top - 0.26),
    bar('Base de baixo', bottom),
  ];
}
