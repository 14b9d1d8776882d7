import { drawFactCells, drawFour } from '#engine/composing/themes/parts/cells.ts';
import { numberOrders, standInColumns } from '#engine/composing/themes/parts/count-cells.ts';
import {
  cardSize,
  cardText,
  type Fact,
  isLongAbreast,
  joinFact,
  kindOf,
  LEAD_PT,
  MOST_FACTS,
  setFact,
  takeAside,
  takeFacts,
  takeMost,
} from '#engine/composing/themes/parts/facts.ts';
import { drawFewOnCards } from '#engine/composing/themes/parts/few-cards.ts';
import { heightOf, layCards, sizeTogether, suitCards } from '#engine/composing/themes/parts/fit-together.ts';
import { drawLedFacts, drawTurning, type LedLook } from '#engine/composing/themes/parts/led-facts.ts';
import { listLines } from '#engine/composing/themes/parts/list-lines.ts';
import { accentAt } from '#engine/composing/themes/parts/look.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { drawOnlyPlace } from '#engine/composing/themes/parts/picture.ts';
import { readLead } from '#engine/composing/themes/parts/read-lead.ts';
import { drawStart, type StartLook } from '#engine/composing/themes/parts/start-facts.ts';
import { stress } from '#engine/composing/themes/parts/stress.ts';
import { BODY, chalk, drawFoot, drawPaper, LINE_TITLE } from '#engine/composing/themes/quadro/board.ts';
import { CELLS, FEW } from '#engine/composing/themes/quadro/cells.ts';
import { drawLead } from '#engine/composing/themes/quadro/lead.ts';
import { head, LOOK, text } from '#engine/composing/themes/quadro/look.ts';
import { drawNumbered } from '#engine/composing/themes/quadro/numbered.ts';
import { drawPanel } from '#engine/composing/themes/quadro/panel.ts';
import { drawLedRows } from '#engine/composing/themes/quadro/rows.ts';

/** Two to four facts under numerals, with a dark panel for a term or a note beside them. */
export function drawPoints(page: Page, given: readonly Fact[] | null = null): void {
  if (drawOnlyPlace(page, { ...BODY, h: 4.3 }, drawPaper)) return;
  const facts = given ?? takeMost(page, takeFacts(page), MOST_FACTS, 'Pontos');
  const aside = takeAside(page);
  const count = facts.length || 3;
  const panel = aside === null ? 0 : 4.2;
  if (aside === null && (drawLedFacts(page, facts, LED) || drawStart(page, facts, START))) return;
  if (aside === null && standInColumns(facts)) {
    drawFactCells(page, facts, numberOrders(facts), CELLS, drawPaperFor);
    return;
  }
  page.asKind(
    aside === null ? count : `${count}-${kindOf(aside)}`,
    `${count} ${count === 1 ? 'item' : 'itens'}`,
  );
  drawPaper(page);
  if (count === 1) {
    drawCard(page, facts[0] === undefined ? null : setFact(page, facts[0], text(28), { headPt: 30 }), panel);
  } else if (!drawFewOnCards(page, facts, FEW(panel))) {
    drawNumbered(page, facts, count, { ...BODY, x: 1.65, w: 10.7 - panel });
  }
  if (aside !== null) drawPanel(page, { x: 8.75, y: BODY.y, w: 3.88, h: 4.3 }, aside);
}

const drawPaperFor = (page: Page, isTall: boolean): void => drawPaper(page, isTall ? LINE_TITLE : undefined);

/** The sentence that carries the others on the board, every other one on white. */
const LED: LedLook = {
  ...{ area: { ...BODY, h: 4.4 }, lead: head, text, padIn: 0.6, drawPaper },
  drawGround: (page, box) =>
    drawTurning(page, box, {
      edgeOf: () => plate('Faixa', { ...box, w: 0.14 }, 'accent2'),
      stressed: 'accent1',
    }),
  drawMark: (page, box, at) => page.add(plate(`Marca ${at + 1}`, { ...box, w: 0.1 }, 'accent1')),
};

/** The first slide of a part: its number and title on the board at the left. */
const START: StartLook = {
  drawGround: (page) => {
    page.furnish(
      plate('Painel', { x: 0, y: 0, w: 4.7, h: 7.5 }, LOOK.dark),
      chalk('Traço de giz', { x: 0.7, y: 6.35, w: 1.5, h: 0.17 }, 'abertura'),
    );
  },
  number: {
    box: { x: 0.7, y: 0.75, w: 3.6, h: 1.7 },
    style: head(110, { colour: LOOK.signal, anchor: 'middle' }),
  },
  of: { sizePt: 28, colour: LOOK.onDark },
  title: {
    box: { x: 0.7, y: 2.6, w: 3.65, h: 3.55 },
    style: head(36, { colour: LOOK.onDark, anchor: 'bottom' }),
  },
  facts: { area: { x: 5.25, y: 0.75, w: 7.38, h: 5.9 }, text, headColour: 'accent1' },
  drawMark: (page, box, at) => page.add(plate(`Marca ${at + 1}`, { ...box, w: 0.1 }, 'accent1')),
  drawFoot: (page) => drawFoot(page, { x: 5.25, y: 6.88, w: 6.3, h: 0.36 }),
};

/** A single thing said fills its card in letters of its own size. */
const LONGEST_ALONE = 330;
const LEADS = { verb: 'verbo em destaque', asked: 'caso e pergunta', plain: 'uma frase' } as const;

/** Running text on a card with a yellow edge. */
export function drawText(page: Page): void {
  const texts: string[] = [];
  for (let one = page.take('text'); one !== null; one = page.take('text')) texts.push(one.text);
  const aside = takeAside(page);
  if (aside !== null) page.asKind(kindOf(aside), 'com painel');
  const [only = ''] = texts;
  if (aside === null && texts.length === 1 && only.length <= LONGEST_ALONE) {
    const lead = readLead(only);
    page.asKind(lead.kind, LEADS[lead.kind]);
    drawPaper(page);
    drawLead(page, lead, { name: 'Texto', isStacked: true });
    return;
  }
  drawPaper(page);
  const set = texts.map((one, at) =>
    page.paragraph(one, text(34), { spaceAfterPt: at < texts.length - 1 ? 12 : 0 }),
  );
  drawCard(page, set, aside === null ? 0 : 4.2);
  if (aside !== null) drawPanel(page, { x: 8.75, y: BODY.y, w: 3.88, h: 4.3 }, aside);
}

function drawCard(page: Page, content: Parameters<Page['field']>[1], panelIn: number): void {
  const w = BODY.w - panelIn;
  const { sizePt, heightIn: h } = suitCards(page, [content], text(34), {
    ...{ widthIn: w - 0.95, topIn: 0.4, leastIn: 4.1, mostIn: 4.3 },
  });
  const box = { ...BODY, w, h };
  page.add(plate('Cartão', box, LOOK.card), plate('Faixa', { ...box, w: 0.1 }, 'accent2'));
  page.field(
    {
      ...{ name: 'Texto', box: { x: box.x + 0.5, y: box.y + 0.2, w: box.w - 0.95, h: box.h - 0.4 } },
      ...{ style: text(sizePt, { anchor: 'middle' }), leastPt: LOOK.least.body },
    },
    content,
  );
}

/** What a card of a quarter of the slide holds in large words; longer, each fact has a row behind its name. */
const LONGEST_NARROW = 55;
const LONGEST_LEAD = 26;
const LEAST_CARD_IN = 2.9;

/** Two to four facts side by side, each on a card under its name. */
export function drawCards(page: Page): void {
  if (drawFour(page, CELLS, (sheet) => drawPaper(sheet))) return;
  const facts = takeMost(page, takeFacts(page), 6, 'Cartões');
  const count = facts.length || 3;
  const isNamed = facts.length === 0 || facts.some(({ head: name }) => name !== null);
  const named = facts.flatMap(({ head: name, text: said }) =>
    name !== null && name.length <= LONGEST_LEAD ? [{ lead: name, text: said }] : [],
  );
  if (count > 3 && named.length === count && named.some(({ text: said }) => said.length > LONGEST_NARROW)) {
    page.asKind(`${count}-linhas`, `${count} em linhas`);
    drawPaper(page);
    drawLedRows(page, named, { heightIn: count > 4 ? 4.6 : 4.35, names: { lead: 'Nome', text: 'Cartão' } });
    return;
  }
  if (count > 4) {
    drawPoints(page, facts);
    return;
  }
  if (isLongAbreast(facts)) {
    drawFactCells(page, facts, null, CELLS, drawPaperFor);
    return;
  }
  page.asKind(`${count}${isNamed ? '' : '-sem-nome'}`, `${count} ${count === 1 ? 'cartão' : 'cartões'}`);
  drawPaper(page);
  const isPair = !isNamed && count === 2;
  const top = isNamed ? 1.3 : 0.35;
  const texts = facts.map((fact) => cardText(page, fact, text(cardSize(count))));
  const { sizePt, boxes } = layCards(page, texts, text(cardSize(count)), {
    ...{ area: { ...BODY, h: 4.3 }, topIn: top, gapIn: count === 4 ? 0.2 : 0.27, padIn: 0.3 },
  });
  const { w: widthIn, h: highIn } = boxes[0] ?? BODY;
  const leadPt = sizeTogether(page, [facts[0]?.text ?? null], head(LEAD_PT), {
    ...{ widthIn: widthIn - 0.6, heightIn: highIn - top - 0.22, leastPt: sizePt },
  });
  // Named cards with few words are as high as those ask for.
  const needs = facts.map((fact) =>
    heightOf(page, cardText(page, fact, text(sizePt)), text(sizePt), widthIn - 0.6),
  );
  const isSquare = boxes.some(({ y }) => y !== boxes[0]?.y);
  const high =
    isNamed && !isSquare
      ? Math.min(highIn, Math.max(LEAST_CARD_IN, ...needs.map((one) => one + top + 0.45)))
      : highIn;
  boxes.forEach((whole, at) => {
    const box = { ...whole, h: high };
    const [fact, colour] = [facts[at], accentAt(LOOK, at)];
    // Of two sentences the first stands on the board.
    const isLead = isPair && at === 0;
    page.add(
      plate(`Fundo ${at + 1}`, box, isLead ? LOOK.dark : LOOK.card),
      plate(`Faixa ${at + 1}`, { ...box, h: 0.12 }, isLead ? LOOK.signal : colour),
    );
    const style = isLead
      ? head(leadPt, { colour: LOOK.onDark, anchor: 'middle' })
      : text(sizePt, { anchor: isPair ? 'middle' : 'top' });
    const inner = { x: box.x + 0.3, w: box.w - 0.6 };
    if (isNamed) {
      page.field(
        {
          ...{ name: `Nome ${at + 1}`, box: { ...inner, y: box.y + 0.32, h: 0.88 } },
          ...{ style: head(26, { colour, anchor: 'middle' }), leastPt: 20, isBalanced: true },
        },
        fact?.head ?? null,
      );
    }
    page.field(
      {
        ...{ name: `Cartão ${at + 1}`, box: { ...inner, y: box.y + top, h: box.h - top - 0.22 } },
        ...{ style, leastPt: 18, isBalanced: true, ...(isLead ? {} : { group: 'cartões' }) },
      },
      fact === undefined ? null : cardText(page, fact, style),
    );
  });
}

/** One sentence that carries the slide, large on the board colour. */
export function drawStatement(page: Page): void {
  const [fact] = takeMost(page, takeFacts(page), 1, 'Frase');
  const lead = readLead(fact?.head === null ? fact.text : '');
  if (lead.kind === 'verb') {
    page.asKind(lead.kind, LEADS[lead.kind]);
    drawPaper(page);
    drawLead(page, lead, { name: 'Frase' });
    return;
  }
  drawPaper(page);
  const box = { ...BODY, h: 4.3 };
  page.furnish(plate('Lousa', box, LOOK.dark), plate('Faixa', { ...box, w: 0.14 }, 'accent2'));
  page.field(
    {
      ...{ name: 'Frase', box: { x: box.x + 0.7, y: box.y + 0.35, w: box.w - 1.4, h: box.h - 0.7 } },
      ...{ style: head(46, { colour: LOOK.onDark, anchor: 'middle' }), leastPt: 28, isBalanced: true },
    },
    fact === undefined
      ? null
      : [
          fact.head === null
            ? stress(page, fact.text, head(46), LOOK.signal)
            : joinFact(page, fact, head(46)),
        ],
  );
}

/** One term on a dark block, what it means beside it. */
export function drawDefinition(page: Page): void {
  const block = page.take('definition');
  const aside = takeAside(page);
  page.asKind(aside === null ? 'termo' : 'exemplos', aside === null ? 'um termo' : 'termo e exemplos');
  drawPaper(page);
  const box = { ...BODY, w: 4.4, h: 4.3 };
  page.furnish(
    plate('Bloco', box, LOOK.dark),
    plate('Cartão', { ...BODY, x: box.x + box.w, w: BODY.w - box.w, h: box.h }, LOOK.card),
    chalk('Traço sob o termo', { x: 1.05, y: 4.9, w: 1.5, h: 0.17 }, 'termo'),
  );
  page.field(
    {
      ...{ name: 'Termo', box: { x: 1.05, y: 2.6, w: 3.75, h: 2.15 } },
      ...{ style: head(40, { colour: LOOK.signal, anchor: 'bottom' }), leastPt: 24, isBalanced: true },
    },
    block?.term ?? null,
  );
  const meaning = text(aside === null ? 34 : 26, { anchor: aside === null ? 'middle' : 'top' });
  page.field(
    {
      ...{ name: 'Significado', box: { x: 5.5, y: 2.6, w: 6.75, h: aside === null ? 3.5 : 1.95 } },
      ...{ style: meaning, leastPt: LOOK.least.body, isBalanced: true },
    },
    block === null ? null : (listLines(page, block.text, meaning) ?? block.text),
  );
  if (aside === null) return;
  page.furnish(plate('Fio', { x: 5.5, y: 4.68, w: 6.75, h: 0.012 }, LOOK.rule));
  page.field(
    {
      ...{ name: 'Exemplos', box: { x: 5.5, y: 4.85, w: 6.75, h: 1.5 } },
      ...{ style: text(20), leastPt: 18 },
    },
    aside.texts.flatMap((fact) => setFact(page, fact, text(20))),
  );
}
