import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { withoutAside } from '#engine/pedagogy/language/without-aside.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { DraftItem } from '#engine/pedagogy/plan/draft-item.ts';
import { BACK } from '#engine/pedagogy/plan/fill-closing.ts';
import { purposeOf } from '#engine/pedagogy/plan/fill-content.ts';
import { joinSparse } from '#engine/pedagogy/plan/spread-out.ts';
import { placeOf } from '#engine/pedagogy/plan/tell-runs.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { findUntold, keysOf } from './find-untold.ts';

/** Lines, words and letters that a slide shows: what goes beyond them is read in its notes alone. */
const ROOM = { lines: 7, words: 100, letters: 640 };
/** Sentences of one line of notes that are told in one point. */
const LONGEST_JOINED = 230;

/**
 * Gives every line that no slide tells its place: on the slide of its part where it belongs by its order and there is room, else with
 * its neighbours on a slide of their own where one stands that asks or leaves empty what is ours, not the teacher's.
 */
export function placeUntold(lesson: Lesson, plan: Around): void {
  const { content, opening, closing } = plan;
  // What asks or looks back tells nothing for the first time.
  const telling = [...content.flat(), ...opening, ...closing].filter((item) => !isFiller(item));
  const untold = findUntold(lesson, telling);
  const left = untold.map((lines, index) =>
    lines.filter((line) => !tellAmong(lesson, content[index] ?? [], line)),
  );
  const order = [...left.keys()].sort((a, b) => (left[b]?.length ?? 0) - (left[a]?.length ?? 0));
  for (const index of order)
    for (const lines of bySlide(lesson, left[index] ?? []))
      if (!tellInstead(lesson, plan, index, lines)) break;
}

/** The line as its writer has it; a point of it that says it all is better worded. */
export function sayLine({ points }: Pick<Lesson, 'points'>, line: Statement): string {
  const known = (points.get(line.piece) ?? []).find(({ basis: [first] }) => first === line);
  const all = keysOf(line.text);
  const has = new Set(keysOf(known?.text ?? ''));
  if (known !== undefined && (line.piece.from === 'file' || all.every((key) => has.has(key))))
    return known.text.replace(LEADS_ON, '');
  // What leads on (`Com a = −6 m/s²:`, `Convergente -->`) stands over what follows, as a line of its own.
  return upperFirst(withoutAside(plainMath(line.text).trim()).replace(LEADS_ON, ''));
}

const LEADS_ON = /(?:[.;,:\s]|\s[-–=]*>)+$/u;

/** On the slide of the part whose lines stand around it; false where that has no room. */
function tellAmong(lesson: Lesson, items: readonly DraftItem[], line: Statement): boolean {
  const told = items.filter(
    ({ purpose, points }) => (purpose === 'conteudo' || purpose === 'exemplo') && points.length > 0,
  );
  const place = placeOf({ basis: [line] });
  const at = Math.max(
    0,
    told.findLastIndex(({ points }) => points.some((point) => placeOf(point) <= place)),
  );
  // Between the last line of one slide and the first of the next it may stand on either.
  const item = told
    .slice(at, at + 2)
    .find((one, step) => hasRoom(one, sayLine(lesson, line)) && (step === 0 || isBehind(told[at], place)));
  if (item === undefined) return false;
  const before = item.points.findLastIndex((point) => placeOf(point) <= place);
  const joined = completes(item.points[before], lesson, line) ?? goOn(item.points[before], line);
  if (joined === null) item.points.splice(before + 1, 0, { text: sayLine(lesson, line), basis: [line] });
  else item.points[before] = joined;
  if (!item.pieces.includes(line.piece)) item.pieces = inOrder([...item.pieces, line.piece]);
  return true;
}

const isBehind = (item: DraftItem | undefined, place: number): boolean =>
  item?.points.every((point) => placeOf(point) < place) ?? false;

const inOrder = (pieces: DraftItem['pieces']): DraftItem['pieces'] =>
  pieces.toSorted((one, other) => one.order - other.order);

function hasRoom({ points }: DraftItem, text: string): boolean {
  const all = [...points.map((point) => point.text), text].join(' ');
  return points.length < ROOM.lines && all.length <= ROOM.letters && wordsOf(all).length <= ROOM.words;
}

/** `Rótulo:`, of which the line says what there is to say; null for a point that says something itself. */
function completes(point: Grounded | undefined, lesson: Lesson, line: Statement): Grounded | null {
  const text = sayLine(lesson, line);
  const isLabel = point !== undefined && /:$/.test(point.text) && text.startsWith(point.text);
  return isLabel ? { text, basis: [line, ...point.basis] } : null;
}

/** Both in one point, as they stand in one line; null where that one does not end with the sentence before. */
function goOn(point: Grounded | undefined, line: Statement): Grounded | null {
  const { statements, kind } = line.piece;
  const before = statements[statements.indexOf(line) - 1];
  if (point === undefined || kind !== 'text' || before === undefined || point.basis.at(-1) !== before)
    return null;
  const said = upperFirst(withoutAside(plainMath(line.text).trim()).replace(/[.;,\s]+$/, ''));
  const text = `${point.text.replace(/[.;,\s]+$/, '')}${/[!?]$/.test(point.text) ? '' : '.'} ${said}`;
  return text.length <= LONGEST_JOINED ? { text, basis: [...point.basis, line] } : null;
}

/** The lines that one more slide takes at a time. */
function bySlide(lesson: Lesson, lines: readonly Statement[]): Statement[][] {
  const slides: { item: DraftItem; lines: Statement[] }[] = [];
  for (const line of lines) {
    const last = slides.at(-1);
    const text = sayLine(lesson, line);
    if (last !== undefined && hasRoom(last.item, text)) {
      last.item.points.push({ text, basis: [line] });
      last.lines.push(line);
    } else
      slides.push({
        item: { purpose: 'conteudo', title: '', points: [{ text, basis: [line] }], pieces: [] },
        lines: [line],
      });
  }
  return slides.map((slide) => slide.lines);
}

/** A slide of these lines in the place of one that is ours, of the part itself before others; false where there is none. */
function tellInstead(lesson: Lesson, plan: Around, index: number, lines: readonly Statement[]): boolean {
  const own = plan.content[index];
  const [first] = lines;
  if (
    own === undefined ||
    first === undefined ||
    !(takeFiller(lesson, plan, [own]) || joinSparse(plan.content))
  )
    return false;
  const points: Grounded[] = [];
  for (const line of lines) {
    const joined = goOn(points.at(-1), line);
    if (joined === null) points.push({ text: sayLine(lesson, line), basis: [line] });
    else points[points.length - 1] = joined;
  }
  const pieces = [...new Set(lines.map(({ piece }) => piece))];
  const item: DraftItem = { purpose: purposeOf(lesson, pieces), title: '', points, pieces };
  const place = placeOf({ basis: [first] });
  const before = own.findLastIndex(
    (one) => one.points.length > 0 && !isFiller(one) && one.points.every((point) => placeOf(point) <= place),
  );
  own.splice(before + 1, 0, item);
  return true;
}

/** The slides of a plan in the making: of each part, and around the parts. */
export interface Around {
  content: DraftItem[][];
  opening: DraftItem[];
  closing: DraftItem[];
}

/**
 * Takes out a slide that is ours, so that what is the teacher's has its place: what is left empty first, the first of `parts` before
 * others; then aims that we propose and the opening question asked again. False where every slide is the teacher's or was wished for.
 */
export function takeFiller(
  { frameWishes }: Lesson,
  { content, opening, closing }: Around,
  parts: readonly DraftItem[][] = [],
): boolean {
  for (const isOf of GIVES_WAY)
    for (const part of [...parts, ...content])
      if (takeOut(part, (item) => isFiller(item) && isOf(item))) return true;
  const mayGo = frameWishes.practice === null && frameWishes.checks === null;
  return mayGo && (takeOut(closing, asksAgain) || takeOut(opening, proposesAims));
}

function takeOut(part: DraftItem[], isMeant: (item: DraftItem) => boolean): boolean {
  const at = part.findIndex(isMeant);
  if (at >= 0) part.splice(at, 1);
  return at >= 0;
}

const asksAgain = ({ purpose, points }: DraftItem): boolean =>
  purpose === 'verificacao' && points.every(({ text }) => text.startsWith(BACK));

const proposesAims = ({ purpose, points }: DraftItem): boolean =>
  purpose === 'objetivos' && points.every(({ basis }) => basis.every(({ role }) => role !== 'objective'));

const isSpace = ({ points, pieces }: DraftItem): boolean =>
  points.length === 0 && !pieces.some(({ kind }) => kind === 'image' || kind === 'chart');

/** A slide of the parts that says and asks nothing of the teacher's own: left empty for the class, or made by us. */
export const isFiller = (item: DraftItem): boolean =>
  ['pratica', 'verificacao', 'sintese'].includes(item.purpose) &&
  (isSpace(item) ||
    item.points.every(({ basis }) => basis.every(({ role }) => isContentRole(role) || role === 'objective')));

/** What gives way first. */
const GIVES_WAY: readonly ((item: DraftItem) => boolean)[] = [
  isSpace,
  ({ purpose }) => purpose !== 'pratica',
  () => true,
];
