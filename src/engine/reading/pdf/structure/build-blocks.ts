import type { DraftParagraph, PagePart } from '#engine/reading/pdf/layout/build-paragraphs.ts';
import type { Box, PageFormula, PagePicture } from '#engine/reading/pdf/page-content.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import type { HeadingJudgement } from './judge-headings.ts';

const INDENT_PT = 9;
const SAME_ROW_PT = 3;
const MAX_LIST_LEVEL = 5;

/** Turns the parts of one page into blocks; neighbouring items become one list. */
export function buildBlocks(
  parts: readonly PagePart[],
  page: { number: number; height: number },
  headings: ReadonlyMap<DraftParagraph, HeadingJudgement>,
): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  let items: DraftParagraph[] = [];
  const closeList = () => {
    if (items.length > 0) blocks.push(...makeLists(items, page.number));
    items = [];
  };
  for (const part of parts) {
    const isItem =
      part.type === 'paragraph' && part.paragraph.marker !== null && !headings.has(part.paragraph);
    if (isItem) {
      items.push(part.paragraph);
      continue;
    }
    closeList();
    if (part.type === 'table')
      blocks.push({ type: 'table', page: page.number, rows: part.rows, hasHeader: looksHeaded(part.rows) });
    else if (part.type === 'picture') blocks.push(makeImage(part.picture, page));
    else if (part.type === 'formula') blocks.push(makeEquation(part.formula, page));
    else {
      const block = makeText(part.paragraph, page.number, headings.get(part.paragraph));
      const whole = joinTorn(blocks.at(-1), block);
      if (whole === null) blocks.push(block);
      else blocks.splice(-1, 1, whole);
    }
  }
  closeList();
  return blocks;
}

function makeText(
  paragraph: DraftParagraph,
  page: number,
  heading: HeadingJudgement | undefined,
): DraftBlock {
  const { text } = paragraph;
  if (heading === undefined) return { type: 'paragraph', page, text, ...noteFormulas(text) };
  const block = { type: 'heading' as const, page, level: heading.level, text };
  return heading.isGuessed ? { ...block, isGuessed: true } : block;
}

const LAST_LINE_WORDS = 2;
/** `Apêndice E`, `Texto 2`: what counts the heading below it. */
const COUNTS =
  /^(?:cap[íi]tulo|ap[êe]ndice|anexo|parte|unidade|aula|texto|m[óo]dulo|se[çc][ãa]o|quest[ãa]o|exerc[íi]cio)\s+\S{1,4}$|^[\d.\s]+$/iu;

/** `Algoritmo de Assinaturas`, `Digitais`: a heading right under one like it, of a word or two, is its second line. */
function joinTorn(above: DraftBlock | undefined, block: DraftBlock): DraftBlock | null {
  if (above?.type !== 'heading' || block.type !== 'heading' || above.page === 1) return null;
  const isAlike = above.isGuessed && block.isGuessed && above.level === block.level;
  const isLine =
    /^\p{L}/u.test(block.text) &&
    block.text.split(' ').length <= LAST_LINE_WORDS &&
    above.text.split(' ').length > LAST_LINE_WORDS;
  return isAlike && isLine && !COUNTS.test(above.text) && !/[.:!?]$/.test(above.text)
    ? { ...above, text: `${above.text} ${block.text}` }
    : null;
}

const makeImage = (picture: PagePicture, page: PageSize): DraftBlock => ({
  ...{ type: 'image', page: page.number, alt: picture.alt },
  ...placeOf(picture, page),
});

/** What cannot be written for certain is shown as the page has it. */
function makeEquation(formula: PageFormula, page: PageSize): DraftBlock {
  const { latex, plain } = formula;
  const place = latex === null ? { place: placeOf(formula, page) } : {};
  return { type: 'equation', page: page.number, latex, text: plain, ...place };
}

interface PageSize {
  number: number;
  height: number;
}

function placeOf(box: Box, page: PageSize) {
  const round = (points: number) => Math.round(points * 10) / 10;
  return {
    widthPt: round(box.right - box.left),
    heightPt: round(box.top - box.bottom),
    xPt: round(box.left),
    yPt: round(page.height - box.top),
  };
}

/** Formulas that the reader put together within a line. */
const INLINE = /\$([^$\n]*\\[a-z]+[^$\n]*)\$/g;
const noteFormulas = (text: string): { equations?: string[] } => {
  const equations = [...text.matchAll(INLINE)].flatMap((match) => match[1] ?? []);
  return equations.length > 0 ? { equations } : {};
};

/**
 * The marker leaves the text only where the list says it again: bullets, and numbers that count 1, 2, 3.
 * "07." of an exam or the "C)" of a lone option stays, as words would refer to it.
 */
function makeLists(items: readonly DraftParagraph[], page: number): DraftBlock[] {
  const runs: DraftParagraph[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const first = run?.[0];
    const isNested = first !== undefined && item.left > first.left + INDENT_PT;
    const isSame = first?.marker?.isOrdered === item.marker?.isOrdered;
    if (run !== undefined && (isSame || isNested)) run.push(item);
    else runs.push([item]);
  }
  return runs.map((run) => makeList(run, page));
}

function makeList(run: readonly DraftParagraph[], page: number): DraftBlock {
  const levels = rankIndents(run);
  const isOrdered = run[0]?.marker?.isOrdered ?? false;
  const counts: { sign: string; number: number }[] = [];
  const counting = run.map((item, index) => {
    const level = levels[index] ?? 0;
    counts.length = Math.min(counts.length, level + 1);
    const before = counts[level];
    const { sign, number } = item.marker ?? { sign: '', number: 0 };
    counts[level] = { sign, number };
    return before === undefined ? number === 1 : before.sign === sign && before.number + 1 === number;
  });
  const saysItself = (index: number) =>
    run[index]?.marker?.isOrdered === false || (isOrdered && counting.every(Boolean));
  const formulas = noteFormulas(run.map(({ text }) => text).join('\n'));
  if (isOrdered && run.length === 1)
    return { type: 'paragraph', page, text: run[0]?.text ?? '', ...formulas };
  return {
    type: 'list',
    page,
    isOrdered,
    ...formulas,
    items: run.map((item, index) => ({
      text: saysItself(index) ? (item.marker?.text ?? item.text) : item.text,
      level: levels[index] ?? 0,
    })),
  };
}

/** Level of each item from its left edge; edges nearer than a marker's width are one level. */
function rankIndents(run: readonly DraftParagraph[]): number[] {
  // Items beside each other on one line are equals: the first one's edge counts.
  const lefts = run.map((item) => {
    const mates = run.filter((other) => Math.abs(other.top - item.top) < SAME_ROW_PT);
    return Math.min(...mates.map((mate) => mate.left));
  });
  const edges: number[] = [];
  for (const left of [...lefts].sort((a, b) => a - b)) {
    if (edges.length === 0 || left - (edges.at(-1) ?? 0) > INDENT_PT) edges.push(left);
  }
  return lefts.map((left) => {
    const level = edges.findLastIndex((edge) => left >= edge - 0.1);
    return Math.min(Math.max(0, level), MAX_LIST_LEVEL);
  });
}

/** A first row of words over rows that hold numbers or longer texts. */
function looksHeaded(rows: readonly string[][]): boolean {
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0 || first.some((cell) => cell === '')) return false;
  const isNumber = (cell: string) => /^[\d.,%\s$R()+-]+$/u.test(cell);
  if (first.some(isNumber)) return false;
  const averageOf = (cells: readonly string[]) => cells.join('').length / Math.max(1, cells.length);
  return others.flat().some(isNumber) || averageOf(first) <= averageOf(others.flat());
}
