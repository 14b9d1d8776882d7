import { tint } from '#engine/composing/drawing/colours.ts';
import { answerPt } from '#engine/composing/themes/parts/facts.ts';
import { shrinkBox, splitRows } from '#engine/composing/themes/parts/grid.ts';
import { type Answer, askAgain, openKey } from '#engine/composing/themes/parts/key-grid.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { readAnswer } from '#engine/composing/themes/parts/read-answer.ts';
import { head, LOOK, text } from '#engine/composing/themes/recreio/look.ts';
import { BODY, card, drawPaper, drawRows } from '#engine/composing/themes/recreio/paper.ts';

/** The right answer on green with a check, its reason below; several in rows. */
export function drawAnswerKey(page: Page): void {
  const look = { area: { ...BODY, h: 4.6 }, most: 5, style: text(24), drawGround: drawPaper };
  const rows = openKey(page, { ...look, drawOne: drawOneAnswer });
  if (rows === null) return;
  const { length } = rows;
  drawRows(
    page,
    rows,
    splitRows({ ...BODY, h: Math.min(4.7, length * (length === 2 ? 1.9 : 1.45)) }, length, 0.16),
    'Resposta',
    length === 2 ? 28 : 26,
  );
}

function drawOneAnswer(page: Page, only: Answer): void {
  const { letter, rest } = readAnswer(only.answer);
  const { reason } = only;
  page.asKind(reason === null ? 'uma-inteira' : 'uma', `uma resposta${reason === null ? ' inteira' : ''}`);
  drawPaper(page);
  // What nobody gives a reason for may be long, and has the page to itself.
  const box = { ...BODY, h: reason === null ? 4.3 : 1.9 };
  const middle = box.y + box.h / 2;
  page.furnish(card(page, 'Resposta certa', box, 'accent4'));
  const disc = { x: box.x + 0.4, y: middle - 0.55, w: 1.1, h: 1.1 };
  page.furnish(plate('Disco', disc, 'lt1', { geometry: 'ellipse' }));
  if (letter === null) {
    page.add({
      kind: 'icon',
      name: 'Certo',
      box: shrinkBox(disc, 0.2),
      icon: 'check',
      colour: 'accent4',
      alt: null,
    });
  } else {
    page.write(
      {
        ...{ name: 'Letra certa', box: disc, leastPt: 32 },
        style: head(44, { colour: 'accent4', align: 'center', anchor: 'middle' }),
      },
      letter,
    );
    const check = { x: box.x + box.w - 1.15, y: middle - 0.4, w: 0.8, h: 0.8 };
    page.add({ kind: 'icon', name: 'Certo', box: check, icon: 'check-circle', colour: 'accent3', alt: null });
  }
  const style = text(reason === null ? Math.min(60, answerPt(rest)) : 26, {
    isBold: true,
    colour: LOOK.onAccent,
    anchor: 'middle',
  });
  page.field(
    {
      ...{ name: 'Resposta', box: { x: box.x + 1.85, y: box.y + 0.15, w: box.w - 3.3, h: box.h - 0.3 } },
      ...{ style, leastPt: 20 },
    },
    [
      ...(reason === null ? askAgain(page, only.number, style, 24) : []),
      page.paragraph(rest ?? '', style, { isBold: true }),
    ],
  );
  if (reason === null) return;
  const why = { ...BODY, y: 4.1, h: 2.5 };
  page.furnish(card(page, 'Por quê, fundo', why, tint('accent4', 25)));
  page.field(
    { name: 'Por quê', box: shrinkBox(why, 0.4, 0.25), style: text(28, { anchor: 'middle' }), leastPt: 20 },
    [joinReason(page, reason)],
  );
}

function joinReason(page: Page, reason: string) {
  const first = page.paragraph('Por quê? ', text(28), { isBold: true });
  return { runs: [...first.runs, ...page.paragraph(reason, text(28)).runs] };
}
