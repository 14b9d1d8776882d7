import { withoutAnnouncement } from '#engine/pedagogy/language/drop-label.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { isQuotable, isTypedNote } from '#engine/pedagogy/material/is-quotable.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { cleanPoint } from './clean-point.ts';
import { isListLine, linesOf } from './list-lines.ts';
import { makePoint } from './make-point.ts';
import type { Point } from './point.ts';
import { lowerFirst, sayLists } from './say-lists.ts';
import { sayRow } from './say-rows.ts';
import { lacksSubject, leansOnOthers } from './stand-alone.ts';

/** A heading of more words names a part of the document rather than a thing. */
const LONGEST_NAME = 4;

/** What each piece of a section says in points, by piece; pieces that say nothing alone are missing. */
export function findPoints(pieces: readonly Piece[]): Map<Piece, Point[]> {
  const found = new Map<Piece, Point[]>();
  const add = (point: Point | null): void => {
    const piece = point?.basis[0]?.piece;
    if (point === null || piece === undefined) return;
    found.set(piece, [...(found.get(piece) ?? []), point]);
  };
  for (const point of sayLists(linesOf(pieces))) add(point);
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'heading' || isListLine(piece)) continue;
    const before = pieces[at - 1];
    for (const [index, statement] of piece.statements.entries()) {
      const heading = index === 0 && before?.kind === 'heading' ? before.statements[0] : undefined;
      add(piece.kind === 'table' ? sayRow(statement) : saySentence(statement, index === 0, heading));
    }
  }
  return found;
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
  if (words < 4 || (!hasFiniteVerb(text) && words < (isEnded ? 5 : 6))) return null;
  if (!lacksSubject(text) && hasFiniteVerb(text.split(', ')[0] ?? ''))
    return makePoint(text, [statement], 'sentence', isOpening);
  return (
    sayOfHeading(text, statement, heading) ??
    (lacksSubject(text) ? null : makePoint(text, [statement], 'sentence', isOpening))
  );
}

/** `Saci`, then `É um menino travesso …`: the heading right above is the subject that the sentence lacks. */
function sayOfHeading(text: string, statement: Statement, heading: Statement | undefined): Point | null {
  const name = heading === undefined ? '' : cleanPoint(heading.piece.text);
  if (heading === undefined || name === '' || wordsOf(name).length > LONGEST_NAME || /[:?!]/.test(name))
    return null;
  const point = makePoint(`${name}: ${lowerFirst(text)}`, [statement, heading], 'sentence', true);
  return point;
}
