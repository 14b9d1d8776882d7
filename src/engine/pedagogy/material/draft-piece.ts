import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isForeign } from '#engine/pedagogy/language/is-foreign.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { isContentRole, isPracticeRole, type Role } from '#engine/pedagogy/understanding/role.ts';
import type { Understanding } from '#engine/pedagogy/understanding/understand.ts';
import { listBlockTexts } from '#engine/reading/block-text.ts';
import type { Block } from '#engine/reading/source-document.ts';
import type { Piece, PieceKind, Statement } from './piece.ts';

/** A longer line is read as text, whatever it looks like. */
const LONGEST_HEADING = 90;
/** What a picture, chart or equation takes on a slide, measured in words. */
const FIGURE_WEIGHT = 12;

/** Where pieces come from. `words`: how many the whole source has. */
export type Origin = Pick<Piece, 'from'> & {
  prefix: string;
  words: number;
  /** Level of the heading above, from 1; 0 for none. */
  under: number;
  roleOf: Understanding['roleOf'];
};

/** Where a piece goes: what is taught, what is asked, and the other uses that are kept apart. */
export type Lane = 'content' | 'practice' | 'objective' | 'reference' | 'aside';

export function laneOf(role: Role): Lane {
  if (role === 'heading' || isContentRole(role)) return 'content';
  if (isPracticeRole(role)) return 'practice';
  return role === 'objective' || role === 'reference' ? role : 'aside';
}

/** The text of a statement to be, with the role of the bit it comes from. */
export interface Part extends Pick<Statement, 'written'> {
  text: string;
  role: Role;
}

/** Of what nobody judged. */
const USUAL_ROLES: Partial<Record<Block['type'], Role>> = {
  heading: 'heading',
  table: 'table_data',
  equation: 'formula',
};

/** The role of a block's bit by its place. */
export const roleIn =
  (block: Block, { roleOf }: Origin) =>
  (index: number): Role =>
    roleOf(block.id, index) ?? USUAL_ROLES[block.type] ?? 'explanation';

/** One piece of a block, of consecutive parts. */
export function pieceOf(block: Block, kind: PieceKind, group: readonly Part[], origin: Origin): Piece {
  const text = group.map((part) => part.text).join(kind === 'text' || kind === 'note' ? ' ' : '\n');
  const words = wordsOf(text).length;
  const piece: Piece = {
    order: 0,
    from: origin.from,
    blockRef: `${origin.prefix}${block.id}`,
    page: block.page ?? null,
    slide: block.slide ?? null,
    kind,
    level: kind !== 'heading' ? 0 : block.type === 'heading' ? block.level : origin.under + 1,
    text,
    statements: [],
    weight:
      kind === 'image' || kind === 'chart' || kind === 'equation' ? Math.max(FIGURE_WEIGHT, words) : words,
    role: group[0]?.role ?? (kind === 'image' ? 'caption' : 'explanation'),
    block,
  };
  piece.statements = group.map((part) => ({
    ...part,
    stems: new Set(contentStems(part.text)),
    words: wordsOf(part.text).length,
    piece,
  }));
  return piece;
}

/** A piece in the place of another that says this instead, sentence by sentence. */
export function pieceLike(
  piece: Piece,
  said: readonly (Part & Pick<Statement, 'isBehindOrder'>)[],
  { kind, level }: Pick<Piece, 'kind' | 'level'> = piece,
): Piece {
  const text = said.map((one) => one.text).join(kind === 'list' ? '\n' : ' ');
  const role = said[0]?.role ?? piece.role;
  const own: Piece = { ...piece, kind, level, role, text, weight: wordsOf(text).length, statements: [] };
  own.statements = said.map((one) => ({
    ...{ ...one, stems: new Set(contentStems(one.text)), words: wordsOf(one.text).length, piece: own },
  }));
  return own;
}

/** Has a statement say something else, with all that is counted of its words; quoted is what the source says. */
export function retell(statement: Statement, text: string): void {
  statement.written ??= statement.text;
  statement.text = text;
  statement.stems = new Set(contentStems(text));
  statement.words = wordsOf(text).length;
}

export function isHeadingLine(text: string): boolean {
  return text.length <= LONGEST_HEADING;
}

/** Parts in runs of at most so many words. */
export function groupBySize(parts: readonly Part[], most: number): Part[][] {
  const groups: Part[][] = [];
  let words = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const own = wordsOf(part.text).length;
    if (words + own > most) {
      groups.push([]);
      words = 0;
    }
    groups.at(-1)?.push(part);
    words += own;
  }
  return groups.length > 0 ? groups : [[]];
}

const FEW_HEADINGS = 3;
/** The labels of a figure are read as one block or two, a screen as many. */
const SCRAPS_OF_SCREEN = 5;

/** What is recognised in pictures where the file has headings of its own: it stands on a screen or a sign. */
export function findScreens(blocks: readonly Block[]): (block: Block) => boolean {
  const own = blocks.filter(({ type, origin }) => type === 'heading' && origin !== 'ocr').length;
  return ({ origin }) => own >= FEW_HEADINGS && origin === 'ocr';
}

/** Large words on a screen head nothing; its buttons, fields and scraps are no words of the lesson. */
export function roleOnScreen(block: Block, judged: Role | null, blocks: readonly Block[]): Role | null {
  if (block.type === 'heading') return 'furniture';
  const around = blocks.filter(
    ({ origin, page }) => origin === 'ocr' && page !== null && page === block.page,
  );
  const text = listBlockTexts(block).join(' ');
  const isSentence = /[.!?]["”’)]*$/.test(text) && /(?:\S+\s+){6}/.test(text) && hasFiniteVerb(text);
  if (around.length >= SCRAPS_OF_SCREEN && (!isSentence || isForeign(text))) return 'furniture';
  return judged === 'heading' ? 'caption' : judged;
}
