import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Role } from '#engine/pedagogy/understanding/role.ts';
import type { Block } from '#engine/reading/source-document.ts';
import {
  groupBySize,
  isHeadingLine,
  type Lane,
  laneOf,
  type Origin,
  type Part,
  pieceOf,
  roleIn,
} from './draft-piece.ts';
import type { Piece } from './piece.ts';

type Table = Extract<Block, { type: 'table' }>;

/** The cells of a table by rows, each with its role. */
export function cellsOf(block: Table, origin: Origin): Part[][] {
  const role = roleIn(block, origin);
  const columns = Math.max(0, ...block.rows.map((row) => row.length));
  return block.rows.map((row, at) =>
    row.map((text, column) => ({ text, role: role(at * columns + column) })),
  );
}

/** `delay(tempo)` beside what it does: one row tells one command, however its cells read. */
function tellsCommands({ rows }: Table): boolean {
  const named = rows.filter(
    ([name = '', ...told]) => COMMAND.test(name.trim()) && told.some((cell) => cell !== ''),
  );
  return rows.length > 1 && named.length * 2 >= rows.length;
}
const COMMAND = /^(?:\p{L}+ \w+ = )?[\w$.<>-]*\w\([^()]*\)\W*$|^<\/?[\w-]+[^<>]*>$|^[>$] ?\w/u;

/** Most of its words are no data: a form, a plan, a page set in columns. */
export function isLaidOut(block: Table, origin: Origin): boolean {
  if (tellsCommands(block)) return false;
  const cells = cellsOf(block, origin).flat();
  const words = (list: readonly Part[]): number =>
    list.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  const isData = (role: Role): boolean => role === 'table_data' || role === 'heading' || role === 'formula';
  return words(cells.filter(({ role }) => isData(role))) * 2 < words(cells);
}

const LONGEST_LABEL = 40;
const LEAST_LABELLED = 8;
/** `Ementa da disciplina: …`; `Aula 2`, `3`: a row that is counted. */
const FIELD = /^(\p{Lu}[^:.?!|\n]{2,40}):\s/u;
export const COUNTED =
  /^(?:(?:aula|semana|encontro|dia|m[óo]dulo|etapa|unidade|bloco)s?\s*)?n?º?\s*\d{1,2}(?!\d|\s*\/)/iu;
export const TOPICS = /^\W*(?:conte[úu]dos?|temas?|t[óo]picos?|assuntos?|objetos? d[eo] conhecimento)/iu;

/**
 * A table that a document is laid out in: what its cells say, each with its own role. A field's label, the head of a row
 * and, in a schedule, what the row is about are headings of what follows.
 */
export function layOutTable(block: Table, origin: Origin, perPiece: number): Piece[] {
  const [first = [], ...rest] = cellsOf(block, origin);
  if (isOfRules(block)) return [first, ...rest].flatMap((row) => layOutRule(block, row, origin, perPiece));
  const isHead = rest.length > 0 && first.length > 1 && headsColumns(block, first);
  return (isHead ? rest : [first, ...rest]).flatMap((row) => {
    const [only, ...others] = row.filter(({ text }) => text !== '');
    if (
      only?.role === 'heading' &&
      others.length === 0 &&
      isHeadingLine(only.text) &&
      !only.text.includes('\n')
    )
      return [pieceOf(block, 'heading', [only], origin)];
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

const FEWEST_RULES = 4;
const LONGEST_RULE_NAME = 5;

/** `Margens | Superior: 3, inferior: 2`, row by row: what is ruled, and how; no head stands above the two columns. */
function isOfRules({ rows, hasHeader }: Table): boolean {
  const isRule = ([name = '', rule = '', ...more]: string[]): boolean =>
    more.length === 0 &&
    /\p{L}{3}/u.test(name) &&
    wordsOf(name).length <= LONGEST_RULE_NAME &&
    !/[.;:?_]\s*$/u.test(name) &&
    /[\p{L}\d]/u.test(rule);
  const long = rows.filter(([, rule = '']) => wordsOf(rule).length >= LEAST_LABELLED).length;
  return !hasHeader && rows.length >= FEWEST_RULES && rows.every(isRule) && long * 2 >= rows.length;
}

/** A rule under its own name, however short it is: of `A4` nobody knows what it says without it. */
function layOutRule(block: Table, [name, rule]: readonly Part[], origin: Origin, perPiece: number): Piece[] {
  if (name === undefined || rule === undefined) return [];
  const role = rule.role === 'table_data' || rule.role === 'blank' ? 'instruction' : rule.role;
  const parts = rule.text.split('\n').flatMap(splitSentences);
  const told = parts.map((read): Part => {
    // What a long rule says in brackets is left out, or it would be told nowhere.
    const short = read.length > LONGEST_RULE ? read.replace(/\s\([^()]*\)/gu, '') : read;
    const text = short.length > LONGEST_RULE ? short.replace(/, que (?:devem?|s[ãa]o) .*$/u, '.') : short;
    const written = text === read ? {} : { written: read };
    if (!ELIDES.test(text) && SAYS_ITSELF.test(text)) return { text, role, ...written };
    const plain = text.replace(/(\p{L}): (?=\d)/gu, '$1 ');
    const start = /^(?:\p{Lu}\p{Ll}+|[AO]s?) (?!ou |e )[\p{Ll}\d]/u.test(plain) ? lowerStart(plain) : plain;
    return { text: `${name.text}: ${start}`, role, written: read };
  });
  return [
    pieceOf(block, 'heading', [{ text: name.text, role: 'heading' }], origin),
    ...groupBySize(told, perPiece).map((group) => pieceOf(block, 'text', group, origin)),
  ];
}
const LONGEST_RULE = 230;
/** `Devem ser digitadas dentro da margem`, `A partir da segunda linha, devem ser alinhadas`: said of what the row is called. */
const ELIDES = /^(?:[^,;]{3,40}, )?(?:n[ãa]o )?(?:deve|devem|pode|podem|é|são)(?!\p{L}|-se)/iu;
/** `As páginas devem ser contadas`, `Usar margens espelhadas`: somebody, or something to do. */
const SAYS_ITSELF =
  /(?<!\p{L})(?:dev(?:e|em|er[áa]|er[ãa]o)|pod(?:e|em)|é|são|recomenda|inicia|adota\p{L}*)(?:-se)?(?!\p{L})|^\p{L}+[aei]r(?:-se)?\s/iu;
const lowerStart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

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

/** The pieces of a cell: short lines under each other are a list; all else is text. */
export function pieceCell(block: Table, cell: Part, origin: Origin, perPiece: number): Piece[] {
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
