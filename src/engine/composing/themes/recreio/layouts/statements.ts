import { drawCells, drawFactCells, drawFour } from '#engine/composing/themes/parts/cells.ts';
import { numberOrders, standInColumns } from '#engine/composing/themes/parts/count-cells.ts';
import {
  alonePt,
  cardSize,
  cardText,
  type Fact,
  kindOf,
  MOST_FACTS,
  setFact,
  standInRows,
  takeAside,
  takeFacts,
  takeMost,
} from '#engine/composing/themes/parts/facts.ts';
import { drawFewOnCards } from '#engine/composing/themes/parts/few-cards.ts';
import { heightOf, suitCards } from '#engine/composing/themes/parts/fit-together.ts';
import { splitColumns } from '#engine/composing/themes/parts/grid.ts';
import { drawLedFacts, isCounted, type LedLook } from '#engine/composing/themes/parts/led-facts.ts';
import { accentAt } from '#engine/composing/themes/parts/look.ts';
import { type Content, type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { drawOnlyPlace } from '#engine/composing/themes/parts/picture.ts';
import { drawStart, type StartLook } from '#engine/composing/themes/parts/start-facts.ts';
import { setLead } from '#engine/composing/themes/parts/stress.ts';
import { CELLS, FEW } from '#engine/composing/themes/recreio/cells.ts';
import { head, LOOK, text } from '#engine/composing/themes/recreio/look.ts';
import { drawPanel } from '#engine/composing/themes/recreio/panel.ts';
import {
  BODY,
  card,
  colourOf,
  deeper,
  drawFoot,
  drawPaper,
  LINE_TITLE,
  quarter,
  writeDisc,
} from '#engine/composing/themes/recreio/paper.ts';

/** The fewer facts, the larger: a class of children reads from afar. */
const LARGEST_PT = [34, 30, 28];

/** Facts beside numbered discs, with a panel in the section's colour for a term. */
export function drawPoints(page: Page): void {
  if (drawOnlyPlace(page, { ...BODY, h: 4.3 }, drawPaper)) return;
  const facts = takeMost(page, takeFacts(page), MOST_FACTS, 'Pontos');
  const aside = takeAside(page);
  const count = facts.length || 3;
  const panel = aside === null ? 0 : 4.2;
  if (aside === null && (drawLedFacts(page, facts, LED) || drawStart(page, facts, START))) return;
  const counted = isCounted(facts);
  // A name and two lines below it are more than a quarter of the page holds.
  const isFull = count === 4 && facts.some(({ head: name, text: said }) => name !== null && said.length > 70);
  if (aside === null && (standInColumns(facts) || isFull)) {
    drawFactCells(page, facts, numberOrders(facts), CELLS, (sheet, isTall) =>
      drawPaper(sheet, isTall ? LINE_TITLE : undefined),
    );
    return;
  }
  const rows = page.slide.layout === 'cards' ? 'linhas-' : '';
  const kind = `${rows}${count}${aside === null ? '' : `-${kindOf(aside)}`}`;
  page.asKind(kind, `${count} ${count === 1 ? 'item' : 'itens'}`);
  drawPaper(page);
  if (count === 1) {
    drawCard(page, facts[0] === undefined ? null : setFact(page, facts[0], text(28), { headPt: 30 }), panel);
  } else if (!drawFewOnCards(page, facts, FEW(panel))) {
    const x = counted ? 2.0 : 1.25;
    const step = Math.min(count === 2 ? 2.1 : 1.6, BODY.h / count);
    const set = (fact: Fact, sizePt: number) => setFact(page, fact, text(sizePt), { headPt: sizePt + 2 });
    const sizePt = facts.reduce(
      (most, fact) => {
        let own = most;
        const fits = () => heightOf(page, set(fact, own), text(own), 12.4 - x - panel) <= step - 0.2;
        while (own > 20 && !fits()) own -= 1;
        return own;
      },
      LARGEST_PT[count - 2] ?? 26,
    );
    for (let at = 0; at < count; at += 1) {
      const [fact, y] = [facts[at], BODY.y + 0.05 + at * step];
      const size = Math.min(0.9, step - 0.1);
      const disc = { x: 0.7, y: y + (step - 0.2 - size) / 2, w: size, h: size };
      const bar = { x: 0.7, y: y + 0.1, w: 0.2, h: step - 0.4 };
      if (!counted) page.add(plate(`Marca ${at + 1}`, bar, accentAt(LOOK, at), PILL));
      else
        writeDisc(
          page,
          `Número ${at + 1}`,
          disc,
          accentAt(LOOK, at),
          fact === undefined ? null : String(at + 1),
          32,
        );
      page.field(
        {
          ...{ name: `Ponto ${at + 1}`, box: { x, y, w: 12.4 - x - panel, h: step - 0.2 } },
          ...{ style: text(sizePt, { anchor: 'middle' }), leastPt: 20, group: 'pontos' },
        },
        fact === undefined ? null : set(fact, sizePt),
      );
    }
  }
  if (aside !== null) drawPanel(page, { x: 8.75, y: BODY.y, w: 3.88, h: 4.55 }, aside);
}

const PILL = { geometry: 'roundRect', adjust: 0.5 } as const;
/** The sentence that carries the others on a card in the section's colour. */
const LED: LedLook = {
  ...{ area: { ...BODY, h: 4.6 }, lead: head, text, padIn: 0.55, drawPaper },
  drawGround: (page, box) => {
    page.add(card(page, 'Cartão', box, colourOf(page)));
    return { ink: LOOK.onAccent, stressed: null };
  },
  drawMark: (page, box, at) =>
    page.add(plate(`Marca ${at + 1}`, { ...box, w: 0.16 }, accentAt(LOOK, at + 1), PILL)),
};

/** The first slide of a part: its number and title on cut paper in its colour at the left. */
const START: StartLook = {
  drawGround: (page) => {
    const fill = colourOf(page);
    page.add(
      plate('Painel', { x: 0, y: 0, w: 4.7, h: 7.5 }, fill),
      quarter('Recorte', { x: 0, y: 5.6, w: 1.9, h: 1.9 }, deeper(fill), 'bottomLeft'),
      plate('Disco da parte', { x: 0.7, y: 0.8, w: 1.5, h: 1.5 }, 'accent3', { geometry: 'ellipse' }),
    );
  },
  number: {
    box: { x: 0.7, y: 0.8, w: 1.5, h: 1.5 },
    style: head(54, { colour: LOOK.dark, align: 'center', anchor: 'middle' }),
  },
  of: null,
  title: { box: { x: 0.7, y: 2.6, w: 3.7, h: 3.4 }, style: head(40, { colour: LOOK.onAccent }) },
  facts: { area: { x: 5.25, y: 0.7, w: 7.3, h: 5.95 }, text, headColour: LOOK.ink },
  drawMark: (page, box, at) =>
    page.add(plate(`Marca ${at + 1}`, { ...box, w: 0.16 }, accentAt(LOOK, at), PILL)),
  drawFoot: (page) => drawFoot(page, { x: 5.25, y: 6.86, w: 6.3, h: 0.36 }),
};

function drawCard(page: Page, content: Content, panelIn: number, mostPt = 32): void {
  const w = BODY.w - panelIn;
  const { sizePt, heightIn: h } = suitCards(page, [content], text(mostPt), {
    ...{ widthIn: w - 1, topIn: 0.4, leastIn: 4.2, mostIn: 4.55 },
  });
  const box = { ...BODY, w, h };
  page.add(card(page, 'Cartão', box));
  page.field(
    {
      ...{ name: 'Texto', box: { x: box.x + 0.5, y: box.y + 0.2, w: box.w - 1.0, h: box.h - 0.4 } },
      ...{ style: text(sizePt, { anchor: 'middle' }), leastPt: LOOK.least.body, isBalanced: true },
    },
    content,
  );
}

export function drawCards(page: Page): void {
  if (drawFour(page, CELLS, (sheet) => drawPaper(sheet))) return;
  if (standInRows(page)) {
    drawPoints(page);
    return;
  }
  const facts = takeMost(page, takeFacts(page), 4, 'Cartões');
  const count = facts.length || 3;
  const isNamed = facts.length === 0 || facts.some(({ head: name }) => name !== null);
  if (!isNamed && facts.some(({ text: said }) => said.length > LONGEST_ON_COLOUR)) {
    page.asKind(`${count}-grade`, `${count} em duas colunas`);
    drawPaper(page);
    drawCells(page, facts, null, CELLS);
    return;
  }
  page.asKind(`${count}${isNamed ? '' : '-sem-nome'}`, `${count} ${count === 1 ? 'cartão' : 'cartões'}`);
  drawPaper(page);
  const columns = splitColumns({ ...BODY, y: isNamed ? 2.4 : 2.1 }, count, 0.22);
  const top = isNamed ? 1.68 : 0.3;
  const style = text(cardSize(count), {
    ...{ align: 'center', anchor: isNamed ? 'top' : 'middle', colour: isNamed ? LOOK.ink : LOOK.onAccent },
  });
  const texts = facts.map((fact) => cardText(page, fact, style));
  const { sizePt, heightIn: h } = suitCards(page, texts, style, {
    ...{ widthIn: (columns[0]?.w ?? 3) - 0.56, topIn: top, leastIn: 4.0, mostIn: 4.1 },
  });
  columns.forEach((column, at) => {
    const [fact, fill, box] = [facts[at], accentAt(LOOK, at), { ...column, h }];
    page.add(card(page, `Fundo ${at + 1}`, box, isNamed ? LOOK.card : fill));
    const disc = { x: box.x + box.w / 2 - 0.5, y: box.y - 0.42, w: 1.0, h: 1.0 };
    if (isNamed)
      writeDisc(page, `Número ${at + 1}`, disc, fill, fact === undefined ? null : String(at + 1), 36);
    const inner = { x: box.x + 0.28, w: box.w - 0.56 };
    if (isNamed) {
      page.field(
        {
          ...{ name: `Nome ${at + 1}`, box: { ...inner, y: box.y + 0.72, h: 0.85 } },
          ...{
            style: head(28, { colour: fill, align: 'center', anchor: 'middle' }),
            leastPt: 20,
            isBalanced: true,
          },
        },
        fact?.head ?? null,
      );
    }
    page.field(
      {
        ...{ name: `Cartão ${at + 1}`, box: { ...inner, y: box.y + top, h: box.h - top - 0.22 } },
        ...{ style: { ...style, sizePt }, leastPt: 18, isBalanced: true, group: 'cartões' },
      },
      fact === undefined ? null : cardText(page, fact, { ...style, sizePt }),
    );
  });
}

/** More is read line by line, on white. */
const LONGEST_ON_COLOUR = 70;
/** A single thing said is set in letters of its own size. */
const LONGEST_ALONE = 330;

export function drawText(page: Page): void {
  const texts: string[] = [];
  for (let one = page.take('text'); one !== null; one = page.take('text')) texts.push(one.text);
  const aside = takeAside(page);
  if (aside !== null) page.asKind(kindOf(aside), 'com painel');
  drawPaper(page);
  const last = texts.length - 1;
  const [only = ''] = texts;
  const set =
    last === 0 && aside === null && only.length <= LONGEST_ALONE
      ? setLead(page, only, text(alonePt(only)), { leadPt: 52, colour: 'accent1', stressed: 'accent2' })
      : texts.map((one, at) => page.paragraph(one, text(28), { spaceAfterPt: at < last ? 12 : 0 }));
  drawCard(page, set, aside === null ? 0 : 4.2, last === 0 && aside === null ? alonePt(only) : 32);
  if (aside !== null) drawPanel(page, { x: 8.75, y: BODY.y, w: 3.88, h: 4.55 }, aside);
}
