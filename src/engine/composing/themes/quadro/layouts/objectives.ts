import { cardSize, takeMost, withoutVerb } from '#engine/composing/themes/parts/facts.ts';
import { suitCards } from '#engine/composing/themes/parts/fit-together.ts';
import { splitColumns } from '#engine/composing/themes/parts/grid.ts';
import { accentAt } from '#engine/composing/themes/parts/look.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import type { Lead } from '#engine/composing/themes/parts/read-lead.ts';
import { BODY, drawPaper } from '#engine/composing/themes/quadro/board.ts';
import { drawLead } from '#engine/composing/themes/quadro/lead.ts';
import { head, LOOK, text } from '#engine/composing/themes/quadro/look.ts';
import { drawLedRows } from '#engine/composing/themes/quadro/rows.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';

/** What the class will be able to do, with the codes of its skills beneath. */
export function drawObjectives(page: Page): void {
  const block = page.take('objectives');
  const items = takeMost(page, block?.items ?? [], 4, 'Objetivos');
  const codes = takeMost(page, block?.codes ?? [], 6, 'Códigos');
  const bottom = codes.length > 0 ? 3.5 : 4.35;
  const [only] = items;
  if (items.length === 1 && only !== undefined) drawOneObjective(page, only, bottom);
  else if (
    items.length > 0 &&
    items.every(({ verb, text: said }) => verb !== null && said.length <= LONGEST_IN_ROW)
  )
    drawObjectiveRows(page, items, bottom);
  else drawObjectiveCards(page, items, bottom);
  codes.forEach((code, at) => {
    page.write(
      {
        ...{ name: `Código ${at + 1}`, box: { x: 0.7 + at * 2.02, y: 5.95, w: 1.83, h: 0.52 } },
        ...{ geometry: 'roundRect', adjust: 0.18, fill: LOOK.dark, leastPt: 14 + 2 },
        style: text(18, { isBold: true, colour: LOOK.onDark, align: 'center', anchor: 'middle' }),
      },
      code,
    );
  });
}

/** Objectives this short, verb included, stand in rows: on cards they would leave most of them empty. */
const LONGEST_IN_ROW = 150;
const LONGEST_BESIDE = 240;

type Objective = BlockOf<'objectives'>['items'][number];

/** Rows led by the verb on its colour. */
function drawObjectiveRows(page: Page, items: readonly Objective[], heightIn: number): void {
  page.asKind(`linhas-${items.length}`, `${items.length} em linhas`);
  drawPaper(page);
  const rows = items.map((item) => ({ lead: upperFirst(item.verb ?? ''), text: withoutVerb(item) }));
  drawLedRows(page, rows, { heightIn, names: { lead: 'Verbo', text: 'Objetivo' } });
}

/** One alone, led by its verb as a task is. */
function drawOneObjective(page: Page, item: Objective, heightIn: number): void {
  const rest = withoutVerb(item);
  const lead: Lead =
    item.verb === null || rest.length > LONGEST_BESIDE
      ? { kind: 'plain', text: item.text }
      : { kind: 'verb', verb: upperFirst(item.verb), rest };
  page.asKind(`um-${lead.kind}-${heightIn}`, 'um objetivo');
  drawPaper(page);
  drawLead(page, lead, { name: 'Objetivo', box: { ...BODY, h: heightIn }, isOnBoard: true });
}

/** Cards under the colour of each. */
function drawObjectiveCards(page: Page, items: readonly Objective[], bottomIn: number): void {
  const count = items.length || 3;
  page.asKind(count, count === 1 ? '1 cartão' : `${count} cartões`);
  drawPaper(page);
  const columns = splitColumns({ ...BODY, y: 2.35 }, count, count === 4 ? 0.2 : 0.27);
  const { sizePt, heightIn: h } = suitCards(page, items.map(withoutVerb), text(cardSize(count)), {
    ...{ widthIn: (columns[0]?.w ?? 3) - 0.6, topIn: items.some(({ verb }) => verb !== null) ? 1.02 : 0.42 },
    ...{ leastIn: 3.2, mostIn: bottomIn - 0.2 },
  });
  columns.forEach((column, at) => {
    const [item, colour, box] = [items[at], accentAt(LOOK, at), { ...column, h }];
    page.add(plate('Cartão', box, LOOK.card), plate('Faixa', { ...box, h: 0.12 }, colour));
    const inner = { x: box.x + 0.3, w: box.w - 0.6 };
    const verb = item === undefined ? '' : item.verb;
    const hasVerb = verb !== null;
    const said = item === undefined ? null : withoutVerb(item);
    if (hasVerb) {
      page.field(
        {
          ...{ name: `Verbo ${at + 1}`, box: { ...inner, y: box.y + 0.34, h: 0.6 } },
          ...{ style: head(30, { colour, anchor: 'middle' }), leastPt: 20 },
        },
        upperFirst(verb),
      );
    }
    const top = hasVerb ? 1.02 : 0.42;
    page.field(
      {
        ...{ name: `Objetivo ${at + 1}`, box: { ...inner, y: box.y + top, h: h - top - 0.2 } },
        ...{ style: text(sizePt), leastPt: 18, isBalanced: true, group: 'objetivos' },
      },
      said,
    );
  });
}
