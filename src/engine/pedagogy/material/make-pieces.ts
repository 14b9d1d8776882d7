import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { listBlockTexts } from '#engine/reading/block-text.ts';
import type { Block } from '#engine/reading/source-document.ts';
import type { Piece, PieceKind } from './piece.ts';

/**
 * A paragraph longer than this is handed out in parts, so that one slide never has to swallow a page; a short
 * material is cut finer, so that there is something to share out.
 */
const WORDS_PER_PIECE = { least: 24, most: 70 };
const PIECES_OF_SHORT_MATERIAL = 12;
/** What a picture, chart or equation takes on a slide, measured in words. */
const FIGURE_WEIGHT = 12;

/** `words`: how many the whole source has. */
type Origin = Pick<Piece, 'from'> & { prefix: string; words: number };

/** The pieces of one block; long paragraphs and lists give several. */
export function makePieces(block: Block, origin: Origin): Piece[] {
  const kind = kindOf(block);
  const texts = statementTexts(block, kind);
  const perPiece = Math.min(
    WORDS_PER_PIECE.most,
    Math.max(WORDS_PER_PIECE.least, origin.words / PIECES_OF_SHORT_MATERIAL),
  );
  const groups =
    kind === 'text' || kind === 'list' || kind === 'note' ? groupBySize(texts, perPiece) : [texts];
  return groups.map((group) => {
    const text = group.join(kind === 'text' || kind === 'note' ? ' ' : '\n');
    const words = wordsOf(text).length;
    const piece: Piece = {
      order: 0,
      from: origin.from,
      blockRef: `${origin.prefix}${block.id}`,
      page: block.page ?? null,
      slide: block.slide ?? null,
      kind,
      level: block.type === 'heading' ? block.level : 0,
      text,
      statements: [],
      weight:
        kind === 'image' || kind === 'chart' || kind === 'equation' ? Math.max(FIGURE_WEIGHT, words) : words,
      block,
    };
    piece.statements = group.map((statement) => ({
      text: statement,
      stems: new Set(contentStems(statement)),
      words: wordsOf(statement).length,
      piece,
    }));
    return piece;
  });
}

function kindOf(block: Block): PieceKind {
  if (block.type === 'paragraph') return looksLikeCode(block.text) ? 'code' : 'text';
  return block.type;
}

function statementTexts(block: Block, kind: PieceKind): string[] {
  if (block.type === 'table')
    return block.rows.map((row) => row.filter((cell) => cell !== '').join(' | ')).filter((row) => row !== '');
  if (block.type === 'image') return block.alt ? [block.alt] : [];
  if (block.type === 'list') return block.items.map((item) => item.text);
  const texts = listBlockTexts(block).filter((text) => text !== '');
  return kind === 'text' || kind === 'note' ? texts.flatMap(splitSentences) : texts;
}

function groupBySize(texts: string[], most: number): string[][] {
  const groups: string[][] = [];
  let words = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    const own = wordsOf(text).length;
    if (words + own > most) {
      groups.push([]);
      words = 0;
    }
    groups.at(-1)?.push(text);
    words += own;
  }
  return groups.length > 0 ? groups : [[]];
}

const CODE_MARK =
  /[{};]|=>|==|\+\+|<\/?[a-z]+|\w\(\)|\w\.\w+\(|^\s*(?:#include|import |from \w+ import|def |function |var |let |const |public |private |class \w+ ?[{:(]|return\b|if ?\(|for ?\(|while ?\(|print\(|SELECT |INSERT |UPDATE |CREATE TABLE|\$ |>>> )/g;

/** True where a paragraph reads as a listing of a program, not as prose. */
function looksLikeCode(text: string): boolean {
  // The braces of a formula (`$\\frac{1}{2}$`) are no program.
  const head = text.slice(0, 600).replace(/\$[^$\n]+\$/g, ' ');
  const marks = head.match(CODE_MARK)?.length ?? 0;
  if (marks < 2) return false;
  const words = head.match(/\p{L}{2,}/gu)?.length ?? 0;
  return marks / Math.max(1, words) > 0.22;
}
