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
  if (pipes.length >= 2) {
    const rows = pipes.filter((text) => !PIPE_RULE.test(text)).map((text) => text.slice(1, -1).split('|'));
    return { block: makeTable(rows, PIPE_RULE.test(pipes[1] ?? '')), length: pipes.length };
  }
  const bars = splitBars(lines[at]?.text ?? '').length;
  const barred = bars < 2 ? [] : takeWhile(lines, at, (text) => splitBars(text).length === bars);
  if (barred.length >= 3 || (barred.length === 2 && bars > 2)) {
    const rows = barred.map(splitBars);
    return { block: makeTable(rows, namesColumns(rows)), length: barred.length };
  }
  return tabbedAt(lines, at);
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
  return { block: labelled(rows) ?? makeTable(rows, headsColumns(rows)), length: own.length };
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

function makeTable(rows: string[][], hasHeader: boolean): DraftBlock {
  return { type: 'table', rows: rows.map((row) => row.map((cell) => cell.trim())), hasHeader };
}

const LONGEST_HEAD = 3;
/** What a teacher calls the things that the rows of a table are. */
const OF_ROWS =
  /^(?:crit[ée]rios?|caracter[íi]sticas?|aspectos?|itens|item|n[º°o.]?|nome|tipos?|termo|conceito|verbos?|verbs?|infinitiv[eo]|base form|pronomes?|pronombres?|pronouns?|pessoa|pa[íi]s|estado|regi[ãa]o|bioma|esp[ée]cie|animal|planta|elemento|gastos?|despesas?|produto|m[êe]s|ano|data|per[íi]odo|s[ée]culo|dia|hor[áa]rio|autora?|obra|personagem|grandeza|unidade|figura|palavra|word|s[íi]mbolo)$/iu;

/** `Órgão⇥O que faz⇥Tempo`, `Gastos⇥R$⇥%`: few words in each cell, no figure, and below them more is said. */
function headsColumns([head = [], ...rows]: readonly string[][]): boolean {
  const isShort = head.every((cell) => !/\d/.test(cell) && cell.trim().split(/\s+/).length <= LONGEST_HEAD);
  const says = (cell: string): boolean => /\d/.test(cell) || cell.trim().split(/\s+/).length > LONGEST_HEAD;
  const [, ...others] = head.map(
    (_, column) => rows.filter((row) => says(row[column] ?? '')).length * 2 > rows.length,
  );
  return (
    isShort &&
    head.length > 2 &&
    /\p{L}/u.test(head.join('')) &&
    (others.some((isSaid) => isSaid) || OF_ROWS.test(head[0]?.trim() ?? '') || standsOut([head, ...rows]))
  );
}

/** `Data | Fato`; `go | went | ir` above `eat | ate | comer` is one of them. */
function namesColumns(rows: readonly string[][]): boolean {
  const [head = [], ...body] = rows;
  const isNamed = head.every((cell) => /\p{L}/u.test(cell) && !/\d/.test(cell));
  const isRow =
    !OF_ROWS.test(head[0]?.trim() ?? '') && [head, ...body].flat().every((cell) => !isUpper(cell));
  return isNamed && !isRow;
}

const isUpper = (cell: string): boolean => /^\P{L}*\p{Lu}/u.test(cell);

/** `Monarquia⇥República` over `rei ou rainha⇥presidente`: names with capitals over cells without. */
const standsOut = ([head = [], ...rows]: readonly string[][]): boolean =>
  head.slice(1).every((cell, at) => isUpper(cell) && rows.every((row) => !isUpper(row[at + 1] ?? '')));
