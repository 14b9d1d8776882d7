import { BEFORE_LEAVING, joinFact, takeFacts, takeMost } from '#engine/composing/themes/parts/facts.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { quoteMarks } from '#engine/composing/themes/parts/strokes.ts';
import { BODY, chalk, drawBoard, drawPaper } from '#engine/composing/themes/quadro/board.ts';
import { head, LOOK, text } from '#engine/composing/themes/quadro/look.ts';

/** The closing ideas on the board, with a slip of yellow for the question to take home. */
export function drawSummary(page: Page): void {
  const facts = takeMost(page, page.take('points')?.items ?? takeFacts(page), 5, 'Ideias');
  const ticket = page.take('question')?.text ?? page.take('text')?.text ?? page.take('place')?.wish ?? null;
  const count = facts.length || 3;
  page.asKind(ticket === null ? count : `${count}-bilhete`, `${count} ${count === 1 ? 'ideia' : 'ideias'}`);
  drawBoard(page);
  const { onDark: colour, signal } = LOOK;
  page.furnish(chalk('Traço de giz', { x: 0.7, y: 1.68, w: 2.0, h: 0.17 }, 'síntese'));
  page.field(
    {
      ...{ name: 'Título', type: 'title', box: { x: 0.7, y: 0.55, w: 11.9, h: 1.05 } },
      ...{ style: head(40, { colour, anchor: 'bottom' }), leastPt: 28, isBalanced: true },
    },
    page.slide.title,
  );
  const room = (ticket === null ? 4.75 : 3.35) + 0.1;
  const isOne = count === 1;
  const step = isOne ? room : Math.min(count === 2 ? 2.25 : 1.55, room / count);
  const sizePt = [36, 34, 27][count - 1] ?? 24;
  for (let at = 0; at < count; at += 1) {
    const [fact, y] = [facts[at], 2.15 + at * step];
    page.write(
      {
        ...{ name: `Número ${at + 1}`, box: { x: 0.7, y, w: 0.75, h: step - 0.1 } },
        ...{ style: head(36, { colour: signal, anchor: 'middle' }), leastPt: 28 },
      },
      fact === undefined || isOne ? null : String(at + 1),
    );
    page.field(
      {
        ...{
          name: `Ideia ${at + 1}`,
          box: { x: isOne ? 0.7 : 1.6, y, w: isOne ? 11.6 : 10.9, h: step - 0.1 },
        },
        ...{
          style: text(sizePt, { colour, anchor: 'middle' }),
          leastPt: 20,
          isBalanced: true,
          group: 'ideias',
        },
      },
      fact === undefined ? null : [joinFact(page, fact, text(sizePt))],
    );
  }
  if (ticket === null) return;
  page.furnish(plate('Bilhete', { x: 0.7, y: 5.6, w: 11.93, h: 1.15 }, 'accent2'));
  page.field(
    {
      ...{ name: 'Bilhete de saída', box: { x: 1.0, y: 5.7, w: 11.33, h: 0.95 } },
      ...{ style: text(22, { anchor: 'middle' }), leastPt: 18 },
    },
    [joinFact(page, { head: BEFORE_LEAVING, text: ticket }, text(22))],
  );
}

export function drawSources(page: Page): void {
  const entries = page.take('sources')?.entries ?? [];
  drawPaper(page);
  page.field(
    {
      ...{ name: 'Fontes', box: { ...BODY, w: 11.2, h: 4.5 } },
      ...{ style: text(20), leastPt: 18 },
    },
    entries.map((entry) => page.paragraph(entry, text(20), { spaceAfterPt: 12 })),
  );
}

/** One sentence with its author, on the board. */
export function drawQuote(page: Page): void {
  const block = page.take('quote');
  drawBoard(page);
  const { onDark: colour, signal } = LOOK;
  page.furnish(...quoteMarks('Aspa', { x: 0.75, y: 0.68 }, 0.72, LOOK.signal));
  page.furnish(chalk('Traço de giz', { x: 0.75, y: 5.2, w: 1.9, h: 0.17 }, 'citação'));
  page.field(
    {
      ...{ name: 'Título', type: 'title', box: { x: 2.2, y: 0.55, w: 10.4, h: 0.95 } },
      ...{ style: head(28, { colour: signal, anchor: 'middle' }), leastPt: 28 },
    },
    page.slide.title,
  );
  page.field(
    {
      ...{ name: 'Citação', box: { x: 0.75, y: 1.85, w: 11.5, h: 3.1 } },
      ...{ style: head(40, { colour, anchor: 'middle' }), leastPt: 28, isBalanced: true },
    },
    block?.text ?? null,
  );
  page.field(
    {
      ...{ name: 'Autor', box: { x: 0.75, y: 5.55, w: 11.5, h: 0.45 } },
      ...{ style: text(22, { colour, isBold: true, anchor: 'middle' }), leastPt: 18 },
    },
    block?.author ?? null,
  );
  page.field(
    {
      ...{ name: 'Obra', box: { x: 0.75, y: 6.02, w: 11.5, h: 0.42 } },
      ...{ style: text(18, { colour, anchor: 'middle' }), leastPt: 16 },
    },
    block?.work ?? page.slide.source,
  );
}
