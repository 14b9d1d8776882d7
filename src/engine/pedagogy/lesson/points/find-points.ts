import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { cleanPoint } from './clean-point.ts';
import { hasVerb } from './fit-point.ts';
import { isListLine, linesOf } from './list-lines.ts';
import { makePoint } from './make-point.ts';
import type { Point } from './point.ts';
import { sayLists } from './say-lists.ts';
import { sayRow } from './say-rows.ts';
import { lacksSubject, leansOnOthers } from './stand-alone.ts';

/** What each piece of a section says in points, by piece; pieces that say nothing alone are missing. */
export function findPoints(pieces: readonly Piece[]): Map<Piece, Point[]> {
  const found = new Map<Piece, Point[]>();
  const add = (point: Point | null): void => {
    const piece = point?.basis[0]?.piece;
    if (point === null || piece === undefined) return;
    found.set(piece, [...(found.get(piece) ?? []), point]);
  };
  for (const point of sayLists(linesOf(pieces))) add(point);
  for (const piece of pieces) {
    if (piece.kind === 'heading' || isListLine(piece)) continue;
    for (const [index, statement] of piece.statements.entries())
      add(piece.kind === 'table' ? sayRow(statement) : saySentence(statement, index === 0));
  }
  return found;
}

function saySentence(statement: Statement, isOpening: boolean): Point | null {
  if (!isQuotable(statement)) return null;
  const raw = statement.text.trim();
  if (/[?:,]["”’)]*$/.test(raw)) return null;
  const text = cleanPoint(raw);
  if (leansOnOthers(text) || lacksSubject(text)) return null;
  // A line without stop and verb is a label; a stop is the writer's own sign of a sentence.
  const words = wordsOf(text).length;
  if (words < 4 || (!hasVerb(text) && (words < 5 || !/[.!]["”’)]*$/.test(raw)))) return null;
  return makePoint(text, [statement], 'sentence', isOpening);
}
