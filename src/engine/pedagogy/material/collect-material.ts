import type { AnalysisInput } from './analysis-input.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { isInstruction } from '#shared/analysis/is-instruction.ts';
import { dropFurniture } from './drop-furniture.ts';
import { makePieces } from './make-pieces.ts';
import type { Piece } from './piece.ts';
import { setApart } from './set-apart.ts';
import { sortByRole } from './sort-by-role.ts';

export interface Material {
  /** What is to be taught, in reading order. */
  pieces: Piece[];
  /** Exercises that stand in a part of their own. */
  exercises: Piece[];
  /** The material's list of its sources. */
  references: Piece[];
  /** Objectives stated in the order first, then those of the material. */
  objectives: Piece[];
  /** Sentences typed beside a file that tell the maker what to do. */
  guidance: string[];
  hasFile: boolean;
}

/** Everything the teacher handed in, sorted by what it is for; page furniture and repetitions are gone. */
export function collectMaterial(
  input: Pick<AnalysisInput, 'source' | 'content' | 'learningObjectives'>,
): Material {
  const hasFile = input.source !== null;
  const fromFile = piecesOf(input.source, 'file', '');
  const typed = piecesOf(readSafely(input.content), 'content', hasFile ? 't:' : '');
  const { matter, guidance } = takeGuidance(typed, hasFile);
  const stated = piecesOf(readSafely(input.learningObjectives), 'objectives', 'o:');
  const sorted = setApart(sortByRole(dropFurniture([...fromFile, ...matter])));
  const objectives = [...stated.filter((piece) => piece.kind !== 'image'), ...sorted.objectives];
  for (const [order, piece] of [...sorted.pieces, ...sorted.exercises].entries()) piece.order = order;
  return { ...sorted, objectives, guidance, hasFile };
}

function piecesOf(source: SourceDocument | null, from: Piece['from'], prefix: string): Piece[] {
  const words = source?.counts.words ?? 0;
  return (source?.blocks ?? []).flatMap((block) => makePieces(block, { from, prefix, words }));
}

/** A text without one letter or digit has nothing to analyse; that is no error here. */
function readSafely(text: string): SourceDocument | null {
  return /[\p{L}\p{N}]/u.test(text) ? readText(text) : null;
}

function takeGuidance(pieces: Piece[], hasFile: boolean): { matter: Piece[]; guidance: string[] } {
  const guidance: string[] = [];
  const matter: Piece[] = [];
  for (const piece of pieces) {
    const kept = piece.statements.filter((statement) => {
      const isOrder = isInstruction(statement.text, hasFile);
      if (isOrder) guidance.push(statement.text);
      return !isOrder;
    });
    if (kept.length === piece.statements.length) matter.push(piece);
    else if (kept.length > 0) {
      piece.statements = kept;
      piece.text = kept.map((statement) => statement.text).join(piece.kind === 'list' ? '\n' : ' ');
      piece.weight = kept.reduce((sum, statement) => sum + statement.words, 0);
      matter.push(piece);
    }
  }
  return { matter, guidance };
}
