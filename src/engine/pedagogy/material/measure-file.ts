import type { MaterialAmount } from '#shared/analysis/capacity.ts';
import type { Piece } from './piece.ts';

/** What came in a file, in the amounts that the capacity is told from; figures count as the words they take up. */
export function measureFile(pieces: readonly Piece[]): MaterialAmount {
  const all = pieces.filter((piece) => piece.from === 'file');
  return {
    characters: all.reduce((sum, piece) => sum + piece.text.length, 0),
    words: all.reduce((sum, piece) => sum + (piece.kind === 'heading' ? 0 : piece.weight), 0),
  };
}
