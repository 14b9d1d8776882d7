import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { LONGEST_POINT } from '#engine/pedagogy/lesson/points/fit-point.ts';
import { isAlike } from '#engine/pedagogy/lesson/points/is-alike.ts';
import { isAsked, posesCase } from '#engine/pedagogy/lesson/points/is-asked.ts';
import { isWholeText, makePoint, pointAsIs } from '#engine/pedagogy/lesson/points/make-point.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import {
  isOfThisPage,
  lacksSubject,
  leansOnOthers,
  turnsFromLast,
} from '#engine/pedagogy/lesson/points/stand-alone.ts';
import { showLines } from '#engine/pedagogy/lesson/points/work-out.ts';
import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { asWritten, goOn, linesOf, sayBelow, standsBelow } from './go-on-below.ts';
import { placeOf } from './tell-runs.ts';

/** What a slide holds when its text is told to the end: lines, and characters in all. */
const ROOM = { points: 7, characters: 720 };
const LONGEST_ALONE = 280;
/** Of a long text no more lines are looked at: each is tagged. */
const MOST_LOOKED = 60;
const [SHORTEST, FEWEST_WORDS, FEWEST_ALONE] = [20, 3, 5];

/**
 * The points with what is left of the paragraphs that they tell of, in the order of the text, as far as the slide has room: a sentence
 * that leans on the one before it (`Eles acreditavam …`, `Abaixo deles ficavam …`) goes on in its point, another has its own.
 */
export function tellRest(
  told: readonly Point[],
  { adjustments, terms }: Pick<Lesson, 'adjustments' | 'terms'>,
  { said, pieces }: { said: readonly Point[]; pieces: readonly Piece[] },
): Point[] {
  if (adjustments.pointsDelta < 0 || told.length === 0 || told.some(({ kind }) => !MAY_GO_ON.has(kind)))
    return [...told];
  const shown = told.map((point, _, all) => inFull(point, ROOM.characters - lettersIn(all)) ?? point);
  const heard = new Set(said.flatMap(linesOf));
  const lines = pieces
    .filter((piece) => isProse(piece) || isSlideList(piece))
    .flatMap(({ statements }) => statements);
  const inTurn = [...lines.filter((line) => terms.asked.has(line)), ...lines];
  let looked = 0;
  for (const line of inTurn) {
    const room = ROOM.characters - lettersIn(shown);
    if (room < SHORTEST || looked > MOST_LOOKED) break;
    if (line.text.length > room || heard.has(line)) continue;
    if (shown.some((point) => linesOf(point).includes(line))) continue;
    looked += 1;
    if (!isTellable(line)) continue;
    const before = lines[lines.indexOf(line) - 1];
    const at = shown.findIndex((point) => before !== undefined && endsWith(point, before, lines));
    const last = shown[at] ?? asQuestion(before);
    if (needsLast(line)) {
      if (last !== undefined && at >= 0 && standsBelow(before, line, pieces)) {
        const below = countLines(shown) < ROOM.points ? sayBelow(before, line) : null;
        if (below !== null) shown.push(below);
        continue;
      }
      const isNext = last !== undefined && before?.piece.block === line.piece.block;
      const longer = isNext ? goOn(last, before, line) : null;
      if (longer === null || longer.text.length - (shown[at]?.text.length ?? 0) > room) continue;
      if (at >= 0) shown[at] = longer;
      else if (countLines(shown) < ROOM.points) shown.push(longer);
      continue;
    }
    // An item that says enough alone was weighed with its list.
    if (line.piece.kind === 'list') continue;
    const own = sayAlone(line);
    if (own === null || countLines(shown) >= ROOM.points || own.text.length > room) continue;
    if (![...said, ...shown].some((one) => isAlike(one, own))) shown.push(own);
  }
  return shown.sort((one, other) => placeOf(one) - placeOf(other));
}

const endsWith = (point: Point, line: Statement, lines: readonly Statement[]): boolean =>
  linesOf(point).findLast((one) => lines.includes(one)) === line;

const countLines = (points: readonly Point[]): number => points.flatMap(showLines).length;
const lettersIn = (points: readonly Point[]): number =>
  points.reduce((sum, { text }) => sum + text.length, 0);

/** A sentence that was shortened for want of room, as its writer has it; null where there is none for it here either. */
function inFull(point: Point, room: number): Point | null {
  const [line, ...more] = point.basis;
  if (point.kind !== 'sentence' || line === undefined || more.length > 0 || !isProse(line.piece)) return null;
  const text = upperFirst(asWritten(line));
  const isCut =
    text.startsWith(point.text.slice(0, ALIKE)) && text.length >= point.text.length + SHORTEST_CUT;
  return isCut && text.length <= LONGEST_ALONE && text.length - point.text.length <= room && isTellable(line)
    ? { ...point, text, words: line.words, stems: line.stems, isLong: true }
    : null;
}
/** Letters by which a point is known for the beginning of its sentence. */
const ALIKE = 24;
const SHORTEST_CUT = 12;

const MAY_GO_ON: ReadonlySet<Point['kind']> = new Set(['sentence', 'item', 'list', 'row', 'worked']);

const isProse = (piece: Piece): boolean =>
  piece.kind === 'text' &&
  piece.example === undefined &&
  piece.tale === undefined &&
  piece.block.origin !== 'ocr' &&
  !posesCase(piece);

const isSlideList = ({ kind, slide, block, example }: Piece): boolean =>
  kind === 'list' && slide !== null && block.origin !== 'ocr' && example === undefined;

/** A whole sentence of the matter: no order, no question, no rest of a page or of a formula. */
function isTellable(line: Statement): boolean {
  const text = plainMath(line.text).trim();
  return (
    isContentRole(line.role) &&
    line.role !== 'code' &&
    // In a tale somebody else may have been named since.
    !(line.role === 'narrative' && lacksSubject(cleanPoint(line.text))) &&
    ((line.words >= FEWEST_WORDS && isQuotable(line)) || RESULTS_IN.test(text)) &&
    !isAsked(line) &&
    !isOfThisPage(text) &&
    // `Biblioteca da sala – 3º ano`
    !/^\p{Lu}[^.:;!?]{2,60}\dº (?:ano|s[ée]rie)$/u.test(text) &&
    (line.role === 'procedure' || !isOrder(text)) &&
    isWholeText(text) &&
    !/[?:]["”’)]*$/.test(text)
  );
}

/** `Então |E| ≈ 0,67.` behind what it is worked out from. */
const RESULTS_IN = /^(?:ent[ãa]o|logo|portanto|assim|da[íi]),? \S{1,12} [=≈<>≤≥] [^=]{1,16}$/iu;

const isOrder = (text: string): boolean => isImperative(text) || tagSentence(text)[0]?.form === 'inf';

/** `Ossinho = 31 dias`, `Novo Império (c. 1550 a.C.) – fase de maior expansão`: a name and what is said of it. */
const NAMED = /^\p{Lu}(?:[^:=.;()–—]|\([^()]*\)){1,60}?(?::| [=–—-]) \S/u;

/** What says nothing alone: it points back, turns against the last, or has no verb. */
function needsLast(line: Statement): boolean {
  const text = cleanPoint(line.text);
  return (
    leansOnOthers(text) ||
    leansOnOthers(line.text) ||
    lacksSubject(text) ||
    turnsFromLast(line.text) ||
    !(hasFiniteVerb(text) || NAMED.test(text))
  );
}

/** A sentence of its own; one too long for a point is told as it stands. */
function sayAlone(line: Statement): Point | null {
  const text = cleanPoint(line.text);
  const isNamed = NAMED.test(text);
  if (text.length > LONGEST_ALONE || (isNamed && !NAMES_WORDS.test(text))) return null;
  if (!isNamed && line.words < FEWEST_ALONE) return null;
  return text.length > LONGEST_POINT.characters || isNamed
    ? pointAsIs(text, line, { kind: 'sentence', isLong: false })
    : makePoint(text, [line], 'sentence', false);
}
/** `Restos na ordem inversa: 01203`: a figure of one working. */
const NAMES_WORDS = /[:=–-].*\p{L}/u;

/** `Por que as ervilhas?` before what answers it. */
const asQuestion = (line: Statement | undefined): Point | undefined =>
  line !== undefined && line.role === 'explanation' && /\?["”’)]*$/.test(line.text) && !isAsked(line)
    ? pointAsIs(plainMath(line.text).trim(), line, { kind: 'sentence', isLong: false })
    : undefined;
