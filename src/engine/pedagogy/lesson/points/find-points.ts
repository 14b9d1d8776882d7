import { withoutAnnouncement } from '#engine/pedagogy/language/drop-label.ts';
import { hasFiniteVerb, isFiniteVerb, mainVerbAt } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isForeign } from '#engine/pedagogy/language/is-foreign.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { isQuotable, isTypedNote } from '#engine/pedagogy/material/is-quotable.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { cleanPoint, isTextLabel } from './clean-point.ts';
import { isListLine, linesOf } from './list-lines.ts';
import { makePoint } from './make-point.ts';
import type { Point } from './point.ts';
import { lowerFirst, sayLists } from './say-lists.ts';
import { sayRow } from './say-rows.ts';
import { lacksSubject, leansOnOthers } from './stand-alone.ts';

/** A heading of more words names a part of the document rather than a thing. */
const LONGEST_NAME = 4;
/** A text of so many words without a verb that the tagger knows is more likely its mistake. */
const SURE_WORDS = 14;

/** What each piece of a section says in points, by piece; pieces that say nothing alone are missing. */
export function findPoints(pieces: readonly Piece[]): Map<Piece, Point[]> {
  const found = new Map<Piece, Point[]>();
  const isPortuguese = isMostlyPortuguese(pieces);
  const fields = findFields(pieces);
  const add = (point: Point | null): void => {
    const piece = point?.basis[0]?.piece;
    if (point === null || piece === undefined || (isPortuguese && isForeign(point.text))) return;
    found.set(piece, [...(found.get(piece) ?? []), point]);
  };
  for (const point of sayLists(linesOf(pieces, fields))) add(point);
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'heading' || isListLine(piece) || posesCase(piece)) continue;
    const before = fields.has(pieces[at - 1] ?? piece) ? undefined : pieces[at - 1];
    for (const [index, statement] of piece.statements.entries()) {
      const heading = index === 0 && before?.kind === 'heading' ? before.statements[0] : undefined;
      add(piece.kind === 'table' ? sayRow(statement) : saySentence(statement, index === 0, heading));
    }
  }
  return found;
}

const SHORT_CASE = 4;

/** `Você encontrou frango cru acima da salada. O que faz?`: a case put to the reader, none of it a fact. */
function posesCase({ statements, text }: Piece): boolean {
  return (
    statements.length > 1 &&
    statements.length <= SHORT_CASE &&
    /\?["”’)]*$/.test(text) &&
    /(?<!\p{L})você(?!\p{L})/iu.test(text)
  );
}

/** A heading that comes back so often names a field of a form, not what stands below it. */
const OFTEN = 3;

function findFields(pieces: readonly Piece[]): Set<Piece> {
  const headings = pieces.filter(({ kind }) => kind === 'heading');
  const uses = Map.groupBy(headings, ({ text }) => normalise(text));
  return new Set([...uses.values()].filter((same) => same.length >= OFTEN).flat());
}

/** In a lesson of English the English sentences are the matter. */
const FOREIGN_SHARE = 0.2;

function isMostlyPortuguese(pieces: readonly Piece[]): boolean {
  const statements = pieces.flatMap((piece) => piece.statements).filter(({ words }) => words >= 4);
  return statements.filter(({ text }) => isForeign(text)).length <= FOREIGN_SHARE * statements.length;
}

function saySentence(statement: Statement, isOpening: boolean, heading?: Statement): Point | null {
  if (!isQuotable(statement)) return null;
  const raw = withoutAnnouncement(statement.text) ?? statement.text.trim();
  if (/[?:,]["”’)]*$/.test(raw)) return null;
  const text = cleanPoint(raw);
  if (leansOnOthers(text)) return null;
  // A line without stop and verb is a label; a stop is the writer's own sign of a sentence.
  const words = wordsOf(text).length;
  const isEnded = /[.!]["”’)]*$/.test(raw);
  if (isTypedNote(statement)) return words < 3 ? null : makePoint(text, [statement], 'sentence', isOpening);
  // `Solução: combinação de …`: what the label announces needs no verb.
  if (words >= 5 && /^\W*solu[çc][ãa]o\s*:/iu.test(raw) && !lacksSubject(text))
    return makePoint(text, [statement], 'sentence', isOpening);
  if (words < 4 || (!hasFiniteVerb(text) && words < (isEnded ? 5 : 6))) return null;
  if (isClause(text) && !lacksSubject(text) && !opensBare(text))
    return makePoint(text, [statement], 'sentence', isOpening);
  // What names no subject or has no verb says something of what the heading names.
  return (
    sayOfHeading(text, statement, heading) ??
    (lacksSubject(text) || isTorn(text, statement) || opensBare(text)
      ? null
      : makePoint(text, [statement], 'sentence', isOpening))
  );
}

/** `Se a > 0, a função é crescente`: the opening clause may do without a verb, the main one has it. */
function isClause(text: string): boolean {
  const main = /^(?:Se|Quando|Como)\s[^,]{2,80},\s(.+)$/su.exec(text)?.[1];
  return hasFiniteVerb(text) || (main !== undefined && hasFiniteVerb(main));
}

/** `Realização que ocupa o centro, …`, `Conhecidos como aplicativos, são …`: what a heading names is described. */
function opensBare(text: string): boolean {
  const tokens = tagSentence(text);
  const at = tokens.findIndex(({ tag }) => tag !== 'PUNCT');
  const first = tokens[at];
  const comma = tokens.findIndex(({ text: mark }, place) => place > at && mark === ',');
  const opening = comma < 0 ? tokens : tokens.slice(0, comma);
  if (first?.form === 'part') return tokens.slice(comma).slice(1, 2).some(isFiniteVerb);
  const isNamed = opening.some(({ text: mark }) => mark === ':');
  return !isNamed && first?.tag === 'NOUN' && first.number === 'sing' && mainVerbAt(opening) === -1;
}

/** Running text has verbs: without one it is the rest of a line, unless it says what to do or to be able to do. */
function isTorn(text: string, { piece, role, words }: Statement): boolean {
  const isProse = piece.kind === 'text' && piece.slide === null && piece.from === 'file';
  return isProse && role !== 'objective' && words < SURE_WORDS && tagSentence(text)[0]?.form !== 'inf';
}

/** `Saci`, then `É um menino travesso …`: the heading right above is the subject that the sentence lacks. */
function sayOfHeading(text: string, statement: Statement, heading: Statement | undefined): Point | null {
  const name = heading === undefined ? '' : cleanPoint(heading.piece.text);
  if (
    heading === undefined ||
    name === '' ||
    isTextLabel(name) ||
    wordsOf(name).length > LONGEST_NAME ||
    /[:?!]/.test(name)
  )
    return null;
  const point = makePoint(`${name}: ${lowerFirst(text)}`, [statement, heading], 'sentence', true);
  return point;
}
