import type { Box } from '#engine/composing/drawing/drawn.ts';
import {
  columnOf,
  type Fact,
  joinFact,
  setFact,
  takeAside,
  takeFacts,
  takeMost,
} from '#engine/composing/themes/parts/facts.ts';
import { heightOf } from '#engine/composing/themes/parts/fit-together.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import {
  addFigure,
  addWideFigure,
  captionBelow,
  hasWideFigure,
  shareWithFigure,
} from '#engine/composing/themes/parts/picture.ts';
import { BODY, drawPaper } from '#engine/composing/themes/quadro/board.ts';
import { LOOK, text } from '#engine/composing/themes/quadro/look.ts';

/** A picture as the main thing, its keys beside it and its caption below. */
export function drawFigure(page: Page): void {
  const wanted = page.slide.blocks.find(({ type }) => type === 'picture' || type === 'place');
  const caption = wanted?.type === 'picture' ? wanted.caption : null;
  const keys = page.slide.blocks.some(
    ({ type }) => type === 'points' || type === 'text' || type === 'definition',
  );
  page.asKind(keys ? 'chaves' : 'só', keys ? 'com chaves' : 'só a figura');
  drawPaper(page);
  const frame = { ...BODY, y: 2.15, w: keys ? 8.3 : BODY.w, h: 4.15 };
  const drawn = addFigure(page, frame, 0.2, keys ? 'left' : 'center');
  if (keys) writeKeys(page, drawn);
  page.field(
    {
      ...{ name: 'Legenda', box: captionBelow(drawn, frame, 0.38) },
      ...{ style: LOOK.caption, leastPt: 16 },
    },
    caption,
  );
}

/** What is said of a figure, to its right: larger where it is narrow. */
function writeKeys(page: Page, frame: Box): void {
  const x = frame.x + frame.w + 0.45;
  const style = text(x > 8 ? 20 : x > 6 ? 24 : 27);
  // Below a narrow figure its caption goes on beneath the keys.
  const h = x > 9.2 ? 4.5 : frame.h;
  page.field(
    { name: 'Chaves', box: { x, y: 2.15, w: BODY.x + BODY.w - x, h }, style, leastPt: 18 },
    (takeAside(page)?.texts ?? []).flatMap((fact) => {
      // A number and its meaning stand in one line, a name above what is said of it.
      const isKey = (fact.head?.length ?? 0) <= 3;
      const set = isKey ? [joinFact(page, fact, style)] : setFact(page, fact, style);
      const last = set.at(-1);
      if (last !== undefined) last.spaceAfterPt = 12;
      return set;
    }),
  );
}

/** A stroke and the air behind it stand before each fact. */
const MARK_IN = 0.35;

/** Facts to the left, a picture or the place for one to the right. */
export function drawPointsAndFigure(page: Page): void {
  const wanted = page.slide.blocks.find((block) => block.type === 'picture');
  const facts = takeMost(page, factsOf(page), 4, 'Pontos');
  const count = facts.length || 3;
  const { sizePt } = columnOf(count, 4.4);
  if (hasWideFigure(page)) {
    page.asKind(`${count}-larga`, 'figura larga');
    drawPaper(page);
    const style = text(sizePt);
    const contents = facts.map((fact) => setFact(page, fact, style));
    addWideFigure(page, contents, BODY, { style, caption: wanted?.caption ?? null });
    return;
  }
  const { kind, words, figure } = shareWithFigure(page, facts, { ...BODY, h: 4.1 });
  page.asKind(`${count}${kind}`, `${count} ${count === 1 ? 'item' : 'itens'}`);
  drawPaper(page);
  const [left, widthIn] = [words.x, words.w - MARK_IN];
  const heights = shareHeights(page, facts, count, { sizePt, widthIn, roomIn: 4.4 });
  let y = BODY.y + 0.02;
  heights.forEach(({ h, setPt }, at) => {
    const fact = facts[at];
    page.add(plate(`Marca ${at + 1}`, { x: left, y, w: 0.1, h }, 'accent1'));
    page.field(
      {
        ...{ name: `Ponto ${at + 1}`, box: { x: left + MARK_IN, y: y + 0.02, w: widthIn, h: h - 0.02 } },
        ...{ style: text(setPt), leastPt: 18, group: 'pontos', isBalanced: true },
      },
      fact === undefined ? null : setFact(page, fact, text(setPt)),
    );
    y += h + 0.3;
  });
  const drawn = addFigure(page, figure, 0.2);
  page.field(
    {
      ...{ name: 'Legenda', box: captionBelow(drawn, figure, 0.38) },
      ...{ style: LOOK.caption, leastPt: 16 },
    },
    wanted?.caption ?? null,
  );
}

/** The place of a picture stays where it is wanted; only what reads as facts is taken for them. */
function factsOf(page: Page) {
  const points = page.take('points');
  return points !== null ? points.items : takeFacts(page);
}

/** The height each fact takes beside a figure, and the one size at which they all fit. */
function shareHeights(
  page: Page,
  facts: readonly Fact[],
  count: number,
  { sizePt, widthIn, roomIn }: { sizePt: number; widthIn: number; roomIn: number },
): { h: number; setPt: number }[] {
  const room = roomIn - 0.3 * (count - 1);
  for (let setPt = sizePt; ; setPt -= 1) {
    const needs = Array.from({ length: count }, (_, at) => {
      const fact = facts[at];
      return fact === undefined
        ? room / count
        : heightOf(page, setFact(page, fact, text(setPt)), text(setPt), widthIn) + 0.06;
    });
    const sum = needs.reduce((all, one) => all + one, 0);
    if (sum <= room || setPt <= 18)
      return needs.map((need) => ({ h: need * Math.min(1, room / sum), setPt }));
  }
}
