import { setFormula } from '#engine/pedagogy/language/plain-math.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import type { BookletBlock } from '#shared/composition/blocks.ts';
import type { Tools } from './tools.ts';

/** An item this long is a paragraph, whatever mark it has. */
const LONGEST_ITEM = 420;

export function drawList({ block, statements, blockRef: _, ...piece }: Piece, tools: Tools): BookletBlock[] {
  const passageIds = tools.cite({ block, statements, blockRef: _, ...piece });
  const items = statements
    .filter(({ role }) => isContentRole(role) || tools.shows(role))
    .map(({ text }) => tools.say(text))
    .filter((text) => /[\p{L}\p{N}]/u.test(text));
  if (items.length === 0) return [];
  if (items.length === 1 || items.some((text) => text.length > LONGEST_ITEM))
    return items.map((text) => ({ type: 'text', text, passageIds }));
  const isOrdered = block.type === 'list' && block.isOrdered;
  return isOrdered
    ? [
        {
          type: 'process',
          isCycle: false,
          // The list counts itself.
          steps: items.map((text) => ({
            name: '',
            text: text.replace(/^\d{1,2}\s?[.)]\s+(?=\p{L})/u, ''),
            passageIds,
          })),
        },
      ]
    : [{ type: 'points', items: items.map((text) => ({ head: null, text, passageIds })) }];
}

/**
 * A table of the material or its native chart; one column is a list and one row a line of text. One that was left to be
 * filled in stands only where that is asked for.
 */
export function drawTable(piece: Piece, tools: Tools, { isAsked = false } = {}): BookletBlock[] {
  const { block } = piece;
  const passageIds = tools.cite(piece);
  if (block.type === 'chart') {
    const series = block.series.filter(({ values }) => values.some((value) => value !== null));
    if (series.length === 0 || block.categories.length === 0) return [];
    const { categories, title } = block;
    const told = series.map(
      ({ name, values }) => `${name}: ${values.map((value) => value ?? '–').join('; ')}`,
    );
    return [
      {
        type: 'chart',
        form: 'bars',
        unit: null,
        categories: categories.map(tools.say),
        series: series.map(({ name, values }) => ({
          name: tools.say(name),
          values: categories.map((_, at) => values[at] ?? null),
        })),
        highlight: null,
        alt: [title, categories.join('; '), ...told].filter(Boolean).join('. '),
        passageIds,
      },
    ];
  }
  if (block.type !== 'table') return [];
  const said = splitJoined(block.rows.map((row) => row.map((cell) => tools.say(cell).trim())));
  if (isToFillIn(said)) return isAsked ? [drawForm(said, passageIds)] : [];
  const rows = dropEmpty(said);
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (rows.length === 0 || isAnswerSheet(rows)) return [];
  if (width === 1 || rows.length === 1)
    return rows.flat().map((text) => ({ type: 'text' as const, text, passageIds }));
  const square = rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
  const [head, ...body] = square;
  const heads = head !== undefined && body.length > 0 && (block.hasHeader || looksLikeHeads(head, body));
  return [
    {
      type: 'table',
      columns: heads ? head : Array.from({ length: width }, () => ''),
      rows: heads ? body : square,
      caption: null,
      passageIds,
    },
  ];
}

const LEAST_JOINED = 3;

/** `0 1 2 3 4` in each cell of a column: as many columns, joined where a PDF drew no line between them. */
function splitJoined(rows: readonly string[][]): string[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const counts = Array.from({ length: width }, (_, at) => {
    const cells = rows.map((row) => (row[at] ?? '').split(' '));
    const many = cells[0]?.length ?? 1;
    const isJoined =
      rows.length >= LEAST_JOINED &&
      many >= LEAST_JOINED &&
      cells.every(
        (own) => own.length === many && own.every((part) => /^[^\p{L}]{1,5}$|^\p{L}{1,2}$/u.test(part)),
      );
    return isJoined ? many : 1;
  });
  if (counts.every((many) => many === 1)) return [...rows];
  return rows.map((row) => row.flatMap((cell, at) => ((counts[at] ?? 1) > 1 ? cell.split(' ') : [cell])));
}

/** The first row of a table that marks none: short names without figures over what has figures, signs or more words. */
function looksLikeHeads(head: readonly string[], body: readonly string[][]): boolean {
  const [corner = '', ...names] = head;
  // Above the names of its rows a table has nothing.
  if (
    corner === '' &&
    body.every(([name = '']) => name !== '') &&
    names.every((name) => /^[^\d<>=]{2,28}$/u.test(name))
  )
    return true;
  if (body.length < 3 || head.some((cell) => !/^\p{Lu}[^\d<>=]{1,28}$/u.test(cell))) return false;
  return head.some((name, at) => {
    const cells = body.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    const other = cells.filter((cell) => !/^\p{Lu}[^\d<>=]*$/u.test(cell) || cell.length > name.length * 3);
    return cells.length > 0 && other.length >= cells.length * 0.6;
  });
}

const MOST_EMPTY_ROWS = 5;

/** Heads with rows to write in; a first row of one cell names the table. */
function drawForm(rows: readonly string[][], passageIds: string[]): BookletBlock {
  const full = rows.filter((row) => row.some((cell) => cell !== ''));
  const columns = full.find((row) => row.filter((cell) => cell !== '').length > 1) ?? full[0] ?? [];
  const [name] = full.filter((row) => row !== columns).flat();
  const count = Math.min(MOST_EMPTY_ROWS, rows.length - full.length);
  const empty = Array.from({ length: count }, () => columns.map(() => ''));
  return { type: 'table', columns, rows: empty, caption: name || null, passageIds };
}

/** Heads over rows that were left empty. */
const isToFillIn = (rows: readonly string[][]): boolean => {
  const full = rows.filter((row) => row.some((cell) => /[\p{L}\p{N}]/u.test(cell)));
  return full.length > 0 && full.length <= 2 && rows.length - full.length >= 2;
};

/** Circles to mark in a test: the booklet prints its own. */
const isAnswerSheet = (rows: readonly string[][]): boolean =>
  rows.flat().filter((cell) => /^[A-E](?:\s[A-E]){3,4}$/.test(cell)).length >= 3;

/** Rows and columns without a word are lines to write on or spacing, no data. */
function dropEmpty(rows: readonly string[][]): string[][] {
  const full = rows.filter((row) => row.some((cell) => /[\p{L}\p{N}]/u.test(cell)));
  const width = Math.max(0, ...full.map((row) => row.length));
  const kept = Array.from({ length: width }, (_, at) =>
    full.some((row) => /[\p{L}\p{N}]/u.test(row[at] ?? '')),
  );
  return full.map((row) => row.filter((_, at) => kept[at]));
}

const LONGEST_ALT = 160;

/** A formula that a PDF has only as characters, out of their order, cannot be set: its place is marked. */
export function drawEquation(piece: Piece, tools: Tools): BookletBlock[] {
  const { block } = piece;
  if (block.type !== 'equation') return [];
  const passageIds = tools.cite(piece);
  const plain = setFormula(block.text).trim();
  const listed = block.latex === null ? null : readBrace(block.latex);
  if (listed !== null) return writeBrace(listed, passageIds);
  if (block.latex !== null)
    return [{ type: 'formula', latex: block.latex, alt: plain || block.latex, legend: [], passageIds }];
  const picture = tools.pictures.get(block.id)?.key;
  if (picture !== undefined) {
    const alt = `Fórmula da página ${piece.page} do material: ${plain.slice(0, LONGEST_ALT)}`;
    return [{ type: 'formula', latex: '', picture, alt, legend: [], passageIds }];
  }
  return piece.page !== null && isTorn(plain)
    ? markFormula(piece)
    : [{ type: 'text', text: plain, passageIds }];
}

const BRACE = /^((?:\\text\{[^{}]*\}|\s)+)\\left\\?\\\{(.*)$/su;
const LEAST_WORDS = 4;

/** `\text{Renda} \left\{ \text{Trabalho} \\ \text{Aluguel} …`: words that a brace lists, drawn as a formula. */
function readBrace(latex: string): { head: string; items: string[] } | null {
  const [, head = '', rows = ''] = BRACE.exec(latex) ?? [];
  if (head === '' || /[=<>+^_]|\\(?:frac|sum|sqrt|int)/u.test(rows)) return null;
  const bare = (text: string): string =>
    text
      .replace(/\\(?:begin|end)\{\w+\}|\\right\W*.*$/gu, ' ')
      .replace(/\\text\{([^{}]*)\}/gu, '$1')
      .replace(/\s+/gu, ' ')
      .trim();
  const items = rows
    .split('\\\\')
    .map(bare)
    .filter((item) => /^[\p{L}\s-]{4,}$/u.test(item));
  return items.length < LEAST_WORDS ? null : { head: bare(head), items };
}

const writeBrace = (
  { head, items }: { head: string; items: string[] },
  passageIds: string[],
): BookletBlock[] => [
  { type: 'text', text: `${head}:`, passageIds },
  { type: 'points', items: items.map((text) => ({ head: null, text, passageIds })) },
];

/** A formula in characters is whole where it says what equals what in one line. */
export function isTorn(formula: string): boolean {
  const isEquation = /^[^=≈≤≥]{1,50}[=≈≤≥][^=]{1,70}(?:=[^=]{1,40})?$/u.test(formula);
  return (
    !isEquation ||
    SIDE_BY_SIDE.test(formula) ||
    /[√∑∫]|[=+−·-]\s*$|(?:^|\s)\p{L}\s\p{L}\s\p{L}(?:\s|$)/u.test(formula)
  );
}

/** Two short names with no sign between them: a fraction or an index lost its line. */
const SIDE_BY_SIDE = /(?<![\p{L}\p{N}])[\p{L}\p{N}₀-₉]{1,3}\s[\p{L}\p{N}][\p{N}₀-₉]{0,3}(?![\p{L}\p{N}])/u;

export function markFormula({ page }: Piece): BookletBlock[] {
  return [{ type: 'place', wish: `fórmula da página ${page} do material` }];
}

export function drawPicture(blockId: string, told: string, tools: Tools): BookletBlock[] {
  const { pictures, captions, say } = tools;
  const picture = pictures.get(blockId);
  if (picture === undefined) return [];
  const alt = say(told).trim();
  const isTelling = /\p{L}{3}/u.test(alt) && !/^https?:|\.(?:png|jpe?g|gif)$/iu.test(alt);
  const written = captions.get(blockId);
  const caption = written === undefined ? null : say(written.text);
  return [
    {
      ...{ type: 'picture', picture: picture.key, caption, passageIds: [] },
      alt: isTelling ? alt : (caption ?? 'Figura do material'),
    },
  ];
}
