import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { LONGEST_POINT } from '#engine/pedagogy/lesson/points/fit-point.ts';
import { isAlike } from '#engine/pedagogy/lesson/points/is-alike.ts';
import { isAsked, posesCase } from '#engine/pedagogy/lesson/points/is-asked.ts';
import { isWholeText, pointAsIs } from '#engine/pedagogy/lesson/points/make-point.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import { coreWorth, LEADS_ON, scoreOf, teaches } from '#engine/pedagogy/lesson/points/score-point.ts';
import {
  goesOnFromLast,
  lacksSubject,
  leansOnOthers,
  namesLast,
  tiesToLast,
  turnsFromLast,
} from '#engine/pedagogy/lesson/points/stand-alone.ts';
import { isShownListing } from '#engine/pedagogy/lesson/points/tell-listings.ts';
import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { placeOf } from './tell-runs.ts';

/** What a slide still holds beside its best points: lines, and characters in all. */
const ROOM = { points: 7, characters: 680 };
/** A sentence that is told right below the one it leans on. */
const LONGEST_NEXT = 280;
const FEWEST_WORDS = 5;

/**
 * The points with what else their slide has room for, the best first: other points of the same pieces, and the sentences that lean on
 * one that is told, right below it. A slide half full that leaves out half of its part tells less than its material.
 */
export function tellMore(
  told: readonly Point[],
  { terms, adjustments }: Pick<Lesson, 'terms' | 'adjustments'>,
  { all, said, pieces }: { all: readonly Point[]; said: readonly Point[]; pieces: readonly Piece[] },
): Point[] {
  if (adjustments.pointsDelta < 0 || told.some(({ kind }) => !MAY_BE_BESIDE.has(kind))) return [...told];
  const more = [...told];
  const spoken = new Set(all.flatMap(({ basis }) => basis.slice(0, 1)));
  const lines = pieces.flatMap(({ statements }) => statements);
  const held = new Set(all.flatMap(({ basis }) => basis));
  const whole = [
    ...pieces.flatMap((piece) => sayWhole(piece, spoken)),
    ...sayLeads(pieces, told),
    ...lines
      .filter((line) => terms.asked.has(line) && !held.has(line) && line.piece.tale === undefined)
      .flatMap(sayAsked),
  ];
  const isNew = (point: Point): boolean =>
    ![...said, ...more].some(
      (one) => isAlike(one, point) || one.basis.some((line) => point.basis.includes(line)),
    );
  for (;;) {
    const room = ROOM.characters - more.reduce((sum, point) => sum + lettersOf(point), 0);
    if (more.length >= ROOM.points || room <= 0) return inOrder(more);
    const others = all.filter(
      (point) =>
        (point.kind === 'sentence' || point.basis.some((line) => terms.asked.has(line))) &&
        // What was recognised in a picture may be misread: it is told where it is chosen, not to fill up.
        point.basis.every(({ piece }) => piece.block.origin !== 'ocr') &&
        point.words >= FEWEST_WORDS &&
        !LEADS_ON.test(point.text) &&
        isNew(point),
    );
    const next = more.flatMap((point) => sayNext(point, lines, spoken) ?? []).filter(isNew);
    const [best] = [...others, ...next, ...whole.filter(isNew)]
      .filter(({ text }) => text.length <= room)
      .sort((a, b) => scoreOf(b, terms) - scoreOf(a, terms));
    if (best === undefined) return inOrder(more);
    more.push(best);
  }
}

/** A working or a program has the slide to itself. */
const MAY_BE_BESIDE: ReadonlySet<Point['kind']> = new Set(['sentence', 'item', 'list', 'row']);

/** The cells of a table stand side by side. */
const lettersOf = ({ text, kind }: Point): number => (kind === 'row' ? text.length * 0.6 : text.length);

const inOrder = (points: readonly Point[]): Point[] =>
  [...points].sort((one, other) => placeOf(one) - placeOf(other));

/** `Em 1517 ele divulgou as 95 teses` right below `Lutero era monge`; null where nothing there leans on this point alone. */
function sayNext(
  { basis, goesOn }: Point,
  lines: readonly Statement[],
  spoken: ReadonlySet<Statement>,
): Point | null {
  const last = goesOn?.isTold ? goesOn.statement : basis[0];
  const next = last === undefined ? undefined : lines[lines.indexOf(last) + 1];
  if (last?.piece.kind !== 'text' || next?.piece.block !== last.piece.block) return null;
  if (spoken.has(next) || !isQuotable(next)) return null;
  // Right below it nobody need be told that it follows.
  const text = upperFirst(cleanPoint(next.text).replace(/^por isso,? /iu, ''));
  const isWhole =
    isSound(text, next) &&
    text.length <= LONGEST_NEXT &&
    next.words >= FEWEST_WORDS &&
    !/[?!:]$/.test(next.text.trim());
  const leans = goesOnFromLast(next.text) || tiesToLast(next.text) || namesLast(next.text);
  return isWhole && leans && !OPENS_WITH_PRONOUN.test(text) && !isAsked(next)
    ? pointAsIs(text, next, { kind: 'sentence', isLong: false })
    : null;
}

/** `A virtude é o justo meio entre dois vícios, um por falta e outro por excesso:` above the list that is told of it. */
function sayLeads(pieces: readonly Piece[], told: readonly Point[]): Point[] {
  return pieces.flatMap((piece, at) => {
    const lead = piece.kind === 'text' ? piece.statements.at(-1) : undefined;
    const isTold = told.some(({ basis }) => basis.some((line) => line.piece === pieces[at + 1]));
    const text = cleanPoint(lead?.text.replace(/:\s*$/u, '') ?? '');
    return lead !== undefined &&
      /:\s*$/.test(lead.text) &&
      isTold &&
      lead.words >= FEWEST_OF_LEAD &&
      !told.some(({ basis }) => basis.includes(lead)) &&
      isSound(text, lead) &&
      !isImperative(text) &&
      !leansOnOthers(text)
      ? [pointAsIs(text, lead, { kind: 'sentence', isLong: false })]
      : [];
  });
}
const FEWEST_OF_LEAD = 7;

/** A whole sentence, and no rest that a page, a formula or a recognition of letters left. */
const isSound = (text: string, { piece }: Statement): boolean =>
  piece.block.origin !== 'ocr' && !posesCase(piece) && hasFiniteVerb(text) && isWholeText(text);

/** Where nothing shorter says it. */
const LONGEST_WHOLE = 260;

/** What the sentences of a paragraph say that are too long for a point: whole, or the core of the part would be missing. */
function sayWhole({ kind, statements, example, tale }: Piece, spoken: ReadonlySet<Statement>): Point[] {
  if (kind !== 'text' || example !== undefined || tale !== undefined) return [];
  return statements
    .filter((one) => !spoken.has(one) && isQuotable(one) && !isAsked(one) && isContentRole(one.role))
    .map((one) => pointAsIs(cleanPoint(one.text), one, { kind: 'sentence', isLong: true }))
    .filter(({ text, basis: [line] }) => line !== undefined && isSound(text, line))
    .filter(
      ({ text }) =>
        text.length > LONGEST_POINT.characters &&
        text.length <= LONGEST_WHOLE &&
        !isImperative(text) &&
        !/[?!:]$/.test(text) &&
        !leansOnOthers(text) &&
        !lacksSubject(text) &&
        !turnsFromLast(text),
    );
}

/** `NÃO tem fase gasosa!` where the difference is asked for: whatever else it lacks, the class needs it. */
function sayAsked(statement: Statement): Point[] {
  const text = cleanPoint(statement.text.replace(/!+\s*$/u, ''));
  const isTold =
    isQuotable(statement) &&
    !isAsked(statement) &&
    isSound(text, statement) &&
    text.length <= LONGEST_WHOLE &&
    statement.words >= FEWEST_ASKED &&
    !leansOnOthers(text) &&
    !OPENS_WITH_PRONOUN.test(text) &&
    !/[?:]$/.test(text);
  return isTold ? [pointAsIs(text, statement, { kind: 'sentence', isLong: false })] : [];
}
const FEWEST_ASKED = 4;

/** Alone in its line such a sentence looks torn off. */
const OPENS_WITH_PRONOUN =
  /^(?:el[ea]s?|(?:d|n)?(?:ess|est)[ea]s?|isso|isto|(?:d|n)isso|também|mas|porém|por isso|assim|portanto|onde|no entanto|entretanto|todos esses|seus?|suas?)(?!\p{L})/iu;

/** What is said beside a listing: what things are, then the sentences nearest to it, as many as its card has room for. */
export function besideListing(listing: Point, chosen: readonly Point[], terms: Lesson['terms']): Point[] {
  let room = BESIDE_LISTING;
  return chosen
    .filter((point) => !isShownListing(point) && !point.basis.some((line) => listing.basis.includes(line)))
    .sort(
      (one, other) =>
        coreWorth(other, terms) - coreWorth(one, terms) ||
        Number(teaches(other)) - Number(teaches(one)) ||
        // What is bought and plugged in says less than a sentence.
        Number(one.kind === 'list') - Number(other.kind === 'list') ||
        distance(listing, one) - distance(listing, other),
    )
    .filter(({ text }) => {
      if (text.length > room) return false;
      room -= text.length;
      return true;
    });
}

/** Letters that a card beside a listing holds. */
export const BESIDE_LISTING = 240;
const distance = (one: Point, other: Point): number => Math.abs(placeOf(one) - placeOf(other));
