import type { Box } from '#engine/composing/drawing/drawn.ts';
import { head, LOOK, text } from '#engine/composing/themes/norma/look.ts';
import { drawRows } from '#engine/composing/themes/norma/rows.ts';
import { BODY, drawSheet, rule } from '#engine/composing/themes/norma/sheet.ts';
import { columnOf, setFact, takeAside, takeFacts, takeMost } from '#engine/composing/themes/parts/facts.ts';
import { isCounted } from '#engine/composing/themes/parts/led-facts.ts';
import type { Page } from '#engine/composing/themes/parts/page.ts';
import {
  addFigure,
  addWideFigure,
  captionBelow,
  hasWideFigure,
  shareWithFigure,
} from '#engine/composing/themes/parts/picture.ts';

/** A picture as the main thing, what it shows in rows beside it and its caption below. */
export function drawFigure(page: Page): void {
  const isRead = page.slide.blocks.some(({ type }) => ['points', 'text', 'definition'].includes(type));
  page.asKind(isRead ? 'chaves' : 'só', isRead ? 'com chaves' : 'só a figura');
  drawSheet(page);
  const frame = { ...BODY, w: isRead ? 7.9 : BODY.w, h: 4.15 };
  const caption = captionOf(page);
  const drawn = addFigure(page, frame, 0.2, isRead ? 'left' : 'center');
  if (isRead) writeKeys(page, drawn);
  page.field(
    { name: 'Legenda', box: captionBelow(drawn, frame, 0.38), style: LOOK.caption, leastPt: 16 },
    caption,
  );
}

/** What is said of a figure, to its right: larger where it is narrow. */
function writeKeys(page: Page, frame: Box): void {
  const x = frame.x + frame.w + 0.45;
  const right = { x, w: BODY.x + BODY.w - x };
  const style = text(x > 8 ? 20 : x > 6 ? 24 : 27);
  // Below a narrow figure its caption goes on beneath the keys.
  const h = x > 8.8 ? 4.25 : frame.h - 0.25;
  page.add(rule('Fio das chaves', { ...right, y: BODY.y }, 'accent2', 0.06));
  page.field(
    { name: 'Chaves', box: { ...right, y: BODY.y + 0.25, h }, style, leastPt: 18 },
    (takeAside(page)?.texts ?? []).flatMap((fact) => {
      const isKey = fact.head !== null && fact.head.length <= 2;
      if (isKey) {
        const key = page.paragraph(`${fact.head}\u2002`, style, { isBold: true, colour: 'accent1' }).runs;
        return [{ runs: [...key, ...page.paragraph(fact.text, style).runs], spaceAfterPt: 10 }];
      }
      const set = setFact(page, fact, style, { headColour: 'accent1' });
      const last = set.at(-1);
      if (last !== undefined) last.spaceAfterPt = 10;
      return set;
    }),
  );
}

/** Facts in rows to the left, a picture or the place for one to the right. */
export function drawPointsAndFigure(page: Page): void {
  const points = page.take('points');
  const facts = takeMost(page, points !== null ? points.items : takeFacts(page), 4, 'Pontos');
  const count = facts.length || 3;
  const style = text(columnOf(count, BODY.h).sizePt);
  if (hasWideFigure(page)) {
    page.asKind(`${count}-larga`, 'figura larga');
    drawSheet(page);
    const { sizePt } = columnOf(count, BODY.h);
    const contents = facts.map((fact) => setFact(page, fact, text(sizePt), { headColour: 'accent1' }));
    addWideFigure(page, contents, BODY, { style: text(sizePt), caption: captionOf(page) });
    return;
  }
  const { kind, words, figure } = shareWithFigure(page, facts, { ...BODY, h: 4.1 });
  page.asKind(`${count}${kind}`, `${count} ${count === 1 ? 'item' : 'itens'}`);
  drawSheet(page);
  // One fact alone is not numbered, nor are sentences without an order.
  const isMarked = count === 1 || !isCounted(facts);
  const rows = Array.from({ length: count }, (_, at) => {
    const fact = facts[at];
    const content = fact === undefined ? null : setFact(page, fact, style, { headColour: 'accent1' });
    return { key: fact === undefined || isMarked ? null : String(at + 1), content };
  });
  drawRows(
    page,
    rows,
    { ...words, h: 4.5 },
    {
      ...{
        key: head(26, { colour: 'accent1' }),
        keyIn: isMarked ? 0.4 : 0.7,
        stepIn: count < 3 ? 2.1 : 1.5,
        name: 'Ponto',
      },
      ...(isMarked ? { mark: 'accent2', text: { ...style, anchor: 'middle' } } : { text: style }),
    },
  );
  const caption = captionOf(page);
  const drawn = addFigure(page, figure, 0.2);
  page.field(
    { name: 'Legenda', box: captionBelow(drawn, figure, 0.38), style: LOOK.caption, leastPt: 16 },
    caption,
  );
}

/** Of the picture that the slide has. */
function captionOf({ slide }: Page): string | null {
  const wanted = slide.blocks.find(({ type }) => type === 'picture' || type === 'place');
  return wanted?.type === 'picture' ? wanted.caption : null;
}
