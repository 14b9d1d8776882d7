import { NAMES_COLUMN } from '#engine/reading/names-part.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { matchListMarker } from './match-list-marker.ts';
import type { TextLine } from './split-lines.ts';

const PIPE_ROW = /^\|.*\|$/;
const PIPE_RULE = /^\|(?:\s*:?-+:?\s*\|)+$/;

/**
 * A table that begins at line `at`: rows between `|` marks, lines with the same number of bars between
 * their cells, or of tabs, as a paste from a spreadsheet gives. Answers the block and how many lines it takes, or null.
 */
export function findTypedTable(lines: TextLine[], at: number): { block: DraftBlock; length: number } | null {
  const pipes = takeWhile(lines, at, (text) => PIPE_ROW.test(text));
  if (pipes.length < 2) return tabbedAt(lines, at);
  const rows = pipes
    .filter((text) => !PIPE_RULE.test(text))
    .map((text) =>
      text
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  const isHeaded = PIPE_RULE.test(pipes[1] ?? '') || namesColumns(rows);
  return { block: { type: 'table', rows, hasHeader: isHeaded }, length: pipes.length };
}

/**
 * Rows of one paste from a spreadsheet. A row whose first cell is empty goes on with the one above, and a cell that was typed in two
 * lines breaks its row in two: they are joined again.
 */
function tabbedAt(lines: readonly TextLine[], at: number): { block: DraftBlock; length: number } | null {
  const taken = lines.slice(at).map(cellsOf);
  const end = taken.findIndex(
    (cells, index) => cells.length < 2 || (index > 0 && lines[at + index]?.opensGroup),
  );
  const own = end < 0 ? taken : taken.slice(0, end);
  const columns = Math.max(0, ...own.map(({ length }) => length));
  if (own.length === 1 && columns === 2) return loneLabel(own[0] ?? []);
  if (own.length < 2 || columns < 2) return null;
  const rows: string[][] = [];
  let isOpen = false;
  for (const cells of own) {
    const last = rows.at(-1);
    if (last !== undefined && (rows.length > 1 || columns === 2) && cells[0] === '') {
      for (const [column, cell] of cells.entries())
        if (cell !== '') last[column] = last[column] ? `${last[column]}; ${cell}` : cell;
    } else if (last !== undefined && isOpen && filled(last) + cells.length - 1 === columns) {
      const from = filled(last) - 1;
      last.splice(from, columns - from, `${last[from]} ${cells[0]}`, ...cells.slice(1));
      isOpen = false;
    } else {
      rows.push([...cells, ...Array<string>(columns - cells.length).fill('')]);
      isOpen = rows.length > 1 && cells.length < columns;
    }
  }
  // `1⇥Classifique: …`, `2⇥Dê a fórmula …`: a list that was pasted.
  const isCounted = ['1', '2'].every((number, index) => rows[index]?.[0]?.replace(/[.)]$/, '') === number);
  if (isCounted) return null;
  const [[label = '', said = ''] = []] = rows;
  if (rows.length < 2)
    return { block: { type: 'paragraph', text: `${label.replace(/:$/, '')}: ${said}` }, length: own.length };
  return {
    block: labelled(rows) ?? {
      type: 'table',
      rows: rows.map((row) => row.map((cell) => cell.trim())),
      hasHeader: namesColumns(rows),
    },
    length: own.length,
  };
}

const [LONG_SAYING, LONGEST_LABEL] = [4, 5];
/** `Octeto:⇥8 elétrons na última camada`: labels, each with what it says. */
function labelled(rows: readonly string[][]): DraftBlock | null {
  const isMost = (fits: (row: readonly string[]) => boolean): boolean =>
    rows.filter(fits).length * 2 >= rows.length;
  // `Octeto:⇥…`; `lipossolúveis⇥precisam de gordura para absorver`: few words and what they are, no word and its translation.
  const areLabels =
    isMost(([label = '']) => /\p{L}:$/u.test(label)) ||
    (isMost(([, said = '']) => said.split(/\s+/).length >= LONG_SAYING) &&
      rows.every(([label = '']) => /\p{L}{2}/u.test(label) && label.split(/\s+/).length <= LONGEST_LABEL));
  if (!areLabels || rows.some(({ length }) => length > 2)) return null;
  const items = rows.map(([label = '', said = '']) => ({
    text: `${label.replace(/:$/, '')}: ${said}`,
    level: 0,
  }));
  return { type: 'list', isOrdered: false, items };
}

/** `atividade⇥montar cardápio de 1 dia`: a label and what it says, in a line by itself. */
function loneLabel([label = '', said = '']: readonly string[]): { block: DraftBlock; length: number } | null {
  const isLabel =
    /^\p{L}[^:.;?!]{2,40}:?$/u.test(label) && label.split(/\s+/).length <= LONGEST_LABEL && said !== '';
  return isLabel
    ? { block: { type: 'paragraph', text: `${label.replace(/:$/, '')}: ${said}` }, length: 1 }
    : null;
}

const cellsOf = ({ text, tabs }: TextLine): string[] =>
  text.includes('\t') || (tabs > 0 && matchListMarker(text) === null)
    ? [...Array<string>(tabs).fill(''), ...text.split('\t')]
    : [text];
const filled = (row: readonly string[]): number => row.findLastIndex((cell) => cell !== '') + 1;

/** `1930 | Revolução`: cells typed with bars between them alone; none may be empty. */
export function splitBars(text: string): string[] {
  const cells = text.split(/\s\|\s/);
  return cells.length > 1 && cells.every((cell) => cell.trim() !== '') ? cells : [];
}

function takeWhile(lines: TextLine[], at: number, fits: (text: string) => boolean): string[] {
  const taken: string[] = [];
  for (const line of lines.slice(at)) {
    if (!fits(line.text) || (taken.length > 0 && line.opensGroup)) break;
    taken.push(line.text);
  }
  return taken;
}

const LONGEST_HEAD = 4;
/** What a column may hold throughout: figures, arrows, short codes, lists, brackets, capitals. */
const HOLDS: readonly RegExp[] = [/\d/u, /→|[-=]>/u, /^\P{Ll}{1,3}$/u, /,/u, /\(/u];
const MOST = 0.6;

/**
 * `etapa | ATP | NADH` over rows of figures: few words in each cell, and what stands below is of another kind, says more or is
 * what such words are known to head. A first row that is like the others heads nothing.
 */
function namesColumns([head = [], ...rows]: readonly (readonly string[])[]): boolean {
  const words = (cell: string): number => cell.trim().split(/\s+/).length;
  const isMost = (column: number, fits: (cell: string) => boolean): boolean =>
    rows.filter((row) => fits(row[column] ?? '')).length >= rows.length * MOST;
  const are = head.every(
    (cell, at) =>
      (/\p{L}/u.test(cell) || (at === 0 && cell === '')) &&
      words(cell) <= LONGEST_HEAD &&
      !/[.;!?]$|^\W*\d/u.test(cell),
  );
  if (!are || rows.length === 0) return false;
  const named = head.filter((cell) => NAMES_COLUMN.test(cell.trim())).length;
  if (head[0] === '' || OF_ROWS.test(head[0]?.trim() ?? '') || named * 2 >= head.length) return true;
  const held = head.flatMap((cell, column) =>
    HOLDS.flatMap((mark) => (isMost(column, (other) => mark.test(other)) ? [mark.test(cell)] : [])),
  );
  const like = held.filter((isLike) => isLike).length;
  if (held.length > 0) return like * 2 < held.length;
  const saysMore = head.some(
    (_, column) => column > 0 && isMost(column, (cell) => words(cell) >= LONGEST_HEAD),
  );
  return (head.length > 2 && saysMore) || standsOut([head, ...rows]);
}

const isUpper = (cell: string): boolean => /^\P{L}*\p{Lu}/u.test(cell);

/** `Monarquia⇥República` over `rei ou rainha⇥presidente`: names with capitals over cells without. */
const standsOut = ([head = [], ...rows]: readonly (readonly string[])[]): boolean =>
  head.slice(1).every((cell, at) => isUpper(cell) && rows.every((row) => !isUpper(row[at + 1] ?? '')));

/** What a teacher calls the things that the rows of a table are. */
const OF_ROWS =
  /^(?:crit[ée]rios?|caracter[íi]sticas?|aspectos?|itens|item|n[º°o.]?|nome|tipos?|termo|conceito|verbos?|verbs?|infinitiv[eo]|base(?: form)?|pronomes?|pronombres?|pronouns?|pessoa|pa[íi]s|estado|regi[ãa]o|bioma|esp[ée]cie|animal|planta|elemento|gastos?|despesas?|produto|m[êe]s|ano|data|per[íi]odo|s[ée]culo|dia|hor[áa]rio|autora?|obra|personagem|grandeza|unidade|figura|palavra|word|s[íi]mbolo|etapas?|fases?|g[áa]s|[óo]rg[ãa]o|enzimas?|cidade|capital|camada|rocha|grupo)$/iu;
