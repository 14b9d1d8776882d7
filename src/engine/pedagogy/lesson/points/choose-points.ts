import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { LessonTerms } from '#engine/pedagogy/material/weigh-terms.ts';
import { areCases, isAlike } from './is-alike.ts';
import type { Point } from './point.ts';
import { coreWorth, LEADS_ON, scoreOf, teaches } from './score-point.ts';

/** After so many points that say something, one that only leads on stays out. */
const ENOUGH = 2;
/** Up to here a point of three lines makes no page of prose of a slide. */
const FULL = { points: 4, characters: 430 };
/** What a point loses by words that chosen ones already have. */
const REPETITION = 0.45;

/**
 * The `most` points that tell most about these pieces without saying a thing twice, in reading order: each part
 * under a heading of its own is heard before any has more.
 */
export function choosePoints(
  pieces: readonly Piece[],
  most: number,
  known: ReadonlyMap<Piece, readonly Point[]>,
  terms: LessonTerms,
  said: readonly Point[] = [],
): Point[] {
  const entries = pieces
    .reduce<Piece[][]>((parts, piece) => {
      if (piece.kind === 'heading' || parts.length === 0) parts.push([]);
      parts.at(-1)?.push(piece);
      return parts;
    }, [])
    .flatMap((part, index) =>
      part.flatMap((piece) => (known.get(piece) ?? []).map((point) => ({ point, part: index }))),
    )
    .filter(({ point }) => !said.some((other) => isAlike(point, other)))
    .map((entry, place) => ({ ...entry, place, score: scoreOf(entry.point, terms) }));
  const chosen: typeof entries = [];
  const covered = new Set<string>();
  const heard = new Set<number>();
  const pool = new Set(entries);
  const parts = new Set(entries.map((entry) => entry.part)).size;
  /** What fits beside what is chosen, the best first: put in order once for each choice, as a book has thousands. */
  const takeBest = (): (typeof entries)[number] | undefined => {
    const ranked = [...pool]
      .map((entry) => ({ entry, gain: gain(entry, covered) }))
      .sort((a, b) => b.gain - a.gain)
      .map(({ entry }) => entry);
    // What says what a thing is need not wait for the trifles of other parts.
    const isHeard = ({ part, point }: (typeof entries)[number]) =>
      heard.size < parts && heard.has(part) && coreWorth(point, terms) === 0;
    for (const entry of [...ranked.filter((one) => !isHeard(one)), ...ranked.filter(isHeard)]) {
      pool.delete(entry);
      if (chosen.some((other) => isAlike(entry.point, other.point))) continue;
      if (chosen.length >= ENOUGH && LEADS_ON.test(entry.point.text)) continue;
      const room = pool.size === 0 ? ENOUGH + 1 : ENOUGH;
      const isCore = teaches(entry.point) || coreWorth(entry.point, terms) > 0;
      if (entry.point.isLong && chosen.length >= room && !isCore && !isAiry(entry.point)) continue;
      return entry;
    }
    return undefined;
  };
  const isAiry = ({ text }: Point): boolean =>
    chosen.length < FULL.points &&
    chosen.reduce((sum, { point }) => sum + point.text.length, text.length) <= FULL.characters;
  while (chosen.length < most) {
    const best = takeBest();
    if (best === undefined) break;
    heard.add(best.part);
    chosen.push(best);
    for (const key of best.point.stems) covered.add(key);
  }
  return chosen.sort((a, b) => a.place - b.place).map((entry) => entry.point);
}

function gain({ point, score }: { point: Point; score: number }, covered: ReadonlySet<string>): number {
  let known = 0;
  for (const key of point.stems) if (covered.has(key)) known += 1;
  return score * (1 - (REPETITION * known) / Math.max(1, point.stems.size));
}

/** Of two cases of one rule none is told without the other: what stands beside them gives way. */
export function wholeCases(kept: readonly Point[], all: readonly Point[], most: number): Point[] {
  const isCase = (point: Point): boolean => all.some((other) => areCases(point.text, other.text));
  if (!kept.some(isCase)) return [...kept];
  const cases = all.filter(isCase);
  if (cases.length >= most) return cases.slice(0, MOST_CASES);
  const others = kept.filter((point) => !cases.includes(point)).slice(0, most - cases.length);
  return all.filter((point) => cases.includes(point) || others.includes(point));
}
const MOST_CASES = 6;
