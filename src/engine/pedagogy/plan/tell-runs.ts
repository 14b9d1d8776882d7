import { hasRawMath } from '#engine/pedagogy/language/plain-math.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { areCases, isAlike } from '#engine/pedagogy/lesson/points/choose-points.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { LONGEST_POINT } from '#engine/pedagogy/lesson/points/fit-point.ts';
import { isAsked } from '#engine/pedagogy/lesson/points/is-asked.ts';
import { makePoint } from '#engine/pedagogy/lesson/points/make-point.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import { lowerFirst } from '#engine/pedagogy/lesson/points/say-lists.ts';
import { findRuns, LABELLED, LETTERED } from '#engine/pedagogy/material/find-runs.ts';
import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import { isProcedure } from '#engine/pedagogy/material/make-pieces.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';

/** Where in the text a point stands. */
export const placeOf = ({ basis: [line] }: Point): number =>
  line === undefined
    ? 0
    : line.piece.order + line.piece.statements.indexOf(line) / (line.piece.statements.length + 1);

/** What a slide holds where it tells a list to its end: lines, and characters in all. */
const ROOM = { points: 8, characters: 640 };
const FEWEST = 2;
/** Of a list that the slide would not tell at all, so many members make it worth the room that is left. */
const FEWEST_UNHEARD = 3;

/** A list with what each of its members says. */
interface Run {
  lead: Piece | undefined;
  members: { statements: readonly Statement[]; points: readonly Point[] }[];
}

interface Beside {
  lesson: Pick<Lesson, 'points' | 'adjustments'>;
  pieces: readonly Piece[];
  said: readonly Point[];
}

/**
 * The points with each list that they tell of told to its end, for half of a list is a wrong one: its members themselves, where
 * what stands beside them leaves room or can give way, else their names in one line. A list too long for both stays as chosen.
 */
export function tellRuns(kept: readonly Point[], { lesson, pieces, said }: Beside): Point[] {
  if (lesson.adjustments.pointsDelta < 0) return [...kept];
  let told = [...kept];
  const whole = new Set<Point>();
  for (const { lead, members } of runsOf(pieces, lesson.points)) {
    const left = members.filter(
      ({ points }) => !points.some((one) => said.some((other) => isAlike(one, other))),
    );
    const heard = left.filter(({ points }) => points.some((point) => told.includes(point)));
    if (
      left.length < FEWEST ||
      (heard.length === 0 && left.length < (isLettered(left) ? FEWEST : FEWEST_UNHEARD))
    )
      continue;
    const own = sayMembers(left);
    const others = told.filter((point) => !left.some(({ points }) => points.includes(point)));
    const mayGo = (point: Point): boolean => heard.length > 0 && !whole.has(point);
    const kept = own === null ? null : giveWay(others, own, mayGo);
    const named = kept !== null || heard.length === left.length ? null : nameMembers(lead, left);
    const beside = named === null ? null : giveWay(heard.length > 0 ? told : others, [named], () => false);
    const shown =
      own !== null && kept !== null
        ? own.map((point) => withoutLead(point, own))
        : named === null
          ? []
          : [named];
    if (kept === null && beside === null) {
      told = fillUp(told, left);
      continue;
    }
    for (const point of shown) whole.add(point);
    told = [...(kept ?? beside ?? []), ...shown];
  }
  return told.sort((one, other) => placeOf(one) - placeOf(other));
}

/** Of a list with no end on this slide, as many members as there is room for. */
function fillUp(told: readonly Point[], members: Run['members']): Point[] {
  const filled = [...told];
  for (const { points } of members) {
    const [point] = points;
    if (
      point !== undefined &&
      !filled.some((one) => one === point || isAlike(one, point)) &&
      giveWay(filled, [point], () => false)
    )
      filled.push(point);
  }
  return filled;
}

/** A point for each member; what is too short to be one stands with its neighbour. Null where one says nothing. */
function sayMembers(members: Run['members']): Point[] | null {
  const told: Point[] = [];
  let waiting: string[] = [];
  const kinds = new Set(members.flatMap(({ points: [point] }) => point?.kind ?? []));
  for (const { statements, points } of members) {
    const [line] = statements;
    // Where some stand alone none stands in a row with others.
    const isApart = kinds.size > 1 && points[0]?.kind === 'list' && line !== undefined;
    const [point = longOf(statements)] = isApart ? sayAlone(line) : points;
    const last = told.at(-1);
    if (line === undefined) return null;
    if (point !== undefined) {
      const text = [...waiting, waiting.length > 0 ? inRow(point.text, line) : point.text].join('; ');
      if (!told.includes(point)) told.push(waiting.length > 0 ? { ...point, text } : point);
      waiting = [];
      continue;
    }
    const short = inRow(cleanPoint(line.text), line);
    if (line.words > SHORT || !/\p{L}{2}/u.test(short) || /[?!_:]$/.test(short)) return null;
    if (last === undefined) waiting.push(upperFirst(short));
    else told[told.length - 1] = { ...last, text: `${last.text}; ${short}`, basis: [...last.basis, line] };
  }
  return waiting.length === 0 ? told : null;
}
const SHORT = 2;

const sayAlone = (line: Statement): Point[] =>
  [makePoint(cleanPoint(line.text), [line], 'item', false)].filter((point) => point !== null);

/** Among others a member keeps the small letter that its writer gave it. */
const inRow = (text: string, { text: written }: Statement): string =>
  /^\P{L}*\p{Ll}/u.test(written.replace(MARK, ''))
    ? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : lowerFirst(text);

const LONGEST_MEMBER = 280;

/** `B: sem sinal de alarme mas com …`: longer than a point, and the set would lack it. */
function longOf(statements: readonly Statement[]): Point | undefined {
  const [line, ...more] = statements;
  if (line === undefined || more.length > 0 || line.text.length > LONGEST_MEMBER || hasRawMath(line.text))
    return undefined;
  const text = cleanPoint(line.text);
  return (LABELLED.test(text) || LETTERED.test(line.text)) && isQuotable(line) && !isAsked(line)
    ? {
        text,
        basis: [line],
        stems: line.stems,
        words: line.words,
        kind: 'item',
        isOpening: false,
        isLong: true,
      }
    : undefined;
}

/** The others as far as there is room beside what must be told, at least one of them; null where there is no room. */
function giveWay(
  others: readonly Point[],
  own: readonly Point[],
  mayGo: (point: Point) => boolean,
): Point[] | null {
  const kept = [...others];
  const isFull = (): boolean =>
    kept.length + own.length > ROOM.points ||
    [...kept, ...own].reduce((sum, { text }) => sum + text.length, 0) > ROOM.characters;
  while (isFull() && kept.length > 1) {
    const last = kept.findLastIndex(mayGo);
    if (last < 0) break;
    kept.splice(last, 1);
  }
  return isFull() ? null : kept;
}

/** `EPI obrigatório: cinturão …`, `Capacete …`: the name over a list is none of its first member. */
function withoutLead(point: Point, own: readonly Point[]): Point {
  const [, lead] = point.basis;
  const [, name = '', rest = ''] = /^([^:]{2,60}): (.+)$/su.exec(point.text) ?? [];
  const isLed = lead !== undefined && name !== '' && lead.text.toLowerCase().includes(name.toLowerCase());
  const isAlone = own.filter(({ text }) => text.startsWith(`${name}: `)).length < own.length;
  return isLed && isAlone && point.kind === 'item' ? { ...point, text: upperFirst(rest) } : point;
}

/** `Hierarquia das medidas: evitar o trabalho em altura; eliminar o risco de queda; …`; null where a member has no short name. */
function nameMembers(lead: Piece | undefined, members: Run['members']): Point | null {
  const title = lead === undefined ? '' : (lead.statements.at(-1)?.text ?? '').replace(/\s*:\s*$/, '').trim();
  const names = members.map(({ statements: [line] }) => nameOf(line?.text ?? ''));
  if (title === '' || title.length > LONGEST_LEAD || names.includes('')) return null;
  const text = `${upperFirst(title)}: ${names.map(lowerFirst).join('; ')}`;
  if (text.length > LONGEST_POINT.characters) return null;
  const lines = members.flatMap(({ statements }) => statements.slice(0, 1));
  return makePoint(text, [...lines, ...(lead?.statements.slice(-1) ?? [])], 'list', false);
}

const LONGEST_LEAD = 90;
const LONGEST_NAME = 6;
const MARK = /^\s*(?:\(?(?:[a-h]|\d{1,2}|[ivx]{1,4})\s?[).–-]|[-–—•*])\s*/iu;

function nameOf(text: string): string {
  const whole = text.replace(MARK, '').replace(/[\s.;,]+$/, '');
  // `líquido à vontade, continuar o peito`: its first part names it.
  const bare = whole.split(/\s+/).length <= LONGEST_NAME ? whole : (whole.split(', ')[0] ?? '');
  const name = (/^([^:(;–—]{2,60}?)\s*(?:[:(;]|\s[–—-]\s)/u.exec(bare)?.[1] ?? bare).replace(/[\s.;,]+$/, '');
  return name.split(/\s+/).length <= LONGEST_NAME && /\p{L}{2}/u.test(name) && !/[?!=_]|\(\)/.test(name)
    ? name
    : '';
}

const isLettered = ([first]: Run['members']): boolean => LETTERED.test(first?.statements[0]?.text ?? '');

/** The lists of these pieces, each member with what it says. */
const runsOf = (pieces: readonly Piece[], known: ReadonlyMap<Piece, readonly Point[]>): Run[] =>
  findRuns(pieces).map(({ lead, members }) => ({
    lead,
    members: members.map((statements) => ({ statements, points: pointsOf(statements, known) })),
  }));

function pointsOf(own: readonly Statement[], known: ReadonlyMap<Piece, readonly Point[]>): Point[] {
  const [piece] = own.map((one) => one.piece);
  if (piece === undefined) return [];
  const found = (known.get(piece) ?? []).filter(({ basis }) => own.some((one) => basis.includes(one)));
  // `Apoie o braço dela`: what leans on the step before may, beside it.
  return found.length === 0 && isProcedure(piece.block, piece.statements) ? own.flatMap(stepOf) : found;
}

const LONGEST_STEP = 25;
const stepOf = ({ text, ...statement }: Statement, at: number, own: readonly Statement[]): Point[] =>
  statement.words > LONGEST_STEP || hasRawMath(text)
    ? []
    : [
        {
          ...{ text: cleanPoint(text), basis: own.slice(at, at + 1), stems: statement.stems },
          ...{ words: statement.words, kind: 'item', isOpening: false, isLong: false },
        },
      ];

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
