import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { opensQuestion } from '#engine/pedagogy/material/read-questions.ts';
import { isAppendix } from '#engine/pedagogy/outline/nameless.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';

/** A part ten times as long gets about five times the room. */
const EVENNESS = 0.7;
/** What is put after the chapters of a book is told after them. */
const OF_APPENDIX = 0.35;

/** However few words it has, an item of a list takes a line, and so does a row of a table, as far as a slide shows its rows. */
const roomIn = (piece: Piece): number => {
  const { kind, weight, statements } = piece;
  if (opensQuestion(piece)) return Math.max(weight, WORDS_OF_QUESTION);
  return kind === 'list' || kind === 'table' || piece.block.whole !== undefined
    ? Math.max(
        weight,
        WORDS_OF_LINE * (kind === 'table' ? Math.min(statements.length, MOST_ROWS) : statements.length),
      )
    : weight;
};
const WORDS_OF_QUESTION = 18;
const MOST_ROWS = 4;
const WORDS_OF_LINE = 9;

/** Words of the programs under one heading: however many pages they fill, a slide shows what it has room for. */
const MOST_OF_CODE = 60;

/** The room of a piece: its share in that of the run of text, or of questions, between two headings. */
export function roomShares(pieces: readonly Piece[]): (piece: Piece) => number {
  const runs = new Map<Piece, { words: number }>();
  const rooms = new Map<Piece, number>();
  let run = { words: 0, code: 0 };
  const back = new Set<Piece>();
  const top = Math.min(...pieces.filter(({ kind }) => kind === 'heading').map(({ level }) => level));
  let isAsked = false;
  let isBack = false;
  for (const piece of pieces) {
    if (piece.kind === 'heading' && piece.level === top) isBack = isAppendix(piece.text);
    if (isBack) back.add(piece);
    // What is asked under no heading of its own is no part of what is told above it.
    const isTurn = piece.kind !== 'heading' && isPracticeRole(piece.role) !== isAsked;
    if (piece.kind === 'heading' || isTurn) run = { words: 0, code: 0 };
    isAsked = isPracticeRole(piece.role);
    const isCode = piece.kind === 'code';
    const room = isCode ? Math.max(0, Math.min(roomIn(piece), MOST_OF_CODE - run.code)) : roomIn(piece);
    rooms.set(piece, room);
    if (isCode) run.code += room;
    if (piece.kind === 'table') runs.set(piece, { words: room });
    else {
      if (piece.kind !== 'heading') run.words += room;
      runs.set(piece, run);
    }
  }
  return (piece) => {
    const words = runs.get(piece)?.words ?? 0;
    const share = words === 0 ? 0 : ((rooms.get(piece) ?? 0) / words) * words ** EVENNESS;
    return back.has(piece) ? share * OF_APPENDIX : share;
  };
}
