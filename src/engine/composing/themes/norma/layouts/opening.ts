import { alpha, tint } from '#engine/composing/drawing/colours.ts';
import type { TextStyle } from '#engine/composing/drawing/drawn.ts';
import { head, LOOK, text } from '#engine/composing/themes/norma/look.ts';
import { drawPattern } from '#engine/composing/themes/norma/patterns.ts';
import {
  BODY,
  drawDark,
  drawFrame,
  drawSheet,
  rule,
  tellPart,
} from '#engine/composing/themes/norma/sheet.ts';
import { takeFacts, takeMost } from '#engine/composing/themes/parts/facts.ts';
import { fitRows } from '#engine/composing/themes/parts/fit-together.ts';
import { splitColumns } from '#engine/composing/themes/parts/grid.ts';
import { sectionStart } from '#engine/composing/themes/parts/links.ts';
import { numberAgenda } from '#engine/composing/themes/parts/number-parts.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';

export function drawCover(page: Page): void {
  const { deck } = page.context;
  page.background = LOOK.card;
  page.furnish(
    plate('Faixa', { x: 0, y: 0, w: 0.28, h: 7.5 }, LOOK.dark),
    // Above whoever signs; where nobody does and nothing else is said, right under the title.
    rule(
      'Fio',
      { x: 0.9, y: deck.author !== null ? 6.2 : page.slide.subtitle !== null ? 6.0 : 4.78, w: 2 },
      'accent2',
      0.05,
    ),
  );
  page.field(
    {
      ...{ name: 'Título', type: 'title', box: { x: 0.9, y: 1.4, w: 6.1, h: 3.1 } },
      style: head(page.slide.title.length > 36 ? 44 : 48, { anchor: 'bottom' }),
      ...{ leastPt: 32, isBalanced: true },
    },
    page.slide.title,
  );
  page.field(
    {
      ...{ name: 'Subtítulo', type: 'subTitle', box: { x: 0.9, y: 4.7, w: 6.1, h: 1.25 } },
      ...{ style: text(22), leastPt: 18, isBalanced: true },
    },
    page.slide.subtitle,
  );
  page.field(
    {
      ...{ name: 'Disciplina e etapa', prompt: 'Curso · módulo', box: { x: 0.9, y: 0.68, w: 6.1, h: 0.45 } },
      ...{ style: text(18, { colour: 'accent1', isBold: true, anchor: 'middle' }), leastPt: 16 },
    },
    deck.tag,
  );
  page.field(
    {
      ...{ name: 'Autor', prompt: 'Nome de quem ensina', box: { x: 0.9, y: 6.36, w: 6.1, h: 0.42 } },
      ...{ style: text(18, { anchor: 'middle' }), leastPt: 16 },
    },
    deck.author,
  );
  page.add(...drawPattern(deck));
}

/** The parts of the lesson as a table; a bar beside each is as long as its time. */
export function drawAgenda(page: Page): void {
  const parts = takeMost(page, page.take('agenda')?.parts ?? [], 7, 'Roteiro');
  const count = parts.length || 4;
  const minutes = parts.map((part) => part.minutes ?? 0);
  const total = minutes.reduce((sum, one) => sum + one, 0);
  const isTimed = parts.length > 0 && parts.every((part) => part.minutes !== null) && total > 0;
  page.asKind(`${count}${isTimed ? '-tempo' : ''}`, `${count} partes`);
  drawSheet(page);
  const small: TextStyle = text(18, { isBold: true, colour: LOOK.muted, anchor: 'middle' });
  const columns = { number: BODY.x, title: 1.5, bar: 8.4, time: 11.23 };
  const headings: [string, number, TextStyle][] = [['Tema', columns.title, small]];
  if (isTimed) headings.push(['Tempo', columns.time, { ...small, align: 'right' }]);
  for (const [name, x, style] of headings) {
    page.write({ name, box: { x, y: 2.12, w: 1.4, h: 0.38 }, style, leastPt: 16 }, name);
  }
  page.furnish(rule('Fio da cabeça', { x: BODY.x, y: 2.5, w: BODY.w }, 'dk1', 0.02));
  const titles = Array.from({ length: count }, (_, at) => parts[at]?.title ?? null);
  const titleIn = isTimed ? 6.7 : 11.1;
  const { sizePt, heights } = fitRows(page, titles, {
    ...{ style: text(isTimed ? 22 : 24, { anchor: 'middle' }), leastPt: 18, widthIn: titleIn, padIn: 0.08 },
    ...{ heightIn: isTimed ? 3.72 : 4.2, stepIn: isTimed ? 0.83 : 0.95 },
  });
  const longest = Math.max(1, ...minutes);
  const numbers = numberAgenda(page.context.deck, parts);
  let y = 2.52;
  for (let at = 0; at < count; at += 1) {
    const [part, high] = [parts[at], heights[at] ?? 0.8];
    page.add(rule(`Fio ${at + 1}`, { x: BODY.x, y: y + high, w: BODY.w }));
    const row = (x: number, w: number) => ({ x, y: y + 0.02, w, h: high - 0.04 });
    page.write(
      {
        ...{ name: `Número ${at + 1}`, box: row(columns.number, 0.7), leastPt: 20 },
        style: head(24, { colour: 'accent1', anchor: 'middle' }),
      },
      part === undefined ? null : (numbers[at] ?? null),
    );
    page.field(
      {
        ...{ name: `Parte ${at + 1}`, box: row(columns.title, titleIn), leastPt: 18 },
        style: text(sizePt, { anchor: 'middle' }),
        leadsTo: sectionStart(page, titles[at] ?? ''),
      },
      titles[at] ?? null,
    );
    if (isTimed && part !== undefined) {
      const w = (2.6 * (minutes[at] ?? 0)) / longest;
      const bar = { x: columns.bar, y: y + high / 2 - 0.08, w, h: 0.16 };
      if (w > 0) page.add(plate(`Duração ${at + 1}`, bar, BAR));
      page.write(
        {
          ...{ name: `Tempo ${at + 1}`, box: row(columns.time, 1.4), leastPt: 18 },
          style: text(sizePt, { align: 'right', anchor: 'middle' }),
        },
        `${minutes[at]}\u00a0min`,
      );
    }
    y += high;
  }
  if (!isTimed) return;
  const last = { y: y + 0.02, h: 0.48 };
  const bold = text(22, { isBold: true, anchor: 'middle' });
  page.write(
    { name: 'Ao todo', box: { ...last, x: columns.title, w: 3 }, style: bold, leastPt: 18 },
    'Ao todo',
  );
  page.write(
    {
      ...{ name: 'Tempo todo', box: { ...last, x: columns.bar, w: 12.63 - columns.bar }, leastPt: 18 },
      style: { ...bold, align: 'right', colour: 'accent2' },
    },
    `${total}\u00a0min`,
  );
}

const BAR = tint('accent1', 45);

const OPENING = 'Para começar';
const SHORT_QUESTION = 48;

export function drawQuestion(page: Page): void {
  page.background = LOOK.card;
  const facts = takeMost(
    page,
    page.take('activity')?.steps.map((step) => ({ head: null, text: step.text })) ?? takeFacts(page),
    4,
    'Caixas',
  );
  const isAlone = facts.length === 0 && page.slide.subtitle === null;
  page.asKind(
    facts.length > 0 ? 'caixas' : isAlone ? 'só' : 'apoio',
    facts.length > 0 ? 'com caixas' : isAlone ? 'só a pergunta' : 'com apoio',
  );
  page.field(
    {
      ...{
        name: 'Título',
        type: 'title',
        box:
          facts.length > 0
            ? { x: 0.7, y: 1.2, w: 11.2, h: 2.55 }
            : { x: 0.7, y: 1.3, w: 8.6, h: isAlone ? 4.6 : 3.45 },
      },
      style: head(facts.length > 0 ? 44 : page.slide.title.length <= SHORT_QUESTION ? 60 : 50, {
        anchor: 'middle',
      }),
      ...{ leastPt: 32, isBalanced: true },
    },
    page.slide.title,
  );
  drawFrame(page, page.slide.title === OPENING ? page.context.deck.title : OPENING);
  if (facts.length === 0)
    page.furnish({
      ...plate('Interrogação', { x: 9.6, y: 1.3, w: 3.2, h: 4.6 }, null),
      text: {
        paragraphs: [page.paragraph('?', head(300))],
        style: head(300, { colour: 'accent1', align: 'center', anchor: 'middle', lineHeight: 1 }),
        insetIn: { l: 0, t: 0, r: 0, b: 0 },
      },
    });
  const ruleY = facts.length > 0 ? 5.85 : isAlone ? 6.15 : 4.95;
  page.furnish(rule('Fio da pergunta', { x: 0.7, y: ruleY, w: 2 }, 'accent2', 0.05));
  page.field(
    {
      ...{ name: 'Apoio', type: 'subTitle', leastPt: 18, isBalanced: true },
      box: facts.length > 0 ? { x: 0.7, y: 6.02, w: 11.9, h: 0.78 } : { x: 0.7, y: 5.2, w: 10.6, h: 1.5 },
      style: text(facts.length > 0 ? 20 : 24),
    },
    page.slide.subtitle,
  );
  const isShort = facts.every(({ text: said }) => said.length <= 60);
  const area = { ...BODY, y: 3.95, h: isShort ? 1.45 : 1.7 };
  const bold = text(20, { isBold: true, colour: 'accent1' });
  splitColumns(area, Math.max(2, facts.length), 0.25).forEach((box, at) => {
    const fact = facts[at];
    if (fact === undefined) return;
    page.write(
      {
        ...{
          name: `Caixa ${at + 1}`,
          box,
          fill: 'lt1',
          line: { colour: 'accent1', widthPt: 2 },
          leastPt: 16,
        },
        ...{ style: text(20, { anchor: 'middle' }), inset: { l: 0.22, r: 0.22, t: 0.1, b: 0.1 } },
      },
      fact.head === null
        ? fact.text
        : [
            page.paragraph(fact.head, bold, { isBold: true, colour: 'accent1', sizePt: 22, font: 'major' }),
            page.paragraph(fact.text, text(20)),
          ],
    );
  });
}

/** The opening of a section: its name on the dark page, and where it stands among all. */
export function drawSection(page: Page): void {
  const { sections } = page.context.deck;
  const now = page.slide.section ?? 0;
  drawDark(page);
  page.hasTransition = true;
  page.furnish(rule('Fio do alto', { x: 0.7, y: 1.42, w: BODY.w }, alpha('lt1', 45)));
  page.field(
    {
      ...{ name: 'Título', type: 'title', box: { x: 0.7, y: 1.75, w: 11.2, h: 2.1 } },
      ...{ style: head(66, { colour: LOOK.onDark, anchor: 'middle' }), leastPt: 36, isBalanced: true },
    },
    page.slide.title,
  );
  page.field(
    {
      ...{ name: 'Subtítulo', type: 'subTitle', box: { x: 0.7, y: 4.0, w: 9.6, h: 1.45 } },
      ...{ style: text(24, { colour: LOOK.onDark }), leastPt: 20, isBalanced: true },
    },
    page.slide.subtitle,
  );
  if (sections.length < 2) return;
  page.field(
    {
      ...{ name: 'Parte', box: { x: 0.7, y: 0.85, w: 6, h: 0.45 } },
      ...{ style: text(20, { isBold: true, colour: LOOK.signal, anchor: 'middle' }), leastPt: 18 },
    },
    tellPart(page.context.deck, page.slide.section),
  );
  const columns = splitColumns({ ...BODY, y: 5.75, h: 0.95 }, sections.length, 0.25);
  // Two lines of letters of 18 pt; longer names would shout over the one of this section.
  const isNamed = sections.every(({ title }) => title.length <= (columns[0]?.w ?? 0) * 12);
  columns.forEach((box, at) => {
    const colour = at === now ? LOOK.signal : alpha('lt1', 55);
    page.add(rule(`Marca de seção ${at + 1}`, box, colour, at === now ? 0.05 : 0.02));
    if (!isNamed) return;
    page.write(
      {
        ...{ name: `Seção ${at + 1}`, box: { ...box, y: box.y + 0.14, h: 0.82 }, leastPt: 16 },
        style: text(18, { isBold: at === now, colour: LOOK.onDark }),
      },
      sections[at]?.title ?? null,
    );
  });
}
