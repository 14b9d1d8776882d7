import type { Box, Paragraph, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import { takeMost } from './facts.ts';
import { shrinkBox, splitColumns, splitRows } from './grid.ts';
import { findQuestion, questionOf } from './links.ts';
import { type Page, plate } from './page.ts';
import { addPlace, corner } from './picture.ts';
import { briefOf, isBriefKey, readAnswer } from './read-answer.ts';

/** Fewer questions than this are no grid; more stand in the wish alone. */
const FEWEST = 2;
const MOST = 24;
const CELL_IN = 0.85;
const WISH_IN = 0.85;

/** Answers that rows hold with their words; more letters than this stand in a grid. */
const MOST_IN_ROWS = 5;
/** Answers in words have a row each up to here. */
const MOST_WORDED = 6;
/** What a box in a row of three holds. */
const LETTERS_IN_THIRD = 9;

/**
 * A key as a grid, a box for each question under its number: with its letter where the material gives many, to be filled
 * in where nobody gave it, and what is to be completed beneath. False where rows hold the answers or nothing is asked.
 */
function drawKeyGrid(page: Page, area: Box, drawGround: (page: Page) => void): boolean {
  const { slide, context } = page;
  const [block] = slide.blocks;
  const asked = context.deck.slides.flatMap(({ blocks }) =>
    blocks.flatMap((one) => (one.type === 'question' ? [one.number] : [])),
  );
  const letters = new Map(
    block?.type === 'answerKey'
      ? block.answers.map(({ number, answer }) => [number, briefOf(answer)] as const)
      : [],
  );
  const told = block?.type === 'answerKey' ? block.answers.map(({ answer }) => answer) : [];
  const isLetters = told.every((answer) => readAnswer(answer).letter !== null);
  const isGiven = letters.size > (isLetters ? MOST_IN_ROWS : MOST_WORDED) && isBriefKey(told);
  const isOpen = slide.blocks.length === 1 && block?.type === 'place';
  if (!(isOpen || isGiven) || asked.length < FEWEST || asked.length > MOST) return false;
  page.asKind(isOpen ? 'aberto' : 'letras', isOpen ? 'a completar' : 'muitas respostas');
  drawGround(page);
  page.take('answerKey');
  const wish = page.take('place')?.wish ?? null;
  const isWorded = [...letters.values()].some((one) => (one?.length ?? 0) > LETTERS_IN_THIRD);
  const columns = isWorded ? 2 : asked.length > 15 ? 4 : asked.length > 5 ? 3 : 2;
  const count = Math.ceil(asked.length / columns);
  const wishIn = wish === null ? 0 : WISH_IN + 0.25;
  const room = { ...area, h: Math.min(area.h - wishIn, count * (count < 3 ? 1.5 : 1.1)) };
  const boxes = splitRows(room, count, 0.14).flatMap((row) => splitColumns(row, columns, 0.25));
  const sorted = asked.sort((one, other) => one - other);
  sorted.forEach((number, at) => {
    drawCell(page, boxes[at] ?? area, { at, number, letter: letters.get(number) ?? null });
  });
  if (wish !== null) addPlace(page, wish, { ...area, y: room.y + room.h + 0.25, h: WISH_IN });
  return true;
}

/** How a theme shows a key: its ground, one answer alone, and how many of them rows hold. */
interface KeyLook {
  area: Box;
  most: number;
  /** Of an answer in its row. */
  style: TextStyle;
  drawGround: (page: Page) => void;
  drawOne: (page: Page, only: Answer) => void;
}

/** The rows of a key on its ground, empty ones for a layout without answers; null where a grid or one answer alone is drawn. */
export function openKey(page: Page, { area, most, style, drawGround, drawOne }: KeyLook) {
  if (drawKeyGrid(page, area, drawGround)) return null;
  const answers = takeMost(page, page.take('answerKey')?.answers ?? [], most, 'Respostas');
  const [only] = answers;
  if (answers.length === 1 && only !== undefined) {
    drawOne(page, only);
    return null;
  }
  const count = answers.length || BLANK_ROWS;
  page.asKind(count, `${count} respostas`);
  drawGround(page);
  return Array.from({ length: count }, (_, at) => {
    const answer = answers[at];
    if (answer === undefined) return { label: null, content: null };
    return { label: String(answer.number), ...writeAnswer(page, answer, style) };
  });
}
const BLANK_ROWS = 4;

function drawCell(
  page: Page,
  box: Box,
  { at, number, letter }: { at: number; number: number; letter: string | null },
): void {
  const { look } = page;
  const cell = { ...box, w: CELL_IN };
  const rest = shrinkBox({ ...box, x: box.x + CELL_IN, w: box.w - CELL_IN }, 0.25, 0);
  const name = `Resposta ${at + 1}`;
  page.add(plate(`${name}, casa`, box, look.card, corner(page, box)));
  page.write(
    {
      ...{ name: `${name}, número`, box: cell, fill: look.accents[0], leastPt: look.least.label },
      style: { ...look.heading, colour: look.onAccent, align: 'center', anchor: 'middle' },
      ...{ leadsTo: questionOf(page, number), ...corner(page, cell) },
    },
    String(number),
  );
  if (letter === null)
    page.add(plate(`${name}, pauta`, { ...rest, y: box.y + box.h * 0.74, h: 0.014 }, look.rule));
  const isWord = (letter?.length ?? 0) > 1;
  const style = { ...(isWord ? look.body : look.heading), anchor: 'middle' as const };
  page.write({ name, box: rest, style, leastPt: look.least.label }, letter);
}

/** An answer in a row of a key: itself, why behind it or what was asked above it, and the way to its question. */
function writeAnswer(page: Page, { number, answer, reason }: Answer, style: TextStyle) {
  const bold = page.paragraph(LETTERED.test(answer) ? answer : upperFirst(answer), style, {
    isBold: true,
  }).runs;
  const why = reason === null ? [] : page.paragraph(` – ${reason}`, style).runs;
  const asked = asksAgain(page) ? askAgain(page, number, style) : [];
  return { content: [...asked, { runs: [...bold, ...why] }], leadsTo: questionOf(page, number) };
}

/** `a) 45 m b) 30 m/s`: the parts of an answer are called as those of its question. */
const LETTERED = /^[a-h]\) /u;

/** With more answers each has one line. */
const MOST_ASKED = 3;
/** Letters of a line, of what is asked and of its answer. */
const LONGEST_LINE = 60;

/** Whether all rows of a key have room for a line above their answer, and each question is one. */
function asksAgain(page: Page): boolean {
  const [block] = page.slide.blocks;
  if (block?.type !== 'answerKey' || block.answers.length > MOST_ASKED) return false;
  return block.answers.every(({ number, answer, reason }) => {
    const asked = findQuestion(page, number)?.text ?? '';
    return reason === null && answer.length <= LONGEST_LINE && asked.length <= LONGEST_LINE;
  });
}

const LONGEST_ASKED = 110;
const ASKED_PT = 20;

/** A short question before its answer, small, so that the key is read without turning back; empty where it is long. */
export function askAgain(page: Page, number: number, style: TextStyle, sizePt = ASKED_PT): Paragraph[] {
  const text = findQuestion(page, number)?.text.trim() ?? '';
  if (text === '' || text.length > LONGEST_ASKED || text.includes('\n')) return [];
  return [page.paragraph(text, style, { sizePt, isBold: false, spaceAfterPt: sizePt / 4 })];
}

export type Answer = BlockOf<'answerKey'>['answers'][number];
