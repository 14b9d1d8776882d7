import { goesOnTelling } from '#engine/pedagogy/lesson/points/tell-tale.ts';
import { findRuns } from '#engine/pedagogy/material/find-runs.ts';
import { leadsToQuestions } from '#engine/pedagogy/material/leads-to-questions.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { opensQuestion, type Question, readQuestions } from '#engine/pedagogy/material/read-questions.ts';
import { isOneOfLessons } from '#engine/pedagogy/outline/join-names.ts';
import { matterOf, type Section } from '#engine/pedagogy/outline/section.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import { poseQuestion } from './pose-question.ts';
import { roomShares } from './room-shares.ts';
import { cheapestCuts } from './share-out.ts';
import { goOnInList } from './short-lines.ts';
import { type Atom, costOfSlot } from './slot-cost.ts';

/** More atoms than this are joined first, which bounds the search below. */
const MOST_ATOMS = 140;
/** What a cut in the middle of running text costs, in shares of an even slot. */
const CUT_COST = 0.5;
const CUT_COST_SAME_BLOCK = 0.7;
/** The teacher's own slides are borders already. */
const CUT_COST_AT_SLIDE = 0.15;
const CUT_COST_AT_TABLE = 0.1;
/** A question stays with its options. */
const CUT_COST_IN_QUESTION = 3;
/** A part's part is a worse border than a part. */
const CUT_COST_A_LEVEL = 0.2;

/** Where a question may be cut: nowhere, after what is read before it, or in the text that is read. */
type Cut = 'whole' | 'afterSupport' | 'inText';

/**
 * The room that a section asks for: every part some, long parts less than their words would have. Several lessons of one file are each
 * held in a class, however unevenly they are written out: what one is longer than another counts by its root.
 */
export function roomOf({ title, pieces }: Pick<Section, 'title' | 'pieces'>): number {
  const room = weightOf(pieces);
  return isOneOfLessons(title) ? Math.sqrt(room) : room;
}

const weightOf = (pieces: readonly Piece[]): number =>
  makeAtoms(pieces).reduce((sum, atom) => sum + atom.weight, 0);

/**
 * Cuts a section's pieces into at most `slots` consecutive groups, best before a heading, so that each has about the
 * same to say and the parts in it can be named. Fewer groups than slots when there are fewer pieces: nothing is cut to
 * make it look like more.
 */
export function splitSection(pieces: readonly Piece[], slots: number): Piece[][] {
  const from = asksFrom(pieces);
  if (from === 0 || slots < 2) return cutEvenly(pieces, slots);
  // No slide that teaches takes the first question along.
  const [told, asked] = [pieces.slice(0, from), pieces.slice(from)];
  const share = weightOf(told) / Math.max(1, weightOf(told) + weightOf(asked));
  const groups = cutEvenly(told, Math.min(slots - 1, Math.max(1, Math.round(slots * share))));
  return [...groups, ...cutEvenly(asked, slots - groups.length)];
}

/** Where a part that teaches goes over to what it asks, to its end; 0 where it only does one of both, or by turns. */
function asksFrom(pieces: readonly Piece[]): number {
  const counted = pieces.findIndex((piece) => opensQuestion(piece) || leadsToQuestions(piece));
  const at = counted < 0 ? pieces.findIndex(({ role }) => role === 'exercise') : counted;
  const weigh = (some: readonly Piece[], isMeant: (piece: Piece) => boolean): number =>
    matterOf(some.filter(isMeant)).reduce((sum, { weight }) => sum + weight, 0);
  const isAsked = ({ role }: Piece): boolean => isPracticeRole(role);
  const [told, asked] = [pieces.slice(0, Math.max(0, at)), pieces.slice(Math.max(0, at))];
  const isTurn =
    weigh(asked, isAsked) * 5 >= weigh(asked, () => true) * 4 &&
    weigh(told, isAsked) * 5 <= weigh(told, () => true) &&
    weigh(told, () => true) > 0;
  if (at < 1 || !isTurn) return 0;
  return pieces[at - 1]?.kind === 'heading' ? at - 1 : at;
}

function cutEvenly(pieces: readonly Piece[], slots: number): Piece[][] {
  const whole = makeAtoms(pieces, 'whole');
  // Where there are fewer questions than slots, what is read before them stands by itself; options never do. A text that
  // several questions are about stands there even so: without it none of them can be answered.
  const isKept = whole.length >= slots && !(slots >= FEWEST_BESIDE_TEXT && sharesText(pieces));
  const apart = isKept ? whole : makeAtoms(pieces, 'afterSupport');
  // With more room still, a text is told from its beginning to its end.
  const atoms = isKept || apart.length >= slots ? apart : makeAtoms(pieces, 'inText');
  const count = Math.min(slots, atoms.length);
  if (count <= 1) return atoms.length === 0 ? [] : [atoms.flatMap((atom) => atom.pieces)];
  const total = atoms.reduce((sum, atom) => sum + atom.weight, 0) || 1;
  const even = total / count;
  keepFamilies(atoms, even);
  const sums = [0];
  for (const atom of atoms) sums.push((sums.at(-1) ?? 0) + atom.weight);
  const price = (from: number, to: number): number => {
    const share = ((sums[to] ?? 0) - (sums[from] ?? 0)) / even - 1;
    const cost = from === 0 ? 0 : (atoms[from]?.cost ?? 0);
    return share * share + cost + costOfSlot(atoms, from, to);
  };
  return cheapestCuts(atoms.length, count, price).map(([from, to]) =>
    atoms.slice(from, to).flatMap((atom) => atom.pieces),
  );
}

/** A part of short parts that a slide has room for is not cut between them. */
function keepFamilies(atoms: readonly Atom[], even: number): void {
  for (const [from, parent] of atoms.entries()) {
    if (parent.level === 0) continue;
    const next = atoms.findIndex(({ level }, at) => at > from && level > 0 && level <= parent.level);
    const family = atoms.slice(from, next < 0 ? undefined : next);
    const room = family.reduce((sum, { weight }) => sum + weight, 0);
    const isOfShort = family.length > 2 && family.slice(1).every(({ weight }) => weight <= SHORT_PART * even);
    if (room <= even && isOfShort) for (const child of family.slice(1)) child.cost += CUT_COST_IN_FAMILY;
  }
}
const CUT_COST_IN_FAMILY = 0.4;
const SHORT_PART = 0.4;

/** A heading opens an atom with the matter after it; long sections are joined evenly. */
function makeAtoms(pieces: readonly Piece[], cut: Cut = 'whole'): Atom[] {
  const tied = tiedPieces(pieces, cut);
  const perAtom = matterOf(pieces).reduce((sum, piece) => sum + piece.weight, 0) / MOST_ATOMS;
  const top = Math.min(...pieces.filter(({ kind }) => kind === 'heading').map(({ level }) => level));
  const share = roomShares(pieces);
  const atoms: Atom[] = [];
  let words = 0;
  let isOpen = false;
  for (const piece of pieces) {
    const last = atoms.at(-1);
    const isHeading = piece.kind === 'heading';
    const isTied = tied.has(piece) || goesOnTelling(piece, last?.pieces) || piece.kind === 'code';
    if (last !== undefined && (isOpen || isTied || (!isHeading && words < perAtom))) {
      last.pieces.push(piece);
      last.weight += isHeading ? 0 : share(piece);
      words += piece.weight;
    } else {
      words = isHeading ? 0 : piece.weight;
      atoms.push({
        pieces: [piece],
        weight: isHeading ? 0 : share(piece),
        cost: cutCost(piece, last?.pieces.at(-1), top),
        level: piece.level,
        name: isHeading ? piece.text.length : 0,
      });
    }
    isOpen = isHeading;
  }
  // A heading at the very end has nothing to open.
  const tail = atoms.at(-1);
  if (
    atoms.length > 1 &&
    tail !== undefined &&
    matterOf(tail.pieces).every(({ role }) => role === 'heading')
  ) {
    atoms.pop();
    atoms.at(-1)?.pieces.push(...tail.pieces);
  }
  return atoms;
}

/** What begins no slide: all of a question but its first piece, or but what is read before it, where that is enough. */
function tiedPieces(pieces: readonly Piece[], cut: Cut): ReadonlySet<Piece> {
  const read = new Set<Piece>();
  const ofExamples = pieces.filter((piece) => piece.example !== undefined && piece.example !== piece);
  return new Set([
    ...ofExamples,
    ...[...ofRuns(pieces), ...goOnInList(pieces)],
    // A list stays with the line that leads to it.
    ...pieces.filter(
      ({ kind }, at) =>
        kind === 'list' && pieces[at - 1]?.kind === 'text' && /:\s*$/.test(pieces[at - 1]?.text ?? ''),
    ),
    ...readQuestions(pieces).flatMap((question) => {
      const fresh = question.support.filter((piece) => !read.has(piece));
      for (const piece of fresh) read.add(piece);
      const whole = [...fresh, ...question.own];
      if (isWordy(question)) return whole;
      if (cut === 'whole') return whole.slice(1);
      const table = question.own.findIndex(({ kind }) => kind === 'table');
      const inText = cut === 'inText' ? fresh.filter(({ tale }) => tale === undefined) : fresh;
      if (roomy(fresh)) return [...inText.slice(1), ...question.own.slice(1)];
      // The data of a question on one slide, what is asked of them on the next.
      return table > 0 && table < question.own.length - 2
        ? whole.filter((_, at) => at > 0 && at !== table + 1 + fresh.length)
        : whole.slice(1);
    }),
  ]);
}

/** What is counted up stays on one slide where that can hold it. */
const MOST_OF_RUN = { members: 10, words: 110 };
const ofRuns = (pieces: readonly Piece[]): Piece[] =>
  findRuns(pieces).flatMap(({ lead, members }) => {
    const own = [...new Set(members.flatMap(([line]) => line?.piece ?? []))];
    const words = own.reduce((sum, { weight }) => sum + weight, 0);
    if (members.length > MOST_OF_RUN.members || words > MOST_OF_RUN.words) return [];
    // `tem 3 camadas:` is told with the three.
    return lead?.kind === 'text' && /:\s*$/.test(lead.text) ? own : own.slice(1);
  });

/** Its options alone are more than a slide holds: another question of its neighbours is shown. */
function isWordy(question: Question): boolean {
  const posed = poseQuestion(question);
  return posed === null || (posed.options > 0 && posed.length > MOST_LETTERS);
}
const MOST_LETTERS = 1100;

/** Slots under which a text would leave hardly any for what is asked about it. */
const FEWEST_BESIDE_TEXT = 5;

/** True where a text of its own is read for two questions and more. */
function sharesText(pieces: readonly Piece[]): boolean {
  const questions = readQuestions(pieces);
  return questions.some(
    ({ support }) =>
      isText(support) && questions.filter((other) => other.support[0] === support[0]).length > 1,
  );
}

const isText = (support: readonly Piece[]): boolean =>
  support.slice(1).reduce((sum, { kind, weight }) => sum + (kind === 'text' ? weight : 0), 0) >=
  FEWEST_WORDS_APART;

const FEWEST_WORDS_APART = 40;
/** A table, a picture or a text of its own: more than the line that leads to it. */
const roomy = (support: readonly Piece[]): boolean =>
  support.slice(1).some(({ kind }) => kind === 'table' || kind === 'image' || kind === 'chart') ||
  support.reduce((sum, { weight }) => sum + weight, 0) >= FEWEST_WORDS_APART;

function cutCost(piece: Piece, before: Piece | undefined, top: number): number {
  if (piece.kind === 'heading') return CUT_COST_A_LEVEL * (piece.level - top);
  if (opensQuestion(piece) || leadsToQuestions(piece)) return 0;
  if (isPracticeRole(piece.role)) return CUT_COST_IN_QUESTION;
  if (piece.slide !== null && before?.slide !== piece.slide) return CUT_COST_AT_SLIDE;
  if (piece.example !== before?.example) return CUT_COST_AT_SLIDE;
  // A table has a slide to itself where there is one.
  if (piece.kind === 'table' && before?.kind !== 'table' && before?.kind !== 'heading')
    return CUT_COST_AT_TABLE;
  // What is said of something else stands on the next one.
  if (
    before?.kind === 'table' &&
    before.blockRef !== piece.blockRef &&
    before.block.group !== piece.block.group
  )
    return CUT_COST_AT_TABLE;
  return before?.blockRef === piece.blockRef ? CUT_COST_SAME_BLOCK : CUT_COST;
}
