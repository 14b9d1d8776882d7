import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import type { DraftItem } from './draft-item.ts';
import { placeOf } from './tell-runs.ts';

/** Points that make a slide full, and characters that do. */
const FULL = { points: 4, characters: 240 };
/** What is told on two slides before a place goes to anything else. */
export const CROWDED = { points: 7, characters: 600 };
/** What may be told on two slides before a place is left empty. */
export const LEAST = { points: 3, characters: 200 };

/** The fullest slide of a part as two, with what else the part has to tell; false where none is full. */
export function spreadOut(
  items: (DraftItem | null)[],
  least = FULL,
  tellRest: () => Grounded[] = () => [],
): boolean {
  const lengthOf = ({ points }: DraftItem): number => points.reduce((sum, { text }) => sum + text.length, 0);
  const full = items
    .filter((item) => item !== null)
    .filter(
      (item) =>
        (item.purpose === 'conteudo' || item.purpose === 'exemplo') &&
        (item.points.length >= least.points ||
          (item.points.length > 1 && lengthOf(item) >= least.characters)),
    )
    .sort((a, b) => lengthOf(b) - lengthOf(a))[0];
  if (full === undefined) return false;
  if (cutOf(full.points) === full.points.length) return false;
  const more = tellRest();
  if (more.length > 0) full.points = [...full.points, ...more].sort((a, b) => placeOf(a) - placeOf(b));
  const rest = full.points.splice(cutOf(full.points));
  const [before, behind] = [full.points, rest].map(
    (points) => new Set(points.flatMap(({ basis }) => basis.slice(0, 1).map(({ piece }) => piece))),
  );
  const pieces = full.pieces.filter((piece) => behind?.has(piece));
  full.pieces = full.pieces.filter((piece) => before?.has(piece) || !behind?.has(piece));
  items.splice(items.indexOf(full) + 1, 0, { ...full, title: '', points: rest, pieces });
  return true;
}

/** Near the middle, between two points that do not belong to one worked example; behind them all where there is no such place. */
function cutOf(points: readonly Grounded[]): number {
  const exampleOf = (at: number): Piece | undefined => points[at]?.basis[0]?.piece.example;
  const middle = Math.ceil(points.length / 2);
  const places = [...points.keys()].filter(
    (at) => at > 0 && (!exampleOf(at) || exampleOf(at) !== exampleOf(at - 1)),
  );
  return places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? points.length;
}
