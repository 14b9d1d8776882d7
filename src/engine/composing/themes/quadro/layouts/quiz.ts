import type { Box } from '#engine/composing/drawing/drawn.ts';
import {
  joinFact,
  LETTERS,
  takeMost,
  takeQuestions,
  tellOptions,
} from '#engine/composing/themes/parts/facts.ts';
import { answerOf } from '#engine/composing/themes/parts/links.ts';
import { drawListed } from '#engine/composing/themes/parts/listed-item.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { addPlace } from '#engine/composing/themes/parts/picture.ts';
import { drawTableItem } from '#engine/composing/themes/parts/table-item.ts';
import { BODY, drawFoot, drawPaper } from '#engine/composing/themes/quadro/board.ts';
import { head, LOOK, text } from '#engine/composing/themes/quadro/look.ts';
import { drawRows } from '#engine/composing/themes/quadro/rows.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import { drawWideItem } from './wide-item.ts';

/** One item with its options, or several to be answered. */
export function drawQuiz(page: Page): void {
  const asked = page.slide.blocks.filter(({ type }) => type === 'question');
  const [only] = asked;
  if (asked.length > 1) drawQuestions(page);
  else if (drawTableItem(page, TIGHT, drawTight)) return;
  else if (only?.type === 'question' && drawListed(page, only, LISTED)) return;
  else if (only?.type === 'question' && (isWordy(only) || hasLongTitle(page, only))) drawWideItem(page);
  else if (only?.type === 'question' && only.options.length === 0 && only.text.length > LONGEST_OPEN)
    drawOpenItem(page);
  else drawItem(page);
}

/** Below a title of one line at the top. */
const TIGHT = { ...BODY, y: 1.38, h: 5.46 };
const drawTight = (page: Page): void => drawPaper(page, { x: 0.7, y: 0.3, w: 11.9, h: 0.68 });

/** Lines to be judged or matched: under the usual title, or more of them under one line. */
const LISTED = [
  { area: { ...BODY, h: 4.5 }, leastPt: 20, draw: (page: Page) => drawPaper(page) },
  { area: TIGHT, leastPt: 16, draw: drawTight },
];

/** What the column beside the board holds in an option, and the board itself. */
const LONGEST_OPTION = 84;
const LONGEST_STEM = 230;
const LONGEST_OPEN = 140;

const isWordy = ({ options, text: stem }: BlockOf<'question'>): boolean =>
  options.length > 0 && (stem.length > LONGEST_STEM || options.some(({ length }) => length > LONGEST_OPTION));

/** A title that the board does not hold. */
const LONGEST_TITLE = 40;
const hasLongTitle = ({ slide }: Page, { options, text: stem }: BlockOf<'question'>): boolean =>
  options.length > 0 && slide.title.length > LONGEST_TITLE && slide.title.trim() !== stem.trim();

/** An open item of many words: the whole upper half to read, lines beneath. */
function drawOpenItem(page: Page): void {
  const block = page.take('question');
  page.asKind('aberta-longa', 'resposta aberta, enunciado longo');
  page.furnish(plate('Painel', { x: 0, y: 0, w: 40 / 3, h: 4.1 }, LOOK.dark));
  const { onDark: colour, signal } = LOOK;
  page.field(
    {
      ...{ name: 'Título', type: 'title', box: { x: 0.7, y: 0.4, w: 11.9, h: 0.75 } },
      ...{ style: head(32, { colour: signal, anchor: 'middle' }), leastPt: 28 },
    },
    page.slide.title,
  );
  page.field(
    {
      ...{ name: 'Enunciado', box: { x: 0.7, y: 1.3, w: 11.9, h: 2.6 } },
      ...{ style: text(26, { colour }), leastPt: 18 },
    },
    block?.text ?? null,
  );
  drawLines(page, { x: 0.7, y: 4.4, w: 11.93, h: 2.35 });
  drawFoot(page);
}

/** Questions in rows under their numbers. */
function drawQuestions(page: Page): void {
  const questions = takeQuestions(page, 5);
  drawPaper(page);
  const rows = questions.map(({ number, text: said, options }) => ({
    ...{ label: String(number), leadsTo: answerOf(page, number) },
    content: tellOptions(said, options),
  }));
  drawRows(page, rows, BODY, { name: 'Questão' });
}

/** The item on the board to the left, its options to the right; lines to write on where it has none. */
function drawItem(page: Page): void {
  const block = page.take('question');
  const options = takeMost(page, block?.options ?? [], 5, 'Alternativas');
  const count = options.length;
  // Beside options of a word or two the statement has the wider half.
  const isWide = isBriefBeside(block);
  const boardIn = isWide ? WIDE_BOARD_IN : BOARD_IN;
  const wordsIn = boardIn - 1.05;
  page.asKind(`${count}${isWide ? '-largo' : ''}`, count === 0 ? 'resposta aberta' : `${count} alternativas`);
  page.furnish(plate('Painel', { x: 0, y: 0, w: boardIn, h: 7.5 }, LOOK.dark));
  const { onDark: colour, signal } = LOOK;
  const isOwnTitle = block === null || page.slide.title.trim() !== block.text.trim();
  page.field(
    {
      ...{ name: 'Título', type: 'title', box: { x: 0.7, y: 1.2, w: wordsIn, h: isOwnTitle ? 1.15 : 5.4 } },
      ...{ style: head(32, { colour, anchor: isOwnTitle ? 'middle' : 'top' }), leastPt: 28 },
    },
    page.slide.title,
  );
  page.write(
    {
      ...{ name: 'Questão', box: { x: 0.7, y: 0.72, w: wordsIn, h: 0.42 }, leastPt: 16 },
      style: text(20, { colour: signal, isBold: true, anchor: 'middle' }),
    },
    // The title of a question of the material ends in its number; one that nobody answers is not counted.
    block === null || /questão \d+\)?$/iu.test(page.slide.title) || (count === 0 && block.answer === null)
      ? null
      : `Questão ${block.number}`,
  );
  page.field(
    {
      ...{ name: 'Enunciado', box: { x: 0.7, y: 2.5, w: wordsIn, h: 4.5 } },
      style: text(isWide ? 30 : sizeOfStem(block?.text.length ?? 0, count), { colour }),
      leastPt: 18,
    },
    isOwnTitle ? (block?.text ?? null) : null,
  );
  const given = count === 0 ? page.take('points') : null;
  if (given !== null) {
    page.asKind(`considere-${given.items.length}`, `com ${given.items.length} itens a considerar`);
    drawGiven(page, given.items);
  } else if (count === 0) drawLines(page);
  const leadsTo = block === null ? null : answerOf(page, block.number);
  const rows = options.map((option, at) => ({ label: LETTERS[at] ?? null, content: option, leadsTo }));
  const list = { x: boardIn + 0.25, y: 0.75, w: 12.38 - boardIn, h: 5.85 };
  const isBrief = options.every(({ length }) => length <= BRIEF);
  drawRows(page, rows, list, {
    ...{ name: 'Alternativa', sizePt: isBrief ? 34 : 28, stepIn: count > 3 ? 1.5 : 1.7 },
  });
  const place = page.take('place');
  if (place !== null && count === 0) addPlace(page, place.wish, { x: 5.45, y: 5.2, w: 7.18, h: 1.2 });
  drawFoot(page, { x: 5.15, y: 6.88, w: 6.5, h: 0.36 });
}

/** The board at the left, and how wide it is beside short options of a long statement. */
const [BOARD_IN, WIDE_BOARD_IN] = [4.9, 6.7];
const [LONGEST_BESIDE, SHORTEST_WIDE] = [26, 60];

const isBriefBeside = (block: BlockOf<'question'> | null): boolean =>
  block !== null &&
  block.options.length > 0 &&
  block.options.every(({ length }) => length <= LONGEST_BESIDE) &&
  block.text.length >= SHORTEST_WIDE;

/** A number, a word. */
const BRIEF = 16;

/** The shorter the statement, the larger: the board is as high for each. */
const sizeOfStem = (letters: number, options: number): number =>
  letters <= 70 ? 30 : letters <= 120 ? 26 : options > 3 ? 22 : 24;

/** Premises, or what has been seen: what the class answers with. */
function drawGiven(page: Page, items: BlockOf<'points'>['items']): void {
  page.furnish({
    ...plate('Chamada', { x: 5.45, y: 0.72, w: 7.18, h: 0.42 }, null),
    text: {
      paragraphs: [page.paragraph('Considere', text(20), { isBold: true })],
      style: text(20, { isBold: true, anchor: 'middle', colour: 'accent1' }),
      insetIn: { l: 0, t: 0, r: 0, b: 0 },
    },
  });
  const rows = items.map((item, at) => ({
    label: String(at + 1),
    content: [joinFact(page, item, text(28))],
  }));
  drawRows(page, rows, { x: 5.45, y: 1.3, w: 7.18, h: 5.3 }, { name: 'Item', sizePt: 28, stepIn: 1.5 });
}

function drawLines(page: Page, sheet: Box = { x: 5.15, y: 0.75, w: 7.48, h: 5.85 }): void {
  page.furnish(plate('Folha', sheet, LOOK.card));
  const inner = { x: sheet.x + 0.35, w: sheet.w - 0.7 };
  page.furnish({
    ...plate('Chamada', { ...inner, y: sheet.y + 0.2, h: 0.5 }, null),
    text: {
      paragraphs: [page.paragraph('Resolva no caderno', text(20), { isBold: true })],
      style: text(20, { isBold: true, anchor: 'middle', colour: 'accent1' }),
      insetIn: { l: 0, t: 0, r: 0, b: 0 },
    },
  });
  for (let y = sheet.y + 1.35; y < sheet.y + sheet.h - 0.2; y += 0.65)
    page.furnish(plate('Pauta', { ...inner, y, h: 0.012 }, LOOK.rule));
}
