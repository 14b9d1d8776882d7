import { alpha } from '#engine/composing/drawing/colours.ts';
import { head, LOOK, text } from '#engine/composing/themes/norma/look.ts';
import { BODY, drawDark, drawSheet, rule } from '#engine/composing/themes/norma/sheet.ts';
import { joinFact, takeFacts, takeMost } from '#engine/composing/themes/parts/facts.ts';
import { fitRows } from '#engine/composing/themes/parts/fit-together.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';

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
  const style = text(count < 3 ? 32 : 26, { colour, anchor: 'middle' });
  const ideas = Array.from({ length: count }, (_, at) => {
    const fact = facts[at];
    return fact === undefined ? null : [joinFact(page, fact, style)];
  });
  const { sizePt, heights } = fitRows(page, ideas, {
    ...{ style, leastPt: 18, widthIn: 10.95, heightIn: ticket === null ? 4.85 : 3.75 },
    ...{ stepIn: count < 3 ? 1.7 : 1.2, padIn: 0.2 },
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
    ticket,
  );
}

export function drawSources(page: Page): void {
  const entries = page.take('sources')?.entries ?? [];
  drawSheet(page);
  page.field(
    { name: 'Fontes', box: { ...BODY, w: 11.6, h: 4.5 }, style: text(20), leastPt: 16 },
    entries.map((entry) => page.paragraph(entry, text(20), { spaceAfterPt: 14 })),
  );
}
