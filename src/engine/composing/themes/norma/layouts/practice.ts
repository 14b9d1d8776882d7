import type { Box } from '#engine/composing/drawing/drawn.ts';
import { head, LOOK, text } from '#engine/composing/themes/norma/look.ts';
import { drawRows } from '#engine/composing/themes/norma/rows.ts';
import { BODY, drawSheet, rule } from '#engine/composing/themes/norma/sheet.ts';
import {
  isBriefTask,
  joinFact,
  LETTERS,
  rowPt,
  takeMost,
  tellOptions,
} from '#engine/composing/themes/parts/facts.ts';
import { fitRows, heightOf, sizeTogether } from '#engine/composing/themes/parts/fit-together.ts';
import { answerOf } from '#engine/composing/themes/parts/links.ts';
import { drawListed } from '#engine/composing/themes/parts/listed-item.ts';
import { type Content, type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { addPlace } from '#engine/composing/themes/parts/picture.ts';
import { setLead } from '#engine/composing/themes/parts/stress.ts';
import { drawTableItem } from '#engine/composing/themes/parts/table-item.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';

/** What is done, step by step, with the time large beside the title, or on a white card with what is needed. */
export function drawActivity(page: Page): void {
  const block = page.take('activity');
  const steps = takeMost(page, block?.steps ?? [], 5, 'Passos');
  const materials = block?.materials ?? [];
  const minutes = block?.minutes ?? page.slide.minutes;
  const count = steps.length || (block === null ? 3 : 0);
  const hasCard = block === null || materials.length > 0;
  const isTimed = !hasCard && minutes !== null;
  const [only] = steps;
  const isBrief = count === 1 && isBriefTask(only?.text ?? null);
  const kind = `${hasCard ? '-cartão' : isTimed ? '-tempo' : ''}${isBrief ? '-breve' : ''}`;
  page.asKind(`${count}${kind}`, `${count} ${count === 1 ? 'passo' : 'passos'}`);
  page.background = LOOK.card;
  drawSheet(page, isTimed ? { w: BODY.w - TIME_IN - 0.2 } : {});
  if (isTimed)
    page.write(
      {
        ...{ name: 'Tempo', box: { x: 12.63 - TIME_IN, y: 0.92, w: TIME_IN, h: 0.8 }, leastPt: 28 },
        style: head(36, { colour: 'accent2', align: 'right' }),
      },
      `${minutes}\u00a0min`,
    );
  const rows = Array.from({ length: count }, (_, at) => ({
    key: steps[at] === undefined ? null : String(at + 1),
    content:
      count === 1 && only !== undefined
        ? setLead(page, only.text, text(32), LEAD)
        : (steps[at]?.text ?? null),
  }));
  const wide = hasCard ? 7.3 : BODY.w;
  if (count === 1) drawTask(page, rows[0]?.content ?? null, wide, isBrief);
  else
    drawRows(
      page,
      rows,
      { ...BODY, w: wide, h: 4.4 },
      {
        ...{ key: head(30, { colour: 'accent1', anchor: 'middle' }), keyIn: 0.85 },
        ...{
          text: text(rowPt(count), { anchor: 'middle' }),
          stepIn: count === 2 ? 2.1 : count === 3 ? 1.45 : 1.15,
          name: 'Passo',
        },
      },
    );
  if (count === 0) drawLines(page, { ...BODY, w: 7.3 });
  if (hasCard) drawCard(page, minutes, materials);
}

/** The one task on a white sheet, with lines for the answer below a question of one line. */
function drawTask(page: Page, content: Content, w: number, isBrief: boolean): void {
  const sheet = { ...BODY, w, h: 4.3 };
  const box = isBrief ? { ...sheet, h: 1.5 } : sheet;
  page.furnish(plate('Folha', sheet, 'lt1'), rule('Fio da folha', sheet, 'accent1', 0.06));
  if (isBrief) drawLines(page, { x: box.x + 0.45, y: box.y + box.h, w: w - 0.9, h: 2.7 });
  page.field(
    {
      ...{ name: 'Passo 1', box: { x: box.x + 0.45, y: box.y + 0.25, w: w - 0.9, h: box.h - 0.5 } },
      ...{ style: text(32, { anchor: 'middle' }), leastPt: 20, isBalanced: true },
    },
    content,
  );
}

/** Beside the title. */
const TIME_IN = 2.4;
const LEAD = { leadPt: 48, colour: 'accent1', stressed: null } as const;

/** The time, and what is needed for it: as tall as that. */
function drawCard(page: Page, minutes: number | null, materials: readonly string[]): void {
  const [style, w] = [text(20), 3.63];
  const list =
    materials.length === 0
      ? null
      : [
          page.paragraph('Material', style, { isBold: true, spaceAfterPt: 6 }),
          ...materials.map((one) => page.paragraph(one, style, { isBullet: true, spaceAfterPt: 6 })),
        ];
  const top = minutes === null ? 0.35 : 1.4;
  const room = { widthIn: w, heightIn: 4.3 - top - 0.25, leastPt: 16 };
  const sizePt = sizeTogether(page, [list], style, room);
  const listIn =
    list === null ? 0 : Math.min(room.heightIn, heightOf(page, list, { ...style, sizePt }, w) + 0.1);
  const card = { x: 12.63 - w - 0.7, y: BODY.y, w: w + 0.7, h: top + listIn + (list === null ? 0.1 : 0.25) };
  const inner = { x: card.x + 0.35, w };
  page.add(plate('Fundo do cartão', card, 'lt1'), rule('Fio do cartão', card, 'accent2', 0.06));
  page.write(
    {
      ...{ name: 'Tempo', box: { ...inner, y: card.y + 0.25, h: 1.0 }, leastPt: 32 },
      style: head(54, { colour: 'accent2', anchor: 'middle' }),
    },
    minutes === null ? null : `${minutes}\u00a0min`,
  );
  page.field(
    { name: 'Material', box: { ...inner, y: card.y + top, h: room.heightIn }, style, leastPt: 16 },
    list,
  );
}

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
  const all: BlockOf<'question'>[] = [];
  for (let one = page.take('question'); one !== null; one = page.take('question')) all.push(one);
  const questions = takeMost(page, all, 5, 'Questões');
  page.asKind(`lista-${questions.length}`, `${questions.length} questões`);
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

/** Statement above, options as rows below; lines to write on where it has none. */
function drawItem(page: Page): void {
  const block = page.take('question');
  const options = takeMost(page, block?.options ?? [], 5, 'Alternativas');
  const isOwnTitle = block === null || page.slide.title.trim() !== block.text.trim();
  const said = isOwnTitle ? (block?.text ?? null) : null;
  const isOpen = options.length === 0;
  // Under a title of one line there is more room for the options.
  const isShort = heightOf(page, page.slide.title, head(30), 11.4) < 0.6;
  page.asKind(
    `${options.length}${isOwnTitle ? '' : '-título'}${isOwnTitle && isShort ? '-curto' : ''}`,
    isOpen ? 'resposta aberta' : `${options.length} alternativas`,
  );
  drawSheet(page, isOwnTitle ? { h: isShort ? 0.62 : 1.12 } : { h: 1.75 });
  const top = isOwnTitle ? (isShort ? 1.78 : 2.12) : 2.8;
  let y = top;
  if (isOwnTitle) {
    const style = text(isOpen ? 30 : (said?.length ?? 0) <= LONGEST_LARGE_STEM ? 28 : 22);
    const room = { widthIn: 11.8, heightIn: isOpen ? 2.3 : 1.75, leastPt: isOpen ? 18 : 16 };
    const sizePt = sizeTogether(page, [said], style, room);
    const box = { x: 0.7, y: top, w: room.widthIn, h: room.heightIn };
    if (said !== null) box.h = Math.min(box.h, heightOf(page, said, { ...style, sizePt }, box.w) + 0.06);
    page.field({ name: 'Enunciado', box, leastPt: 16, style: { ...style, sizePt } }, said);
    y += box.h + 0.22;
  }
  const given = isOpen ? page.take('points') : null;
  if (given !== null) {
    page.asKind(`considere-${given.items.length}`, 'com itens a considerar');
    const items = given.items.map((item, at) => ({
      key: String(at + 1),
      content: [joinFact(page, item, text(24))],
    }));
    drawRows(
      page,
      items,
      { ...BODY, y: y + 0.15, h: 6.5 - y },
      {
        ...{ key: head(28, { colour: 'accent1', anchor: 'middle' }), keyIn: 0.9 },
        ...{ text: text(24, { anchor: 'middle' }), stepIn: 1.1, name: 'Item' },
      },
    );
    return;
  }
  if (isOpen) {
    const place = page.take('place');
    const area = { ...BODY, y: y + 0.2, h: 6.6 - y - 0.2 };
    if (place !== null) addPlace(page, place.wish, { ...area, y: area.y + area.h - 1.15, h: 1.15 });
    page.write(
      {
        ...{ name: 'Chamada', box: { ...area, h: 0.4 }, leastPt: 16 },
        style: text(18, { isBold: true, anchor: 'middle', colour: 'accent1' }),
      },
      'Resposta',
    );
    drawLines(page, { ...area, y: area.y + 0.4, h: area.h - (place === null ? 0.4 : 1.7) });
    return;
  }
  const style = text(options.every(({ length }) => length <= LONGEST_LARGE) ? 28 : 22, { anchor: 'middle' });
  const { sizePt, heights } = fitRows(page, options, {
    ...{ style, leastPt: 16, widthIn: BODY.w - 1.1, heightIn: 6.76 - y, stepIn: 1.05, padIn: 0.14 },
  });
  options.forEach((option, at) => {
    const row = { ...BODY, y, h: (heights[at] ?? 0.9) - 0.08 };
    page.add(plate(`Linha ${at + 1}`, row, LOOK.card));
    page.write(
      {
        ...{ name: `Letra ${at + 1}`, box: { ...row, x: row.x + 0.25, w: 0.5 }, leastPt: 18 },
        style: head(24, { colour: 'accent1', anchor: 'middle' }),
      },
      LETTERS[at] ?? null,
    );
    page.field(
      {
        ...{ name: `Alternativa ${at + 1}`, box: { ...row, x: row.x + 0.85, w: row.w - 1.1 }, leastPt: 16 },
        isBalanced: true,
        leadsTo: block === null ? null : answerOf(page, block.number),
        style: { ...style, sizePt },
      },
      option,
    );
    y += heights[at] ?? 0.9;
  });
}

/** A statement of one line, and an option that is read at a glance. */
const LONGEST_LARGE_STEM = 90;
const LONGEST_LARGE = 40;

/** Ruled room for what the class writes. */
function drawLines(page: Page, area: Box): void {
  for (let y = area.y + 0.55; y < area.y + area.h; y += 0.6)
    page.add(rule('Pauta', { ...area, y }, LOOK.rule, 0.014));
}
