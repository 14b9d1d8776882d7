import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { LONGEST_POINT } from '#engine/pedagogy/lesson/points/fit-point.ts';
import { isAlike } from '#engine/pedagogy/lesson/points/is-alike.ts';
import { makePoint } from '#engine/pedagogy/lesson/points/make-point.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import { lowerFirst } from '#engine/pedagogy/lesson/points/say-lists.ts';
import { coreWorth } from '#engine/pedagogy/lesson/points/score-point.ts';
import { LETTERED, MARK } from '#engine/pedagogy/material/find-runs.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { joinRows, type Run, runsOf, sayMembers, standsInRows } from './say-members.ts';

/** Where in the text a point stands. */
export const placeOf = ({ basis: [line] }: Pick<Point, 'basis'>): number =>
  line === undefined
    ? 0
    : line.piece.order + line.piece.statements.indexOf(line) / (line.piece.statements.length + 1);

/** What a slide holds where it tells a list to its end: lines, and characters in all. */
const ROOM = { points: 7, characters: 700 };
/** Steps that are left out make another procedure: they are told to the end in a smaller type. */
const ROOM_OF_STEPS = { points: 12, characters: 900 };
/** Of a list that the slide would not tell at all, so many members make it worth the room that is left. */
const [FEWEST, FEWEST_UNHEARD] = [2, 3];

interface Beside {
  lesson: Pick<Lesson, 'points' | 'adjustments' | 'terms'>;
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
      ({ points, statements }) =>
        !points.some((one) => said.some((other) => isAlike(one, other) || isNamedIn(other, one))) &&
        !said.some(({ kind, basis }) => kind === 'row' && statements.some((line) => basis.includes(line))),
    );
    // `church = igreja; bakery = padaria`: told in one line already.
    const isInRow = left.some(({ points }) => points.some((point) => spansSeveral(point, left)));
    if (
      isInRow ||
      told.some(({ basis }) => left.every((one) => one.statements.some((line) => basis.includes(line))))
    )
      continue;
    const heard = left.filter(({ points }) => points.some((point) => told.includes(point)));
    if (
      left.length < FEWEST ||
      (heard.length === 0 && left.length < (isLettered(left) ? FEWEST : FEWEST_UNHEARD))
    )
      continue;
    const own = sayMembers(left);
    const others = told.filter(
      (point) =>
        !left.some(({ points }) => points.includes(point)) && !own?.some((one) => isAlike(one, point)),
    );
    const mayGo = (point: Point): boolean =>
      heard.length > 0 && !whole.has(point) && coreWorth(point, lesson.terms) === 0;
    const kept = own === null ? null : giveWay(others, own, mayGo, areSteps(left) ? ROOM_OF_STEPS : ROOM);
    const isTable = left[0]?.statements[0]?.piece.kind === 'table';
    if (isTable && (kept === null || standsInRows(left))) {
      // A table is shown as it stands, row behind row.
      const rows = joinRows(left);
      const beside = rows.length === 0 ? null : giveWay(others, rows, mayGo);
      if (beside !== null) told = [...beside, ...rows];
      continue;
    }
    const line = kept !== null || heard.length === left.length ? null : nameMembers(lead, left);
    const named = line !== null && said.some((one) => isAlike(one, line)) ? null : line;
    // What the line of names says whole is not said once more by itself.
    const apart = told.filter((point) => named === null || !isNamedIn(named, point));
    const beside = named === null ? null : giveWay(heard.length > 0 ? apart : others, [named], () => false);
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

/** Whether a line of names has all that a member of it says. */
export const isNamedIn = ({ text, basis }: Grounded, { text: said, basis: [line] }: Grounded): boolean =>
  line !== undefined &&
  basis.includes(line) &&
  basis.length > 1 &&
  text.toLowerCase().includes(said.toLowerCase());

const spansSeveral = ({ basis }: Point, members: Run['members']): boolean =>
  members.filter(({ statements }) => statements.some((one) => basis.includes(one))).length > 1 &&
  members.every(({ statements }) => WORDS.test(statements[0]?.text ?? ''));
/** A word and what it means. */
const WORDS = /^[\p{Ll}¿¡][^=:]{1,40}\s(?:=|[–—-])\s\p{Ll}/u;

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

/** The others as far as there is room beside what must be told, at least one of them; null where there is no room. */
function giveWay(
  others: readonly Point[],
  own: readonly Point[],
  mayGo: (point: Point) => boolean,
  room = ROOM,
): Point[] | null {
  const kept = [...others];
  const isFull = (): boolean =>
    kept.length + own.length > room.points ||
    [...kept, ...own].reduce((sum, { text }) => sum + text.length, 0) > room.characters;
  while (isFull() && kept.length > 1) {
    const last = kept.findLastIndex(mayGo);
    if (last < 0) break;
    kept.splice(last, 1);
  }
  return isFull() ? null : kept;
}

/** A list that counts what is to be done. */
function areSteps(members: Run['members']): boolean {
  const lines = members.flatMap(({ statements }) => statements.slice(0, 1));
  const block = lines[0]?.piece.block;
  const orders = lines.filter(({ text, role }) => role === 'procedure' || isImperative(text)).length;
  return block?.type === 'list' && block.isOrdered && orders * 2 > lines.length;
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
