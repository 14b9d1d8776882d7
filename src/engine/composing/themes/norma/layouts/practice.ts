import { head, LOOK, text } from '#engine/composing/themes/norma/look.ts';
import { drawRows } from '#engine/composing/themes/norma/rows.ts';
import { BODY, drawLines, drawSheet, rule } from '#engine/composing/themes/norma/sheet.ts';
import { isBriefTask, rowPt, takeMost } from '#engine/composing/themes/parts/facts.ts';
import { heightOf, sizeTogether } from '#engine/composing/themes/parts/fit-together.ts';
import { type Content, type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { setLead } from '#engine/composing/themes/parts/stress.ts';

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
        ...{ name: 'Tempo', box: { x: 12.63 - TIME_IN, y: 0.92, w: TIME_IN, h: 1.12 }, leastPt: 28 },
        style: head(36, { colour: 'accent2', align: 'right', anchor: 'middle' }),
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
