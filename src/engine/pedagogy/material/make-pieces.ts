import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { isContentRole, isPracticeRole, type Role } from '#engine/pedagogy/understanding/role.ts';
import type { Understanding } from '#engine/pedagogy/understanding/understand.ts';
import { listBlockTexts } from '#engine/reading/block-text.ts';
import type { Block } from '#engine/reading/source-document.ts';
import type { Piece, PieceKind } from './piece.ts';
import { statesObjective } from './states-objective.ts';

/**
 * A paragraph longer than this is handed out in parts, so that one slide never has to swallow a page; a short
 * material is cut finer, so that there is something to share out.
 */
const WORDS_PER_PIECE = { least: 24, most: 70 };
const PIECES_OF_SHORT_MATERIAL = 12;
/** A longer line is read as text, whatever it looks like. */
const LONGEST_HEADING = 90;
/** What a picture, chart or equation takes on a slide, measured in words. */
const FIGURE_WEIGHT = 12;

/** `words`: how many the whole source has. */
type Origin = Pick<Piece, 'from'> & {
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

/** The pieces of one block; long paragraphs and lists give several, and so do runs of another lane. */
export function makePieces(read: Block, origin: Origin): Piece[] {
  const perPiece = Math.min(
    WORDS_PER_PIECE.most,
    Math.max(WORDS_PER_PIECE.least, origin.words / PIECES_OF_SHORT_MATERIAL),
  );
  if (read.type === 'table' && isLaidOut(cellsOf(read, origin).flat()))
    return layOutTable(read, origin, perPiece);
  // A row of data is one line.
  const block = read.type === 'table' ? foldCells(read) : read;
  const parts = partsOf(block, origin);
  const kind = kindOf(block, parts);
  const [title, ...items] = parts;
  if (title !== undefined && opensList(block, parts))
    return [
      pieceOf(block, 'heading', [title], origin),
      ...(items.length === 0 ? [] : runsOf(items))
        .flatMap((run) => groupBySize(run, perPiece))
        .map((group) => pieceOf(block, 'list', group, origin)),
    ];
  const isCut = kind === 'text' || kind === 'list' || kind === 'note';
  return runsOf(parts).flatMap((run) =>
    (isCut ? groupBySize(run, perPiece) : [run]).map((group) => pieceOf(block, kind, group, origin)),
  );
}

/** Of what nobody judged. */
const USUAL_ROLES: Partial<Record<Block['type'], Role>> = {
  heading: 'heading',
  table: 'table_data',
  equation: 'formula',
};

/** The text of a statement to be, with the role of the bit it comes from. */
interface Part {
  text: string;
  role: Role;
}

const roleIn =
  (block: Block, { roleOf }: Origin) =>
  (index: number): Role =>
    roleOf(block.id, index) ?? USUAL_ROLES[block.type] ?? 'explanation';

function partsOf(block: Block, origin: Origin): Part[] {
  const role = roleIn(block, origin);
  if (block.type === 'image') return block.alt ? [{ text: block.alt, role: 'caption' }] : [];
  if (block.type === 'list') return block.items.map(({ text }, index) => ({ text, role: role(index) }));
  if (block.type === 'table')
    return block.rows
      .map((row) => row.filter((cell) => cell !== '').join(' | '))
      .filter((text) => text !== '')
      .map((text) => ({ text, role: 'table_data' }));
  const texts = listBlockTexts(block).filter((text) => text !== '');
  if (block.type === 'paragraph' || block.type === 'note')
    return texts.flatMap(splitSentences).map((text) => ({ text, role: roleOfSentence(text, role(0)) }));
  return texts.map((text, index) => ({ text, role: role(block.type === 'chart' ? 0 : index) }));
}

/** A sentence of running text that says what the class is to be able to do is an objective wherever it stands. */
function roleOfSentence(text: string, role: Role): Role {
  const maySay = isContentRole(role) || role === 'instruction';
  return maySay && statesObjective(text) ? 'objective' : role;
}

type Table = Extract<Block, { type: 'table' }>;

const foldCells = (table: Table): Table => ({
  ...table,
  rows: table.rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' '))),
});

function cellsOf(block: Table, origin: Origin): Part[][] {
  const role = roleIn(block, origin);
  const columns = Math.max(0, ...block.rows.map((row) => row.length));
  return block.rows.map((row, at) =>
    row.map((text, column) => ({ text, role: role(at * columns + column) })),
  );
}

/** Most of its words are no data: a form, a plan, a page set in columns. */
function isLaidOut(cells: readonly Part[]): boolean {
  const words = (list: readonly Part[]): number =>
    list.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  const isData = (role: Role): boolean => role === 'table_data' || role === 'heading' || role === 'formula';
  return words(cells.filter(({ role }) => isData(role))) * 2 < words(cells);
}

const LONGEST_LABEL = 40;
const LEAST_LABELLED = 8;
/** `Ementa da disciplina: …`; `Aula 2`, `3`: a row that is counted. */
const FIELD = /^(\p{Lu}[^:.?!|\n]{2,40}):\s/u;
const COUNTED =
  /^(?:(?:aula|semana|encontro|dia|m[óo]dulo|etapa|unidade|bloco)s?\s*)?n?º?\s*\d{1,2}(?!\d|\s*\/)/iu;
const TOPICS = /^\W*(?:conte[úu]dos?|temas?|t[óo]picos?|assuntos?|objetos? d[eo] conhecimento)/iu;

/**
 * A table that a document is laid out in: what its cells say, each with its own role. A field's label, the head of a row
 * and, in a schedule, what the row is about are headings of what follows.
 */
function layOutTable(block: Table, origin: Origin, perPiece: number): Piece[] {
  const [first = [], ...rest] = cellsOf(block, origin);
  const isHead = rest.length > 0 && first.length > 1 && headsColumns(block, first);
  return (isHead ? rest : [first, ...rest]).flatMap((row) => {
    const heading = nameRow(
      row,
      isHead ? row.find((_, column) => TOPICS.test(first[column]?.text ?? '')) : undefined,
    );
    const cells = row.filter(({ text }) => text !== '' && text !== heading);
    const pieces = cells.flatMap((cell) => pieceCell(block, cell, origin, perPiece));
    return heading === null
      ? pieces
      : [pieceOf(block, 'heading', [{ text: heading, role: 'heading' }], origin), ...pieces];
  });
}

const LONGEST_COLUMN_NAME = 8;

function headsColumns({ hasHeader }: Table, row: readonly Part[]): boolean {
  const named = row.filter(({ text }) => text !== '');
  const heads = named.filter(({ role }) => role === 'heading').length;
  return (
    (hasHeader || heads * 2 >= named.length) &&
    named.every(({ text }) => wordsOf(text).length <= LONGEST_COLUMN_NAME && !/[.;]$/.test(text))
  );
}

/** What a row of a plan is headed by; null where its cells tell nothing that could stand under a heading. */
function nameRow(row: readonly Part[], topics: Part | undefined): string | null {
  const [label, ...others] = row.filter(({ text }) => text !== '');
  const says = (cell: Part): boolean =>
    TELLING.has(laneOf(cell.role)) && wordsOf(cell.text).length >= LEAST_LABELLED;
  if (label === undefined || !row.some(says)) return null;
  const [line = ''] = label.text.split('\n');
  if (others.length === 0) return FIELD.exec(label.text)?.[1] ?? null;
  const subject = topics?.text.split('\n')[0] ?? '';
  if (COUNTED.test(line))
    return /\p{L}/u.test(subject) && isHeadingLine(subject)
      ? `${COUNTED.exec(line)?.[0]} – ${subject.replace(/[.;:,\s]+$/, '')}`
      : null;
  return line === label.text && line.length <= LONGEST_LABEL && /\p{L}{3}/u.test(line) ? line : null;
}

const TELLING: ReadonlySet<Lane> = new Set(['content', 'objective', 'practice']);
const FEWEST_LINES = 3;
const LONGEST_LINE = 12;
const LINES_PER_PIECE = 5;
const LONGEST_NAMES = 70;

/** Short lines under each other are a list; all else is text. */
function pieceCell(block: Table, cell: Part, origin: Origin, perPiece: number): Piece[] {
  const lines = cell.text.split('\n');
  const isList = lines.length >= FEWEST_LINES && lines.every((line) => wordsOf(line).length <= LONGEST_LINE);
  const parts = (isList ? lines : lines.flatMap(splitSentences)).map((text) => ({ text, role: cell.role }));
  if (!isList) return groupBySize(parts, perPiece).map((group) => pieceOf(block, 'text', group, origin));
  const groups = groupEvenly(parts, LINES_PER_PIECE);
  return groups.flatMap((group) => [
    ...(groups.length > 1 ? [nameTopics(block, group, origin)] : []),
    pieceOf(block, 'list', group, origin),
  ]);
}

/** Many topics are parts of their lesson, each headed by the first of its own. */
function nameTopics(block: Table, group: readonly Part[], origin: Origin): Piece {
  const names = group.map(({ text }) => text.replace(/[.;:,\s]+$/, ''));
  const join = (own: readonly string[]): string =>
    own.length === 1 ? (own[0] ?? '') : `${own.slice(0, -1).join(', ')} e ${own.at(-1)}`;
  const fitting = names
    .map((_, at) => join(names.slice(0, at + 1)))
    .filter((text) => text.length <= LONGEST_NAMES);
  const heading = pieceOf(
    block,
    'heading',
    [{ text: fitting.at(-1) ?? names[0] ?? '', role: 'heading' }],
    origin,
  );
  heading.level += 1;
  return heading;
}

function groupEvenly(parts: readonly Part[], most: number): Part[][] {
  const size = Math.ceil(parts.length / Math.ceil(parts.length / most));
  return parts.flatMap((_, at) => (at % size === 0 ? [parts.slice(at, at + size)] : []));
}

/** Consecutive parts of one lane. */
function runsOf(parts: readonly Part[]): Part[][] {
  const runs: Part[][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && laneOf(last[0].role) === laneOf(part.role)) last.push(part);
    else runs.push([part]);
  }
  return runs.length > 0 ? runs : [[]];
}

function pieceOf(block: Block, kind: PieceKind, group: readonly Part[], origin: Origin): Piece {
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
    text: part.text,
    stems: new Set(contentStems(part.text)),
    words: wordsOf(part.text).length,
    role: part.role,
    piece,
  }));
  return piece;
}

/** A line set large that heads nothing is text, a small one that heads what follows is a heading. */
function kindOf(block: Block, parts: readonly Part[]): PieceKind {
  const role = parts[0]?.role;
  if (block.type === 'heading') return role === 'heading' ? 'heading' : 'text';
  if (block.type === 'paragraph' && role === 'heading' && isHeadingLine(block.text)) return 'heading';
  if (block.type === 'paragraph') return role === 'code' || looksLikeCode(block.text) ? 'code' : 'text';
  return block.type;
}

/** A list may open with what it is about, or be one line set apart by its mark. */
function opensList(block: Block, [first, ...rest]: readonly Part[]): boolean {
  return (
    block.type === 'list' &&
    first?.role === 'heading' &&
    isHeadingLine(first.text) &&
    rest.every(({ role }) => role !== 'heading')
  );
}

function isHeadingLine(text: string): boolean {
  return text.length <= LONGEST_HEADING;
}

function groupBySize(parts: readonly Part[], most: number): Part[][] {
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
