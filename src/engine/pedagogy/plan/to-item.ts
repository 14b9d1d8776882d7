import { isRule } from '#engine/pedagogy/lesson/is-rule.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { isRuleAgain, rulesFirst } from '#engine/pedagogy/lesson/name-formulas.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle } from '#engine/pedagogy/outline/clean-title.ts';
import type { DraftItem } from './draft-item.ts';
import { choosePointsFor, countParts, MOST_POINTS, purposeOf, selectPoints } from './fill-content.ts';
import { namePartsShown } from './name-filled.ts';
import { draftPractice } from './pose-exercises.ts';

export const MOST_BESIDE = 2;
const MOST_WITH_FIGURES = 7;
/** A line that is compared with others by its text alone. */
export const NO_WORDS = {
  stems: new Set<string>(),
  words: 0,
  kind: 'item',
  isOpening: false,
  isLong: false,
} as const;
const orderOf = ({ basis }: Grounded): number => basis[0]?.piece.order ?? 0;

/** The slide of these pieces. `said` grows by what the item says: nothing is told twice in a deck. */
export function toItem(lesson: Lesson, pieces: Piece[], said: Point[], asked: Set<string>): DraftItem {
  const practice = draftPractice(lesson, pieces, asked);
  if (practice !== null) return practice;
  const own = choosePointsFor(lesson, pieces, said);
  const home = lesson.sections.find((section) => section.pieces.includes(pieces[0] as Piece));
  const before = home?.pieces.slice(0, home.pieces.indexOf(pieces[0] as Piece)) ?? [];
  const heading = before.findLast(({ kind }) => kind === 'heading');
  const figures =
    own.length > 0
      ? [...namePartsShown(pieces, heading, true), ...rulesFirst(pieces, heading)]
      : selectPoints(lesson, pieces, [...said, ...own], heading);
  // What only points at a listing is said once; the listing itself stands on each of its slides.
  const isNew = ({ text }: Grounded): boolean =>
    !said.some((other) => other.text === text || isRuleAgain(other.text, text));
  // Beside sentences a formula has a name, and a full slide has room for one.
  const isNamed = ({ text }: Grounded): boolean => /^\p{L}[^=:]{2,90}: /u.test(text);
  const most = Math.max(own.length < MOST_WITH_FIGURES ? MOST_BESIDE : 1, MOST_WITH_FIGURES - own.length);
  // Of a chapter on one slide a heading alone names no formula of it.
  const isBroad = countParts(pieces, lesson.points) >= MOST_POINTS;
  const heads = [heading, ...pieces.filter(({ kind }) => kind === 'heading')].map((piece) =>
    cleanTitle(piece?.text ?? '', (word) => word),
  );
  const isOfLine = ({ text }: Grounded): boolean => {
    const [, name, signs = ''] = /^(\p{L}[^=:]{2,90}): (.+)$/su.exec(text) ?? [];
    return name !== undefined && (isRule(signs) || !heads.includes(name));
  };
  const fresh = figures.filter((one) => isNew(one) && (!isBroad || isOfLine(one)));
  // Beside one that has a name a formula without one says nothing.
  const isFull = own.length >= MOST_WITH_FIGURES || fresh.some(isNamed);
  const shown = own.length > 0 ? fresh.filter((one) => !isFull || isNamed(one)).slice(0, most) : fresh;
  // What names a formula stands with it.
  const alone = own.filter(
    ({ basis }) => !shown.some((one) => basis.every((line) => one.basis.includes(line))),
  );
  said.push(...alone, ...shown.map((one) => ({ ...NO_WORDS, ...one })));
  const isRows = alone.every(({ kind }) => kind === 'row');
  const points: Grounded[] = isRows
    ? [...shown, ...alone]
    : [...alone, ...shown].sort((one, other) => orderOf(one) - orderOf(other));
  return { purpose: purposeOf(lesson, pieces), title: '', points, pieces };
}
