import { cardSize, takeMost, withoutVerb } from '#engine/composing/themes/parts/facts.ts';
import { fitRows, suitCards } from '#engine/composing/themes/parts/fit-together.ts';
import { splitColumns } from '#engine/composing/themes/parts/grid.ts';
import { accentAt } from '#engine/composing/themes/parts/look.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { head, LOOK, text } from '#engine/composing/themes/recreio/look.ts';
import { BODY, card, drawPaper, drawRows } from '#engine/composing/themes/recreio/paper.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';

/** Smaller than this, objectives side by side are narrow columns of many lines. */
const LEAST_ABREAST_PT = 26;

export function drawObjectives(page: Page): void {
  const block = page.take('objectives');
  const items = takeMost(page, block?.items ?? [], 4, 'Objetivos');
  const codes = takeMost(page, block?.codes ?? [], 5, 'Códigos');
  const count = items.length || 3;
  const columns = splitColumns(BODY, count, 0.22);
  // One objective without a verb needs no number over it.
  const hasHeads = count > 1 || items[0]?.verb !== null;
  const topIn = hasHeads ? 1.35 : 0.35;
  const style = text(count > 3 ? 28 : cardSize(count));
  const room = { widthIn: (columns[0]?.w ?? 3) - 0.5, topIn, leastIn: 3.9, mostIn: 4.05 };
  const { sizePt, heightIn: h } = suitCards(page, items.map(withoutVerb), style, room);
  const isWide = count > 1 && sizePt < LEAST_ABREAST_PT;
  page.asKind(isWide ? `${count}-linhas` : count, count === 1 ? '1 cartão' : `${count} cartões`);
  drawPaper(page);
  if (isWide) drawInRows(page, items);
  (isWide ? [] : columns).forEach((column, at) => {
    const [item, fill, box] = [items[at], accentAt(LOOK, at), { ...column, h }];
    page.add(card(page, 'Cartão', box));
    if (hasHeads)
      page.add(
        card(page, 'Cabeça', { ...box, h: 1.15 }, fill),
        plate('Base da cabeça', { ...box, y: box.y + 0.75, h: 0.4 }, fill),
      );
    const verb = item?.verb ?? null;
    page.field(
      {
        ...{ name: `Verbo ${at + 1}`, box: { x: box.x + 0.2, y: box.y + 0.12, w: box.w - 0.4, h: 0.9 } },
        ...{
          style: head(28, {
            colour: LOOK.onAccent,
            align: 'center',
            anchor: hasHeads && count > 2 ? 'top' : 'middle',
          }),
          leastPt: 20,
        },
      },
      item === undefined || !hasHeads ? null : verb === null ? String(at + 1) : upperFirst(verb),
    );
    page.field(
      {
        ...{
          name: `Objetivo ${at + 1}`,
          box: { x: box.x + 0.25, y: box.y + topIn, w: box.w - 0.5, h: box.h - topIn - 0.1 },
        },
        ...{
          style: text(sizePt, { align: 'center', anchor: 'middle' }),
          leastPt: 18,
          isBalanced: true,
          group: 'objetivos',
        },
      },
      item === undefined ? null : withoutVerb(item),
    );
  });
  page.field(
    {
      ...{ name: 'Códigos da BNCC', box: { x: 0.7, y: 6.22, w: 11.2, h: 0.42 } },
      ...{ style: text(18, { colour: LOOK.muted, anchor: 'middle' }), leastPt: 16 },
    },
    codes.length === 0 ? null : `BNCC: ${codes.join(', ')}`,
  );
}

const [AREA_IN, GAP_IN, DISC_IN] = [4.05, 0.18, 1.66];

/** Each on a card of its own as high as its text asks. */
function drawInRows(page: Page, items: readonly { text: string }[]): void {
  const { sizePt, heights } = fitRows(
    page,
    items.map(({ text: said }) => said),
    {
      ...{ style: text(28), leastPt: 18, widthIn: BODY.w - DISC_IN, heightIn: AREA_IN + GAP_IN },
      ...{ stepIn: (AREA_IN + GAP_IN) / items.length, padIn: GAP_IN + 0.16 },
    },
  );
  const boxes = heights.map((h, at) => ({
    ...BODY,
    ...{ y: BODY.y + heights.slice(0, at).reduce((sum, one) => sum + one, 0), h: h - GAP_IN },
  }));
  const rows = items.map(({ text: content }, at) => ({ label: String(at + 1), content }));
  drawRows(page, rows, boxes, 'Objetivo', sizePt, true);
}
