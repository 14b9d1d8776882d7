import { findSetOff } from '#engine/reading/find-set-off.ts';
import type { DraftParagraph, PagePart } from '#engine/reading/pdf/layout/build-paragraphs.ts';
import type { Box, PageFormula, PagePicture } from '#engine/reading/pdf/page-content.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { makeLists, noteFormulas, type SetOffs } from './build-lists.ts';
import type { HeadingJudgement } from './judge-headings.ts';

/** Turns the parts of one page into blocks; neighbouring items become one list. */
export function buildBlocks(
  parts: readonly PagePart[],
  page: { number: number; height: number },
  headings: ReadonlyMap<DraftParagraph, HeadingJudgement>,
): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  const lines = parts.flatMap((part) =>
    part.type === 'paragraph' && !headings.has(part.paragraph) ? [part.paragraph] : [],
  );
  const setOff = findSetOff(lines, ({ text, colour, isBold, marker }) => ({
    text,
    look: { bold: isBold ? 'on' : '', ...(colour === null ? {} : { colour }) },
    list: marker?.isOrdered === false ? marker.sign : null,
  }));
  let items: DraftParagraph[] = [];
  const closeList = () => {
    if (items.length > 0) blocks.push(...makeLists(items, page.number, setOff));
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
      const block = makeText(part.paragraph, page.number, headings.get(part.paragraph), setOff);
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
  setOff: SetOffs,
): DraftBlock {
  const { text } = paragraph;
  if (heading === undefined)
    return { type: 'paragraph', page, text, ...noteFormulas(text), ...setOff.get(paragraph) };
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

/** A first row of words over rows that hold numbers or longer texts. */
function looksHeaded(rows: readonly string[][]): boolean {
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0 || first.some((cell) => cell === '')) return false;
  const isNumber = (cell: string) => /^[\d.,%\s$R()+-]+$/u.test(cell);
  if (first.some(isNumber)) return false;
  const averageOf = (cells: readonly string[]) => cells.join('').length / Math.max(1, cells.length);
  return others.flat().some(isNumber) || averageOf(first) <= averageOf(others.flat());
}
