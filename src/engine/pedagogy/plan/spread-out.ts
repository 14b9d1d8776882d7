import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listsThings } from '#engine/pedagogy/lesson/points/say-things.ts';
import { leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import { EXPLAINS_SIGN } from '#engine/pedagogy/lesson/points/tell-rules.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import type { Block } from '#engine/reading/source-document.ts';
import type { DraftItem } from './draft-item.ts';
import { isShortList, runsOfShortLines } from './short-lines.ts';
import { placeOf } from './tell-runs.ts';

/** Points that make a slide full, and characters that do. */
const FULL = { points: 4, characters: 240 };
/** What is told on two slides before a place goes to anything else. */
export const CROWDED = { points: 7, characters: 600 };
/** What may be told on two slides before a place is left empty. */
export const LEAST = { points: 3, characters: 200 };

/** What a short lesson tells on two slides rather than leave one empty. */
export const THIN = { points: 2, characters: 0 };

/** The fullest slide of a part as two, with what else the part has to tell; false where none is full. */
export function spreadOut(
  items: (DraftItem | null)[],
  least = FULL,
  tellRest: () => Grounded[] = () => [],
): boolean {
  const full = items
    .filter((item) => item !== null)
    .filter((item) => isFull(item, least))
    .sort((a, b) => lengthOf(b) - lengthOf(a))[0];
  if (full === undefined) return false;
  const keepsLists = least === FULL;
  const keepsLines = least === THIN;
  if (cutOf(full.points, keepsLists, keepsLines) === full.points.length) return false;
  const more = tellRest();
  if (more.length > 0) full.points = [...full.points, ...more].sort((a, b) => placeOf(a) - placeOf(b));
  const rest = full.points.splice(cutOf(full.points, keepsLists, keepsLines));
  const [before, behind] = [full.points, rest].map(
    (points) => new Set(points.flatMap(({ basis }) => basis.slice(0, 1).map(({ piece }) => piece))),
  );
  const pieces = full.pieces.filter((piece) => behind?.has(piece));
  full.pieces = full.pieces.filter((piece) => before?.has(piece) || !behind?.has(piece));
  items.splice(items.indexOf(full) + 1, 0, { ...full, title: '', points: rest, pieces });
  return true;
}

/** True for a slide that tells so much that it may become two. */
export const isFull = (item: DraftItem, least = CROWDED): boolean =>
  (item.purpose === 'conteudo' || item.purpose === 'exemplo') &&
  (item.points.length >= least.points || (item.points.length > 1 && lengthOf(item) >= least.characters));

const lengthOf = ({ points }: DraftItem): number => points.reduce((sum, { text }) => sum + text.length, 0);

/**
 * Near the middle, between two points that do not belong to one worked example, nor to the steps that somebody follows where there
 * is no need; behind them all where there is no such place.
 */
function cutOf(points: readonly Grounded[], keepsLists: boolean, keepsLines: boolean): number {
  const pieceAt = (at: number): Piece | undefined => points[at]?.basis[0]?.piece;
  const runs = runsOfShortLines([...points.keys()].flatMap((at) => pieceAt(at) ?? []));
  const exampleOf = (at: number): Piece | Block | undefined => {
    const piece = pieceAt(at);
    const run = runs.find((lines) => lines.some((line) => line === piece));
    if (run !== undefined) return run[0];
    const isStep = keepsLists && piece?.role === 'procedure' && piece.kind === 'list';
    // Nor between two rows of a table.
    const isWhole =
      isStep || piece?.kind === 'table' || (piece && (listsThings(piece) || isShortList(piece)));
    return piece?.example ?? (isWhole ? piece?.block : undefined);
  };
  const middle = Math.ceil(points.length / 2);
  const places = [...points.keys()].filter(
    (at) =>
      at > 0 &&
      (!exampleOf(at) || exampleOf(at) !== exampleOf(at - 1)) &&
      !(keepsLines && pieceAt(at)?.block === pieceAt(at - 1)?.block) &&
      !EXPLAINS_SIGN.test(points[at]?.text ?? '') &&
      // `Mesmo assim é muito caro` opens no slide.
      !leansOnOthers(points[at]?.text ?? ''),
  );
  return places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? points.length;
}

/** What two neighbours may tell together to become one slide. */
const SPARSE = { points: 4, characters: 320 };

/** Two slides of a line or two each become one, so that there is a place for what has none; false where every slide tells enough. */
export function joinSparse(parts: readonly DraftItem[][]): boolean {
  const all = parts.flatMap((part) => part.map((item) => ({ part, item })));
  const pairs = all.slice(1).map((second, at) => [all[at] as (typeof all)[0], second] as const);
  const tells = ({ purpose, points }: DraftItem): boolean => purpose === 'conteudo' && points.length > 0;
  const found = pairs.find(
    ([{ item: one }, { item: other }]) =>
      tells(one) &&
      tells(other) &&
      one.points.length + other.points.length <= SPARSE.points &&
      lengthOf(one) + lengthOf(other) <= SPARSE.characters,
  );
  if (found === undefined) return false;
  const [{ item: one }, { part, item: other }] = found;
  one.points.push(...other.points);
  one.pieces = [...one.pieces, ...other.pieces];
  part.splice(part.indexOf(other), 1);
  return true;
}

const FEWEST_OWN = 3;

/** Has half of the exercises of the closing's fullest slide stand on one of their own; null where the material sets hardly any. */
export function openParting({ unit }: Lesson, closing: DraftItem[]): (() => boolean) | null {
  const ownOf = ({ purpose, points }: DraftItem): number =>
    purpose === 'pratica' && points.every(({ basis }) => basis.some(({ role }) => isPracticeRole(role)))
      ? points.length
      : 0;
  if (unit === 'page' || closing.reduce((sum, item) => sum + ownOf(item), 0) < FEWEST_OWN) return null;
  return () => {
    const fullest = closing.toSorted((one, other) => ownOf(other) - ownOf(one))[0];
    if (fullest === undefined || ownOf(fullest) <= FEWEST_OWN) return false;
    const second = fullest.points.splice(Math.ceil(fullest.points.length / 2));
    closing.splice(closing.indexOf(fullest) + 1, 0, { ...fullest, points: second });
    return true;
  };
}
