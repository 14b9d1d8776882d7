import type { Piece, Statement } from './piece.ts';

/** The pieces with those of their statements alone that are kept; a piece that loses all of them goes, a picture stays. */
export function keepStatements(pieces: readonly Piece[], isKept: (statement: Statement) => boolean): Piece[] {
  return pieces.filter((piece) => {
    const had = piece.statements.length;
    const before = piece.text;
    piece.statements = piece.statements.filter(isKept);
    const text = piece.statements
      .map((statement) => statement.text)
      .join(piece.kind === 'text' || piece.kind === 'note' ? ' ' : '\n');
    if (text !== before && piece.statements.length > 0) {
      piece.text = text;
      piece.weight = piece.statements.reduce((sum, statement) => sum + statement.words, 0);
    }
    return piece.statements.length > 0 || (piece.kind === 'image' && had === 0);
  });
}
