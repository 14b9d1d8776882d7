import { splitRunOn } from '#engine/pedagogy/language/dictation/split-run-on.ts';
import { ASKS_ONESELF, isCase } from '#engine/pedagogy/language/exercises.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isForeign } from '#engine/pedagogy/language/is-foreign.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { isContentRole, isPracticeRole, type Role } from '#engine/pedagogy/understanding/role.ts';
import { listBlockTexts } from '#engine/reading/block-text.ts';
import { isCodeLine, isLegend, isListing } from '#engine/reading/listings.ts';
import type { Block } from '#engine/reading/source-document.ts';
import {
  groupBySize,
  isHeadingLine,
  laneOf,
  type Origin,
  type Part,
  pieceOf,
  roleIn,
} from './draft-piece.ts';
import { isProcedure } from './is-procedure.ts';
import { isSchedule, layOutSchedule } from './lay-out-schedule.ts';
import { isLaidOut, layOutTable } from './lay-out-table.ts';
import type { Piece, PieceKind } from './piece.ts';
import { statesObjective } from './states-objective.ts';

/**
 * A paragraph longer than this is handed out in parts, so that one slide never has to swallow a page; a short
 * material is cut finer, so that there is something to share out.
 */
const WORDS_PER_PIECE = { least: 24, most: 70 };
const PIECES_OF_SHORT_MATERIAL = 12;

/** The pieces of one block; long paragraphs and lists give several, and so do runs of another lane. */
export function makePieces(read: Block, origin: Origin): Piece[] {
  const perPiece = Math.min(
    WORDS_PER_PIECE.most,
    Math.max(WORDS_PER_PIECE.least, origin.words / PIECES_OF_SHORT_MATERIAL),
  );
  if (read.type === 'table' && isSchedule(read)) return layOutSchedule(read, origin, perPiece);
  if (read.type === 'table' && isLaidOut(read, origin)) return layOutTable(read, origin, perPiece);
  // A row of data is one line.
  const block = read.type === 'table' ? foldCells(read) : read;
  const parts = partsOf(block, origin);
  const kind = kindOf(block, parts);
  const [title, ...items] = parts;
  if (title !== undefined && opensList(block, parts))
    return [
      pieceOf(block, 'heading', [title], origin),
      ...(items.length === 0 ? [] : runsOf(items))
        .flatMap((run) => groupBySize(run, perPiece))
        .map((group) => pieceOf(block, 'list', group, origin)),
    ];
  const asked = isNested(block) ? splitCounted(block, parts, parts) : null;
  if (asked !== null) return asked.map((group) => pieceOf(block, kind, group, origin));
  const isCut = kind === 'text' || kind === 'list' || kind === 'note';
  return runsOf(parts).flatMap((run) =>
    (!isCut || isQuestion(run) || (kind === 'text' && isCase(run.map(({ text }) => text)))
      ? [run]
      : (splitCounted(block, parts, run) ??
        (isProcedure(block, run) ? halve(run) : groupBySize(run, perPiece)))
    ).map((group) => pieceOf(block, kind, group, origin)),
  );
}

/** Steps that a slide has lines for. */
const MOST_STEPS = 8;

/** More steps than one slide tells, as two halves that two may tell. */
function halve(run: readonly Part[]): Part[][] {
  if (run.length <= MOST_STEPS) return [[...run]];
  const middle = Math.ceil(run.length / 2);
  return [run.slice(0, middle), run.slice(middle)];
}

/** `1. Por que …? 2. O que …?`: each question that a list counts, with what is indented below it; null for other lists. */
function splitCounted(block: Block, parts: readonly Part[], run: readonly Part[]): Part[][] | null {
  const asks = ({ role }: Part): boolean => role === 'exercise' || (isNested(block) && isPracticeRole(role));
  if (block.type !== 'list' || !block.isOrdered || !run.every(asks)) return null;
  const groups: Part[][] = [];
  for (const part of run) {
    const last = groups.at(-1);
    const isNext = block.items[parts.indexOf(part)]?.level === 0 && !/^\(?[a-h]\)\s/iu.test(part.text);
    if (last === undefined || isNext) groups.push([part]);
    else last.push(part);
  }
  return groups;
}

const isNested = (block: Block): boolean =>
  block.type === 'list' && block.items.some(({ level }) => level > 0);

const foldCells = <T extends { rows: string[][] }>(table: T): T => ({
  ...table,
  rows: table.rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' '))),
});

function partsOf(block: Block, origin: Origin): Part[] {
  const role = roleIn(block, origin);
  if (block.type === 'image') return block.alt ? [{ text: block.alt, role: 'caption' }] : [];
  if (block.type === 'list')
    return block.items.map(({ text }, index) => ({ ...withoutTail(text), role: role(index) }));
  if (block.type === 'table')
    return block.rows
      .map((row) => row.filter((cell) => cell !== '').join(' | '))
      .filter((text) => text !== '')
      .map((text) => ({ text, role: 'table_data' }));
  const texts = listBlockTexts(block).filter((text) => text !== '');
  // A program is one thing, whatever its lines look like.
  if (block.type === 'paragraph' && isListing(block.text))
    return [
      { text: block.text, role: isPracticeRole(role(0)) || role(0) === 'reference' ? role(0) : 'code' },
    ];
  if (block.type === 'paragraph' && ASKS_ONESELF.test(block.text))
    return splitSentences(block.text).map((text) => ({
      text,
      role: /\?/.test(text) || ASKS_ONESELF.test(text) ? 'exercise' : role(0),
    }));
  if (block.type === 'paragraph' || block.type === 'note')
    return texts
      .flatMap((text) => joinCounts(splitSentences(text)).flatMap(splitRunOn))
      .map((told) => ({ ...told, role: roleOfSentence(told.text, proseRole(block, role(0))) }));
  return texts.map((text, index) => ({ text, role: role(block.type === 'chart' ? 0 : index) }));
}

/** `Com n algarismos formam-se 2ⁿ numerais. Exemplo:` over what it shows: a sentence that is whole before its last word. */
function withoutTail(text: string): Omit<Part, 'role'> {
  const [, said] = /^(.{30,}[.!])\s+(?:por )?(?:exemplos?|ex)\.?\s?:\s*$/isu.exec(text) ?? [];
  return said === undefined ? { text } : { text: said, written: text };
}

/** A sentence of Portuguese between listings is taken for one of their lines; what a program printed is none. */
const proseRole = (block: Block, role: Role): Role =>
  role === 'code' && !readsAsCode(block) ? 'explanation' : role;

const readsAsCode = (block: Block, role: Role = 'code'): boolean =>
  block.type === 'paragraph' &&
  !isLegend(block.text) &&
  (isCodeLine(block.text) || looksLikeCode(block.text) || (role === 'code' && !isSentence(block.text)));

const isSentence = (text: string): boolean =>
  /[.:]\s*$/.test(text) && hasFiniteVerb(text) && !isForeign(text);

/** A sentence of running text that says what the class is to be able to do is an objective wherever it stands. */
function roleOfSentence(text: string, role: Role): Role {
  const maySay = isContentRole(role) || role === 'instruction';
  if ((maySay || role === 'exercise') && GRADES.test(text)) return 'instruction';
  if (role === 'exercise' && LEADS_TO_EXAMPLE.test(text)) return 'explanation';
  // Beneath how it is graded stands what is asked.
  if (role === 'instruction' && ASKED_BY_NUMBER.test(text)) return 'exercise';
  return maySay && statesObjective(text) ? 'objective' : role;
}

/** `AVALIAÇÃO: participação e respeito (4,0), ficha individual (6,0).` */
const GRADES =
  /^\W*(?:(?:crit[ée]rios de )?avalia[çc][ãa]o|pontua[çc][ãa]o|crit[ée]rios)\s*:[^?]*?\d{1,2}(?:[.,]\d{1,2})?\s?(?:\)|pontos?|pts?(?!\p{L})|;)/iu;
/** `Vamos usar como exemplo a nossa lista:`: the writer goes on, and nobody is asked. */
const LEADS_TO_EXAMPLE = /^(?:agora,? )?vamos [^?]*exemplo[^?]*:\s*$/iu;
const ASKED_BY_NUMBER = /^\d{1,2}[.)]\s\p{Lu}[^?]{8,}\?$/u;
/** `Ficha: 1.` before the first of its questions. */
const LABELLED_COUNT = /^(?:\p{L}+ ?){1,3}:\s*(\d{1,2}[.)])$/u;

/** A count that was taken for the end of a sentence, with the question it counts. */
function joinCounts(sentences: readonly string[]): string[] {
  return sentences.flatMap((text, at) => {
    if (LABELLED_COUNT.test(text) && sentences[at + 1] !== undefined) return [];
    const [, count] = LABELLED_COUNT.exec(sentences[at - 1] ?? '') ?? [];
    return [count === undefined ? text : `${count} ${text}`];
  });
}

/** What is asked stays with its options, however long it is. */
const isQuestion = (run: readonly Part[]): boolean =>
  run[0]?.role === 'exercise' && run.some(({ role }) => role === 'alternative');

/** `3) Classifique …` among the items of a list that kept their numbers. */
const COUNTED = /^(?:quest[ãa]o\s*)?\d{1,3}\s?[).]\s/iu;

/** Consecutive parts of one lane; what follows the options of a question is another one, as is the next that is counted. */
function runsOf(parts: readonly Part[]): Part[][] {
  const runs: Part[][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    const isNext =
      part.role === 'exercise' && (last?.some(({ role }) => role !== 'exercise') || COUNTED.test(part.text));
    if (last?.[0] !== undefined && !isNext && laneOf(last[0].role) === laneOf(part.role)) last.push(part);
    else runs.push([part]);
  }
  return runs.length > 0 ? runs : [[]];
}

/** A line set large that heads nothing is text, a small one that heads what follows is a heading. */
function kindOf(block: Block, parts: readonly Part[]): PieceKind {
  const role = parts[0]?.role;
  if (block.type === 'heading') return role === 'heading' ? 'heading' : 'text';
  if (block.type === 'paragraph' && role === 'heading' && isHeadingLine(block.text)) return 'heading';
  if (block.type === 'paragraph' && isListing(block.text)) return 'code';
  if (block.type === 'paragraph' && isEnumeration(parts)) return 'list';
  if (block.type === 'paragraph') return readsAsCode(block, role) ? 'code' : 'text';
  return block.type;
}

const FEWEST_NAMES = 3;
const LONGEST_NAME = 9;

/** `Modelo relacional. Normalização. Linguagem SQL.`: names under each other but for their stops. */
function isEnumeration(parts: readonly Part[]): boolean {
  return (
    parts.length >= FEWEST_NAMES &&
    parts.every(
      ({ text, role }) =>
        isContentRole(role) &&
        text.split(/\s+/).length <= LONGEST_NAME &&
        /^(?!(?:se|caso|quando)\s)\D+\.$/iu.test(text) &&
        !hasFiniteVerb(text),
    )
  );
}

/** A list may open with what it is about, or be one line set apart by its mark. */
function opensList(block: Block, [first, ...rest]: readonly Part[]): boolean {
  return (
    block.type === 'list' &&
    first?.role === 'heading' &&
    isHeadingLine(first.text) &&
    rest.every(({ role }) => role !== 'heading')
  );
}

const CODE_MARK =
  /[{};]|=>|==|\+\+|<\/?[a-z]+|\w\(\)|\w\.\w+\(|^\s*(?:#include|import |from \w+ import|def |function |var |let |const |public |private |class \w+ ?[{:(]|return\b|if ?\(|for ?\(|while ?\(|print\(|SELECT |INSERT |UPDATE |CREATE TABLE|\$ |>>> )/g;

/** True where a paragraph reads as a listing of a program, not as prose. */
function looksLikeCode(text: string): boolean {
  // An arrow between words tells a course (`aorta => corpo => veias cavas`).
  // The braces of a formula (`$\\frac{1}{2}$`) or a set are no program, nor are figures in a row (`6,91; 7,85`).
  const head = text
    .slice(0, 600)
    .replace(/\$[^$\n]+\$/g, ' ')
    .replace(/(?<=\p{L}{2}\)?) => (?=\p{L}{2})/gu, ' ')
    .replace(/\{[^{};=<>]*(?:[₀-₉ₙᵢⱼₖ]|\. \. \.|…)[^{};=<>]*\}/g, ' ')
    .replace(/(?<![\w[(])\d+(?:[.,]\d+)*\s?(?:%|\p{L}{1,3})?\s*;(?=\s)/gu, ' ');
  const marks = head.match(CODE_MARK)?.length ?? 0;
  // `T: 36,4 °C; FC: 78 bpm; dor: 2/10` is written down so by whoever measures.
  if (marks < 2 || !/[{}=<>()$]/.test(head)) return false;
  const words = head.match(/\p{L}{2,}/gu)?.length ?? 0;
  return marks / Math.max(1, words) > 0.22;
}
