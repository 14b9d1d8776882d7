import { withEquations } from '#engine/reading/office/inline-text.ts';
import { raiseList } from '#engine/reading/office/raise-list.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { guessHeadings } from './guess-headings.ts';
import type { WordParagraph, WordPiece } from './word-piece.ts';

type DraftList = Extract<DraftBlock, { type: 'list' }>;

/** The blocks of a Word text: headings told by style (or guessed), list items that belong together, the rest as it came. */
export function assembleWordBlocks(pieces: WordPiece[]): DraftBlock[] {
  const guessed = guessHeadings(pieces);
  const blocks: DraftBlock[] = [];
  let open: { block: DraftList; numberingId: string } | null = null;
  for (const piece of pieces) {
    if (piece.kind === 'paragraph' && piece.list) {
      if (open && continuesList(open, piece)) addItem(open.block, piece);
      else {
        open = { block: startList(piece), numberingId: piece.list.numberingId };
        blocks.push(open.block);
      }
    } else {
      // A picture or a note of an item does not end its list.
      if (piece.kind === 'paragraph' || piece.block.type === 'table') open = null;
      blocks.push(...(piece.kind === 'block' ? [piece.block] : toBlocks(piece, guessed.get(piece))));
    }
  }
  return blocks.map(raiseList);
}

function toBlocks(paragraph: WordParagraph, guessedLevel: number | undefined): DraftBlock[] {
  const { text, equations, headingLevel, isTitle, displayed } = paragraph;
  if (headingLevel !== null || isTitle) {
    return [{ type: 'heading', level: headingLevel ?? 1, text, ...withEquations(equations) }];
  }
  if (guessedLevel !== undefined) {
    return [{ type: 'heading', level: guessedLevel, text, isGuessed: true, ...withEquations(equations) }];
  }
  if (displayed.length > 0) return displayed.map((equation) => ({ type: 'equation', ...equation }));
  return [{ type: 'paragraph', text, ...withEquations(equations) }];
}

/** Deeper items belong to the list above them; on the first level the kind and, for numbers, the numbering must agree. */
function continuesList(open: { block: DraftList; numberingId: string }, { list }: WordParagraph): boolean {
  if (!list) return false;
  if (list.level > 0 || list.numberingId === open.numberingId) return true;
  return !list.isOrdered && !open.block.isOrdered;
}

function startList(paragraph: WordParagraph): DraftList {
  const block: DraftList = { type: 'list', isOrdered: paragraph.list?.isOrdered ?? false, items: [] };
  addItem(block, paragraph);
  return block;
}

function addItem(block: DraftList, { text, equations, list }: WordParagraph): void {
  block.items.push({ text, level: list?.level ?? 0 });
  if (equations.length === 0) return;
  block.equations ??= [];
  for (const equation of equations) block.equations.push(equation);
}
