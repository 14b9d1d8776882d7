import { alpha } from '#engine/composing/drawing/colours.ts';
import { head, LOOK, text } from '#engine/composing/themes/norma/look.ts';
import { drawRows } from '#engine/composing/themes/norma/rows.ts';
import { BODY, drawDark, drawSheet, rule } from '#engine/composing/themes/norma/sheet.ts';
import {
  answerPt,
  BEFORE_LEAVING,
  joinFact,
  rowPt,
  takeFacts,
  takeMost,
} from '#engine/composing/themes/parts/facts.ts';
import { fitRows } from '#engine/composing/themes/parts/fit-together.ts';
import { type Answer, askAgain, openKey } from '#engine/composing/themes/parts/key-grid.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { readAnswer } from '#engine/composing/themes/parts/read-answer.ts';
import { quoteMarks } from '#engine/composing/themes/parts/strokes.ts';

/** The closing ideas as a checklist on the dark page; what to take along stands below in the signal colour. */
export function drawSummary(page: Page): void {
  const facts = takeMost(page, page.take('points')?.items ?? takeFacts(page), 5, 'Ideias');
  const ticket = page.take('question')?.text ?? page.take('text')?.text ?? page.take('place')?.wish ?? null;
  const count = facts.length || 3;
  page.asKind(ticket === null ? count : `${count}-bilhete`, `${count} ${count === 1 ? 'ideia' : 'ideias'}`);
  drawDark(page);
  const { onDark: colour, signal } = LOOK;
  page.field(
    {
      ...{ name: 'Título', type: 'title', box: { x: 0.7, y: 0.6, w: 10.8, h: 1.05 } },
      ...{ style: head(40, { colour, anchor: 'middle' }), leastPt: 28, isBalanced: true },
    },
    page.slide.title,
  );
  const style = text(IDEA_PT[count - 1] ?? 26, { colour, anchor: 'middle' });
  const ideas = Array.from({ length: count }, (_, at) => {
    const fact = facts[at];
    return fact === undefined ? null : [joinFact(page, fact, style)];
  });
  const { sizePt, heights } = fitRows(page, ideas, {
    ...{ style, leastPt: 18, widthIn: 10.95, heightIn: ticket === null ? 4.85 : 3.75 },
    ...{ stepIn: IDEA_STEPS[count - 1] ?? 1.2, padIn: 0.2 },
  });
  let y = 1.85;
  ideas.forEach((idea, at) => {
    const high = heights[at] ?? 1;
    if (at > 0) page.add(rule(`Fio ${at}`, { x: 0.7, y, w: BODY.w }, alpha('lt1', 35)));
    const side = Math.min(0.46, high - 0.2);
    const box = { x: 0.72, y: y + (high - side) / 2, w: side, h: side };
    page.add(plate(`Caixa ${at + 1}`, box, null, { line: { colour: signal, widthPt: 2.5 } }));
    page.field(
      {
        ...{ name: `Ideia ${at + 1}`, box: { x: 1.55, y: y + 0.08, w: 10.95, h: high - 0.16 } },
        ...{ style: { ...style, sizePt }, leastPt: 18, isBalanced: true },
      },
      idea,
    );
    y += high;
  });
  if (ticket === null) return;
  page.furnish(rule('Fio do bilhete', { x: 0.7, y: 5.72, w: BODY.w }, signal, 0.04));
  page.field(
    {
      ...{ name: 'Bilhete de saída', box: { x: 0.7, y: 5.82, w: 11.93, h: 0.95 } },
      ...{
        style: text(22, { isBold: true, colour: signal, anchor: 'middle' }),
        leastPt: 18,
        isBalanced: true,
      },
    },
    [joinFact(page, { head: BEFORE_LEAVING, text: ticket }, text(22))],
  );
}

/** The fewer ideas, the larger, and the further apart. */
const IDEA_PT = [40, 36, 30];
const IDEA_STEPS = [3.6, 2.35, 1.55];

export function drawSources(page: Page): void {
  const entries = page.take('sources')?.entries ?? [];
  drawSheet(page);
  page.field(
    { name: 'Fontes', box: { ...BODY, w: 11.6, h: 4.5 }, style: text(20), leastPt: 16 },
    entries.map((entry) => page.paragraph(entry, text(20), { spaceAfterPt: 14 })),
  );
}

/** One answer large with its reason, or one row for each. */
export function drawAnswerKey(page: Page): void {
  const style = text(22, { anchor: 'middle' });
  const look = { area: { ...BODY, h: 4.4 }, most: 7, style, drawGround: drawSheet, drawOne: drawOneAnswer };
  const rows = openKey(page, look);
  if (rows === null) return;
  page.furnish(rule('Fio da cabeça', BODY, 'dk1', 0.02));
  drawRows(
    page,
    rows.map(({ label, ...row }) => ({ key: label, ...row })),
    BODY,
    {
      ...{ key: head(28, { colour: 'accent1', anchor: 'middle' }), keyIn: 0.9 },
      ...{ text: { ...style, sizePt: rowPt(rows.length) }, stepIn: rows.length < 4 ? 1.45 : 1.15 },
      name: 'Resposta',
    },
  );
}

function drawOneAnswer(page: Page, { number, answer, reason }: Answer): void {
  const { letter, rest } = readAnswer(answer);
  page.asKind(`${letter === null ? 'texto' : 'letra'}${reason === null ? '-só' : ''}`, 'uma resposta');
  drawSheet(page);
  // A letter that nobody gives a reason for stands alone, and beside it what was asked and what it says.
  const isBeside = letter !== null && reason === null;
  const block = { ...BODY, w: isBeside ? 3.2 : reason === null ? BODY.w : 5.2, h: 4.3 };
  page.furnish(plate('Bloco', block, LOOK.card), rule('Fio do bloco', block, 'accent1', 0.06));
  if (letter !== null) {
    page.write(
      {
        ...{ name: 'Letra certa', leastPt: 80 },
        box: isBeside ? { ...block, y: block.y + 1.2, h: 1.85 } : { x: 1.05, y: 2.4, w: 4.5, h: 1.85 },
        style: head(110, {
          ...{ colour: 'accent1', anchor: 'middle', lineHeight: 1 },
          ...(isBeside && { align: 'center' }),
        }),
      },
      letter,
    );
  }
  const w = block.w - 0.7;
  const style =
    letter === null || isBeside
      ? text(reason !== null ? 28 : answerPt(rest), { isBold: true, anchor: 'middle' })
      : text(28, { isBold: true });
  const below = letter === null ? { x: 1.05, y: 2.5, w, h: 3.7 } : { x: 1.05, y: 4.35, w, h: 1.95 };
  page.field(
    {
      ...{ name: 'Resposta', leastPt: 18, isBalanced: true, style },
      box: isBeside ? { ...BODY, x: BODY.x + 3.65, w: BODY.w - 3.95, h: block.h } : below,
    },
    [
      ...(letter === null || isBeside ? askAgain(page, number, style, 24) : []),
      page.paragraph(rest ?? '', style, { isBold: true }),
    ],
  );
  const right = { x: 6.45, w: 6.18 };
  page.field(
    { name: 'Por quê', box: { ...right, y: 2.2, h: 4.25 }, style: text(28), leastPt: 18 },
    reason === null
      ? null
      : [
          page.paragraph('Por quê?', head(26), { isBold: true, font: 'major', sizePt: 26, spaceAfterPt: 8 }),
          page.paragraph(reason, text(28)),
        ],
  );
}

/** One sentence with its author, on the dark page. */
export function drawQuote(page: Page): void {
  const block = page.take('quote');
  drawDark(page);
  const { onDark: colour, signal } = LOOK;
  page.field(
    {
      ...{ name: 'Título', type: 'title', box: { x: 0.7, y: 0.7, w: 10.8, h: 0.72 } },
      ...{ style: head(28, { colour: signal, anchor: 'middle' }), leastPt: 28 },
    },
    page.slide.title,
  );
  page.furnish(rule('Fio do alto', { x: 0.7, y: 1.5, w: BODY.w }, alpha('lt1', 45)));
  page.furnish(...quoteMarks('Aspas', { x: 0.72, y: 2.05 }, 0.48, signal));
  page.field(
    {
      ...{ name: 'Citação', box: { x: 1.75, y: 1.85, w: 10.6, h: 3.2 } },
      ...{ style: head(38, { colour, isBold: false, anchor: 'middle' }), leastPt: 24, isBalanced: true },
    },
    block?.text ?? null,
  );
  page.field(
    {
      ...{ name: 'Autor', box: { x: 1.75, y: 5.35, w: 10.6, h: 0.45 } },
      ...{ style: text(22, { colour, isBold: true, anchor: 'middle' }), leastPt: 18 },
    },
    block?.author ?? null,
  );
  page.field(
    {
      ...{ name: 'Obra', box: { x: 1.75, y: 5.84, w: 10.6, h: 0.42 } },
      ...{ style: text(18, { colour, anchor: 'middle' }), leastPt: 16 },
    },
    block?.work ?? null,
  );
}
