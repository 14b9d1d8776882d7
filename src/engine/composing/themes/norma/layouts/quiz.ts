import type { Box, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { head, LOOK, text } from '#engine/composing/themes/norma/look.ts';
import { drawRows } from '#engine/composing/themes/norma/rows.ts';
import { BODY, drawLines, drawSheet, rule } from '#engine/composing/themes/norma/sheet.ts';
import {
  joinFact,
  LETTERS,
  rowPt,
  takeMost,
  takeQuestions,
  tellOptions,
} from '#engine/composing/themes/parts/facts.ts';
import { fitRows, heightOf, sizeTogether } from '#engine/composing/themes/parts/fit-together.ts';
import { answerOf } from '#engine/composing/themes/parts/links.ts';
import { drawListed } from '#engine/composing/themes/parts/listed-item.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { addPlace } from '#engine/composing/themes/parts/picture.ts';
import { drawTableItem } from '#engine/composing/themes/parts/table-item.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';

/** One item with its options, or several to be answered. */
export function drawQuiz(page: Page): void {
  const asked = page.slide.blocks.filter(({ type }) => type === 'question');
  const [only] = asked;
  if (asked.length > 1) drawQuestions(page);
  else if (drawTableItem(page, TIGHT, drawTight)) return;
  else if (only?.type === 'question' && drawListed(page, only, LISTED)) return;
  else drawItem(page);
}

/** Below a title of one line. */
const TIGHT = { ...BODY, y: 1.72, h: 5.05 };
const drawTight = (page: Page): void => drawSheet(page, { h: 0.62 });

/** Lines to be judged or matched: under the usual title, or more of them under one line. */
const LISTED = [
  { area: { ...BODY, h: 4.5 }, leastPt: 20, draw: (page: Page) => drawSheet(page) },
  { area: TIGHT, leastPt: 16, draw: drawTight },
];

/** Questions in rows under their numbers. */
function drawQuestions(page: Page): void {
  const questions = takeQuestions(page, 5);
  drawSheet(page);
  const rows = questions.map(({ number, text: said, options }) => {
    return {
      ...{ key: String(number), content: tellOptions(said, options) },
      leadsTo: answerOf(page, number),
    };
  });
  drawRows(page, rows, BODY, {
    ...{ key: head(28, { colour: 'accent1', anchor: 'middle' }), keyIn: 0.9 },
    ...{ text: text(rowPt(rows.length), { anchor: 'middle' }), stepIn: rows.length === 2 ? 2.1 : 1.5 },
    name: 'Questão',
  });
}

const MOST_OPTIONS = 5;
/** A statement that is read at a glance stands in the serif, as a claim does. */
const LONGEST_CLAIM = 110;
/** A statement of one line, and an option that is read at a glance. */
const LONGEST_LARGE_STEM = 90;
const LONGEST_LARGE = 40;
const LETTER_IN = 0.72;

/**
 * One question: short options to the right of its statement, longer ones in rows below it; lines to write on where it has
 * none. A question that is its slide's title is not said again.
 */
function drawItem(page: Page): void {
  const block = page.take('question');
  const options = takeMost(page, block?.options ?? [], MOST_OPTIONS, 'Alternativas');
  const isOwnTitle = block === null || page.slide.title.trim() !== block.text.trim();
  const said = isOwnTitle ? (block?.text ?? null) : null;
  if (options.length === 0) drawOpen(page, said, isOwnTitle);
  else if (said === null || block === null || !drawAbreast(page, said, { options, block }))
    drawStacked(page, said, { options, block, isOwnTitle });
}

interface Choice {
  options: readonly string[];
  block: BlockOf<'question'> | null;
}

const STEM: Box = { ...BODY, w: 6.7, h: 4.4 };
const SIDE: Box = { ...BODY, x: STEM.x + STEM.w + 0.35, w: BODY.w - STEM.w - 0.35, h: STEM.h };
const PAD_IN = 0.35;
const LEAST_STEM_PT = 24;
const MOST_STEP_IN = 1.1;

const stemStyle = (said: string, claimPt: number, textPt: number): TextStyle =>
  said.length <= LONGEST_CLAIM ? head(claimPt, { anchor: 'middle' }) : text(textPt, { anchor: 'middle' });

/** Statement on the tint, options beside it, each in one line; false, and nothing drawn, where one of them asks for more. */
function drawAbreast(page: Page, said: string, { options, block }: Choice): boolean {
  const style = text(30, { anchor: 'middle' });
  const widthIn = SIDE.w - LETTER_IN - 0.4;
  const stepIn = Math.min(MOST_STEP_IN, SIDE.h / options.length);
  const sizePt = sizeTogether(page, options, style, { widthIn, heightIn: 0.62, leastPt: 18 });
  const isLine = (one: string) => heightOf(page, one, { ...style, sizePt }, widthIn) <= 0.62;
  const stem = stemStyle(said, 38, 28);
  const room = { widthIn: STEM.w - 2 * PAD_IN, heightIn: STEM.h - 0.5, leastPt: LEAST_STEM_PT };
  const stemPt = sizeTogether(page, [said], stem, room);
  const isHeld = heightOf(page, said, { ...stem, sizePt: stemPt }, room.widthIn) <= room.heightIn;
  if (!isHeld || sizePt < LEAST_STEM_PT || !options.every(isLine)) return false;
  page.asKind(`${options.length}-ao-lado`, `${options.length} alternativas ao lado`);
  drawSheet(page);
  const high = Math.min(STEM.h, options.length * stepIn);
  const panel = { ...STEM, h: high - 0.1 };
  page.furnish(plate('Painel', panel, LOOK.card), rule('Fio do painel', panel, 'accent1', 0.06));
  page.field(
    {
      ...{ name: 'Enunciado', leastPt: 18, isBalanced: true },
      box: { ...panel, x: panel.x + PAD_IN, y: panel.y + 0.2, w: room.widthIn, h: panel.h - 0.35 },
      style: { ...stem, sizePt: stemPt },
    },
    said,
  );
  options.forEach((option, at) => {
    const row = { ...SIDE, y: SIDE.y + at * stepIn, h: stepIn - 0.1 };
    drawOption(page, row, { option, at, block, style: { ...style, sizePt } });
  });
  return true;
}

/** Statement above, options as rows below. */
function drawStacked(
  page: Page,
  said: string | null,
  { options, block, isOwnTitle }: Choice & { isOwnTitle: boolean },
): void {
  const top = openSheet(page, isOwnTitle, `${options.length}`, `${options.length} alternativas`);
  const { stemPt, stemIn, sizePt, heights } = suitStacked(page, said, options, 6.76 - top);
  let y = top;
  if (isOwnTitle) {
    const box = { x: 0.7, y: top, w: STACKED_IN, h: stemIn };
    page.field({ name: 'Enunciado', box, leastPt: 16, style: text(stemPt) }, said);
    y += stemIn + 0.22;
  }
  const style = text(sizePt, { anchor: 'middle' });
  options.forEach((option, at) => {
    const row = { ...BODY, y, h: (heights[at] ?? 0.9) - 0.08 };
    drawOption(page, row, { option, at, block, style });
    y += heights[at] ?? 0.9;
  });
}

const STACKED_IN = 11.8;
const LEAST_STACKED_PT = 16;

/** Sizes of a statement and of the options below it: where one has to be small the other gives way, so that both are read. */
function suitStacked(page: Page, said: string | null, options: readonly string[], heightIn: number) {
  const mostPt = (said?.length ?? 0) <= LONGEST_LARGE_STEM ? 28 : 22;
  const optionPt = options.every(({ length }) => length <= LONGEST_LARGE) ? 28 : 22;
  const suit = (stemPt: number) => {
    const needed = said === null ? 1.75 : heightOf(page, said, text(stemPt), STACKED_IN) + 0.06;
    const stemIn = Math.min(1.75, needed);
    const { sizePt, heights } = fitRows(page, options, {
      ...{ style: text(optionPt, { anchor: 'middle' }), leastPt: LEAST_STACKED_PT },
      ...{ widthIn: BODY.w - LETTER_IN - 0.45, heightIn: heightIn - stemIn - 0.22 },
      ...{ stepIn: 1.05, padIn: 0.14 },
    });
    const least = needed > stemIn && stemPt > LEAST_STACKED_PT ? 0 : Math.min(stemPt, sizePt);
    return { stemPt, stemIn, sizePt, heights, least };
  };
  let best = suit(mostPt);
  // Once the statement is the smaller of both, smaller still helps neither.
  for (let stemPt = mostPt - 1; stemPt >= LEAST_STACKED_PT && best.least < best.stemPt; stemPt -= 1) {
    const tried = suit(stemPt);
    if (tried.least > best.least) best = tried;
    else if (tried.least >= stemPt) break;
  }
  return best;
}

/** A letter on the accent, what it stands for on the tint. */
function drawOption(
  page: Page,
  row: Box,
  { option, at, block, style }: { option: string; at: number; style: TextStyle } & Pick<Choice, 'block'>,
): void {
  page.add(plate(`Linha ${at + 1}`, row, LOOK.card));
  page.write(
    {
      ...{ name: `Letra ${at + 1}`, box: { ...row, w: LETTER_IN }, fill: 'accent1', leastPt: 18 },
      style: head(24, { colour: LOOK.onAccent, align: 'center', anchor: 'middle' }),
    },
    LETTERS[at] ?? null,
  );
  const inner = { ...row, x: row.x + LETTER_IN + 0.25, w: row.w - LETTER_IN - 0.4 };
  page.field(
    {
      ...{ name: `Alternativa ${at + 1}`, box: inner, leastPt: 16, isBalanced: true },
      ...{ style, leadsTo: block === null ? null : answerOf(page, block.number) },
    },
    option,
  );
}

/** The sheet of an item under its title; how high the content begins: under a title of one line there is more room for it. */
function openSheet(page: Page, isOwnTitle: boolean, kind: string, label: string): number {
  const isShort = heightOf(page, page.slide.title, head(30), 11.4) < 0.6;
  page.asKind(`${kind}${isOwnTitle ? '' : '-título'}${isOwnTitle && isShort ? '-curto' : ''}`, label);
  drawSheet(page, isOwnTitle ? { h: isShort ? 0.62 : 1.12 } : { h: 1.75 });
  return isOwnTitle ? (isShort ? 1.78 : 2.12) : 2.8;
}

/** A question without options: on the tint, over what is to be considered or over lines for the answer. */
function drawOpen(page: Page, said: string | null, isOwnTitle: boolean): void {
  let y = openSheet(page, isOwnTitle, '0', 'resposta aberta');
  if (isOwnTitle) {
    const style = stemStyle(said ?? '', 36, 28);
    const room = { widthIn: BODY.w - 2 * PAD_IN, heightIn: 2.3, leastPt: 18 };
    const sizePt = sizeTogether(page, [said], style, room);
    const needed = said === null ? 1.2 : heightOf(page, said, { ...style, sizePt }, room.widthIn);
    const panel = { ...BODY, y, h: Math.min(room.heightIn, needed + 0.1) + 0.4 };
    page.add(plate('Painel', panel, LOOK.card), rule('Fio do painel', panel, 'accent1', 0.06));
    const box = { ...panel, x: panel.x + PAD_IN, y: y + 0.22, w: room.widthIn, h: panel.h - 0.37 };
    page.field({ name: 'Enunciado', box, leastPt: 16, style: { ...style, sizePt } }, said);
    y += panel.h + 0.15;
  }
  const given = page.take('points');
  if (given !== null) {
    page.asKind(`considere-${given.items.length}`, 'com itens a considerar');
    const items = given.items.map((item, at) => ({
      key: String(at + 1),
      content: [joinFact(page, item, text(24))],
    }));
    drawRows(
      page,
      items,
      { ...BODY, y: y + 0.1, h: 6.6 - y },
      {
        ...{ key: head(28, { colour: 'accent1', anchor: 'middle' }), keyIn: 0.9 },
        ...{ text: text(24, { anchor: 'middle' }), stepIn: 1.1, name: 'Item' },
      },
    );
    return;
  }
  const place = page.take('place');
  const area = { ...BODY, y: y + 0.05, h: 6.78 - y - 0.05 };
  if (place !== null) addPlace(page, place.wish, { ...area, y: area.y + area.h - 1.15, h: 1.15 });
  page.write(
    {
      ...{ name: 'Chamada', box: { ...area, h: 0.4 }, leastPt: 16 },
      style: text(18, { isBold: true, anchor: 'middle', colour: 'accent1' }),
    },
    'Resposta',
  );
  drawLines(page, { ...area, y: area.y + 0.3, h: area.h - (place === null ? 0.3 : 1.6) });
}
