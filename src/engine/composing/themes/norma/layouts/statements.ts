import { CELLS, FEW } from '#engine/composing/themes/norma/cells.ts';
import { head, LOOK, text } from '#engine/composing/themes/norma/look.ts';
import { drawPanel } from '#engine/composing/themes/norma/panel.ts';
import { drawRows } from '#engine/composing/themes/norma/rows.ts';
import { ASIDE, BESIDE_IN, BODY, drawFrame, drawSheet, rule } from '#engine/composing/themes/norma/sheet.ts';
import { drawFactCells, drawFour } from '#engine/composing/themes/parts/cells.ts';
import { standInColumns } from '#engine/composing/themes/parts/count-cells.ts';
import {
  alonePt,
  cardSize,
  cardText,
  isLongAbreast,
  joinFact,
  kindOf,
  LEAD_PT,
  MOST_FACTS,
  setFact,
  standInRows,
  takeAside,
  takeFacts,
  takeMost,
} from '#engine/composing/themes/parts/facts.ts';
import { drawFewOnCards } from '#engine/composing/themes/parts/few-cards.ts';
import { heightOf, sizeTogether, suitCards } from '#engine/composing/themes/parts/fit-together.ts';
import { shrinkBox, splitColumns } from '#engine/composing/themes/parts/grid.ts';
import {
  drawLedFacts,
  drawTurning,
  isCounted,
  type LedLook,
} from '#engine/composing/themes/parts/led-facts.ts';
import { listLines } from '#engine/composing/themes/parts/list-lines.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { drawOnlyPlace } from '#engine/composing/themes/parts/picture.ts';
import { drawStart, type StartLook } from '#engine/composing/themes/parts/start-facts.ts';
import { setLead } from '#engine/composing/themes/parts/stress.ts';

/** Facts in rows: the name to the left, or a number where there is none; a panel for a term beside them. */
export function drawPoints(page: Page): void {
  if (drawOnlyPlace(page, { ...BODY, h: 3.4 }, drawSheet)) return;
  const facts = takeMost(page, takeFacts(page), MOST_FACTS, 'Pontos');
  const aside = takeAside(page);
  const count = facts.length || 3;
  if (aside === null && (drawLedFacts(page, facts, LED) || drawStart(page, facts, START))) return;
  const isNamed = facts.length === 0 || facts.every(({ head: name }) => name !== null && name.length <= 34);
  const isMarked = !isNamed && count > 1 && !isCounted(facts);
  if (aside === null && (isMarked ? standInColumns(facts) : isNamed && count > MOST_NAMED)) {
    drawFactCells(page, facts, null, CELLS, (sheet, isTall) => drawSheet(sheet, isTall ? { h: 0.62 } : {}));
    return;
  }
  page.asKind(
    [
      // Names of a slide of cards that are too long for those.
      ...(page.slide.layout === 'cards' ? ['linhas'] : []),
      count,
      ...(isNamed ? [] : [isMarked ? 'marcas' : 'sem-nome']),
      ...(aside === null ? [] : [kindOf(aside)]),
    ].join('-'),
    `${count} ${count === 1 ? 'item' : 'itens'}`,
  );
  drawSheet(page);
  const area = { ...BODY, w: aside === null ? BODY.w : BESIDE_IN, h: 4.35 };
  if (isMarked && drawFewOnCards(page, facts, FEW(BODY.w - area.w))) {
    if (aside !== null) drawPanel(page, aside);
    return;
  }
  const style = text((ROW_PT[count - 1] ?? 24) - (aside === null ? 0 : 3));
  const stepIn = count < 3 ? 2.1 : 1.45;
  if (isNamed && aside === null) {
    const rows = Array.from({ length: count }, (_, at) => ({
      ...{ key: facts[at]?.head ?? null, content: facts[at]?.text ?? null },
    }));
    drawRows(page, rows, area, {
      ...{ key: head(28, { colour: 'accent1' }), keyIn: 3.6, text: style, stepIn, name: 'Ponto' },
      ...{ keyName: 'Nome', leastKeyPt: 18 },
    });
  } else {
    const isTight = count > 3 && aside !== null;
    // A name above its text begins its row; what has none stands in the middle of it.
    const isMiddle = isMarked || facts.every(({ head: name }) => name === null);
    const rows = Array.from({ length: count }, (_, at) => {
      const fact = facts[at];
      const content =
        fact === undefined
          ? null
          : isTight
            ? [joinFact(page, fact, style)]
            : setFact(page, fact, style, { headColour: 'accent1' });
      return {
        key: isNamed || isMarked || fact === undefined || count === 1 ? null : String(at + 1),
        content,
      };
    });
    drawRows(page, rows, area, {
      key: head(30, { colour: 'accent1', ...(isMiddle && { anchor: 'middle' }) }),
      keyIn: isNamed || count === 1 ? 0 : isMarked ? MARK_IN : 0.9,
      ...(isMarked ? { mark: 'accent2' as const } : {}),
      text: isMiddle ? { ...style, anchor: 'middle' } : style,
      ...{ stepIn, name: 'Ponto' },
    });
  }
  if (aside !== null) drawPanel(page, aside);
}

const MARK_IN = 0.4;
/** Rows of a name and what is said of it. */
const MOST_NAMED = 6;
/** The sentence that carries the others on its ground, dark or tinted in turns. */
const LED: LedLook = {
  ...{ area: { ...BODY, h: 4.4 }, lead: head, text, padIn: 0.55, drawPaper: drawSheet },
  drawGround: (page, box) =>
    drawTurning(page, box, {
      edgeOf: (isDark) => rule('Fio do painel', box, isDark ? LOOK.signal : 'accent1', 0.06),
      stressed: 'accent2',
    }),
  drawMark: (page, box, at) => page.add(plate(`Marca ${at + 1}`, { ...box, w: 0.05 }, 'accent2')),
};

/** The first slide of a part: its number and title on the dark ground at the left. */
const START: StartLook = {
  drawGround: (page) => {
    drawFrame(page);
    page.furnish(plate('Painel', { x: 0.7, y: 1.05, w: 4.1, h: 5.55 }, LOOK.dark));
    page.furnish(rule('Fio do painel', { x: 0.7, y: 1.05, w: 4.1 }, LOOK.signal, 0.06));
  },
  number: {
    box: { x: 1.0, y: 1.3, w: 3.5, h: 1.15 },
    style: head(66, { colour: LOOK.signal, anchor: 'middle' }),
  },
  of: { sizePt: 24, colour: LOOK.onDark },
  title: {
    box: { x: 1.0, y: 2.6, w: 3.55, h: 3.8 },
    style: head(32, { colour: LOOK.onDark, anchor: 'bottom' }),
  },
  facts: { area: { x: 5.3, y: 1.05, w: 7.33, h: 5.55 }, text, headColour: 'accent1' },
  drawMark: (page, box, at) => page.add(plate(`Marca ${at + 1}`, { ...box, w: 0.06 }, 'accent2')),
  drawFoot: () => {},
};

/** The fewer facts, the larger. */
const ROW_PT = [32, 28, 27, 26];

/** A single thing said is set in letters of its own size. */
const LONGEST_ALONE = 330;

/** Running text under a short rule. */
export function drawText(page: Page): void {
  const texts: string[] = [];
  for (let one = page.take('text'); one !== null; one = page.take('text')) texts.push(one.text);
  const aside = takeAside(page);
  if (aside !== null) page.asKind(kindOf(aside), 'com painel');
  drawSheet(page);
  const [only = ''] = texts;
  const isAlone = texts.length === 1 && aside === null && only.length <= LONGEST_ALONE;
  const panel = { ...BODY, h: 4.1 };
  if (isAlone) {
    page.asKind('só', 'uma frase');
    page.furnish(plate('Painel', panel, LOOK.card), rule('Fio do painel', panel, 'accent1', 0.06));
  } else page.furnish(rule('Traço', { x: BODY.x, y: BODY.y + 0.05, w: 1.2 }, 'accent2', 0.05));
  const style = isAlone ? text(alonePt(only), { anchor: 'middle' }) : text(aside === null ? 28 : 24);
  page.field(
    {
      name: 'Texto',
      box: isAlone ? shrinkBox(panel, 0.5, 0.3) : { ...BODY, y: 2.4, w: aside === null ? 11.2 : 7.5, h: 4.2 },
      ...{ style, leastPt: LOOK.least.body, isBalanced: true },
    },
    isAlone
      ? setLead(page, only, style, { leadPt: 54, colour: 'accent1', stressed: 'accent2' })
      : texts.map((one, at) => page.paragraph(one, style, { spaceAfterPt: at < texts.length - 1 ? 14 : 0 })),
  );
  if (aside !== null) drawPanel(page, aside);
}

/** Two to four facts side by side under rules. */
export function drawCards(page: Page): void {
  if (drawFour(page, CELLS, (sheet) => drawSheet(sheet))) return;
  if (standInRows(page)) {
    drawPoints(page);
    return;
  }
  const facts = takeMost(page, takeFacts(page), 4, 'Cartões');
  const count = facts.length || 3;
  const isNamed = facts.length === 0 || facts.some(({ head: name }) => name !== null);
  if (isLongAbreast(facts)) {
    drawFactCells(page, facts, null, CELLS, (sheet, isTall) => drawSheet(sheet, isTall ? { h: 0.62 } : {}));
    return;
  }
  page.asKind(`${count}${isNamed ? '' : '-sem-nome'}`, `${count} ${count === 1 ? 'cartão' : 'cartões'}`);
  drawSheet(page);
  const boxes = splitColumns({ ...BODY, w: count === 1 ? 8.1 : BODY.w }, count, count === 4 ? 0.2 : 0.27);
  const widthIn = (boxes[0]?.w ?? 3) - 0.56;
  const names = sizeTogether(
    page,
    facts.map(({ head: name }) => name),
    head(26),
    { widthIn, heightIn: 0.98, leastPt: 18 },
  );
  const nameIn = Math.max(0.45, ...facts.map((one) => heightOf(page, one.head, head(names), widthIn)));
  const top = isNamed ? Math.min(0.98, nameIn) + 0.46 : 0.35;
  const style = text(cardSize(count), { anchor: isNamed || count > 2 ? 'top' : 'middle' });
  const texts = facts.map((fact) => cardText(page, fact, style));
  const { sizePt, heightIn: high } = suitCards(page, texts, style, {
    ...{ widthIn, topIn: top, leastIn: count < 4 ? 3.2 : 2.6, mostIn: 4.3 },
  });
  const leadPt = sizeTogether(page, [facts[0]?.text ?? null], head(LEAD_PT), {
    ...{ widthIn, heightIn: high - top - 0.22, leastPt: sizePt },
  });
  boxes.forEach((column, at) => {
    const [fact, box] = [facts[at], { ...column, h: high }];
    // Of two sentences the first stands on the dark ground.
    const isLead = !isNamed && count === 2 && at === 0;
    const own = isLead ? head(leadPt, { colour: LOOK.onDark, anchor: 'middle' }) : { ...style, sizePt };
    page.add(
      plate(`Fundo ${at + 1}`, box, isLead ? LOOK.dark : LOOK.card),
      rule(`Fio ${at + 1}`, box, isLead ? LOOK.signal : 'accent1', 0.06),
    );
    const inner = { x: box.x + 0.28, w: widthIn };
    if (isNamed) {
      page.field(
        {
          ...{ name: `Nome ${at + 1}`, box: { ...inner, y: box.y + 0.32, h: top - 0.44 } },
          ...{ style: head(names, { colour: 'accent1', anchor: 'bottom' }), leastPt: 18, isBalanced: true },
        },
        fact?.head ?? null,
      );
    }
    page.field(
      {
        ...{ name: `Cartão ${at + 1}`, box: { ...inner, y: box.y + top, h: high - top - 0.22 } },
        ...{ style: own, leastPt: 18, isBalanced: true },
      },
      fact === undefined ? null : cardText(page, fact, own),
    );
  });
}

/** One sentence that carries the slide, on the tinted page. */
export function drawStatement(page: Page): void {
  const [fact] = takeMost(page, takeFacts(page), 1, 'Frase');
  page.background = LOOK.card;
  drawSheet(page);
  page.furnish(plate('Fio da frase', { x: 0.7, y: 2.45, w: 0.06, h: 3.7 }, 'accent2'));
  page.field(
    {
      ...{ name: 'Frase', box: { x: 1.2, y: 2.45, w: 10.9, h: 3.7 } },
      ...{ style: head(42, { anchor: 'middle' }), leastPt: 28, isBalanced: true },
    },
    fact === undefined
      ? null
      : fact.head === null
        ? setLead(page, fact.text, head(42), { leadPt: 60, colour: 'accent1', stressed: 'accent2' })
        : [joinFact(page, fact, head(42))],
  );
}

/** What fits two lines of large letters. */
const BRIEF_MEANING = 80;

/** A definition as a standard gives it: term, then the words in the serif, beside a rule. */
export function drawDefinition(page: Page): void {
  const block = page.take('definition');
  const aside = takeAside(page);
  drawSheet(page);
  const w = aside === null ? 11.2 : 7.3;
  const isBrief = aside === null && (block?.text.length ?? 0) <= BRIEF_MEANING;
  page.asKind(
    aside !== null ? 'painel' : isBrief ? 'termo-breve' : 'termo',
    aside === null ? 'um termo' : 'termo e painel',
  );
  const style = head(isBrief ? 44 : aside === null ? 36 : 28, { isBold: false, lineHeight: 1.371 });
  const room = { x: 1.15, y: isBrief ? 3.5 : 3.25, w, h: 3.2 };
  const said = block === null ? null : (listLines(page, block.text, style) ?? block.text);
  const sizePt = sizeTogether(page, [said], style, { widthIn: w, heightIn: room.h, leastPt: 20 });
  const needed = heightOf(page, said, { ...style, sizePt }, w);
  const high = Math.min(4.2, Math.max(1.9, room.y - 2.35 + needed + 0.1));
  page.add(plate('Fio do termo', { x: 0.7, y: 2.35, w: 0.05, h: high }, 'accent2'));
  page.field(
    {
      ...{ name: 'Termo', box: { x: 1.15, y: 2.3, w, h: isBrief ? 1.05 : 0.8 } },
      ...{ style: head(isBrief ? 56 : 40, { colour: 'accent1', anchor: 'middle' }), leastPt: 22 },
    },
    block?.term ?? null,
  );
  page.field({ name: 'Significado', box: room, leastPt: 20, style, isBalanced: true }, said);
  if (aside !== null) drawPanel(page, aside, { ...ASIDE, y: 2.25, h: 4.1 });
}
