import { tint } from '#engine/composing/drawing/colours.ts';
import { measureParagraphs } from '#engine/composing/drawing/fit-text.ts';
import { takeFacts, takeMost } from '#engine/composing/themes/parts/facts.ts';
import { splitColumns } from '#engine/composing/themes/parts/grid.ts';
import { sectionStart } from '#engine/composing/themes/parts/links.ts';
import { accentAt } from '#engine/composing/themes/parts/look.ts';
import { numberAgenda, numberOfPart } from '#engine/composing/themes/parts/number-parts.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { ring, stroke, trace } from '#engine/composing/themes/parts/strokes.ts';
import { head, LOOK, sectionColour, sizeOfQuestion, text } from '#engine/composing/themes/recreio/look.ts';
import {
  colourOf,
  deeper,
  drawFoot,
  drawPaper,
  sectionOf,
  writeDisc,
} from '#engine/composing/themes/recreio/paper.ts';
import { drawTiles } from '#engine/composing/themes/recreio/tiles.ts';

export function drawCover(page: Page): void {
  const { deck } = page.context;
  page.field(
    {
      ...{ name: 'Título', type: 'title', box: { x: 0.7, y: 1.5, w: 6.6, h: 3.0 } },
      ...{ style: head(66, { anchor: 'bottom' }), leastPt: 40, isBalanced: true },
    },
    page.slide.title,
  );
  page.field(
    {
      ...{ name: 'Subtítulo', type: 'subTitle', box: { x: 0.7, y: 4.75, w: 6.3, h: 1.3 } },
      ...{ style: text(24), leastPt: 20, isBalanced: true },
    },
    page.slide.subtitle,
  );
  const style = text(18, { isBold: true, colour: LOOK.onAccent, align: 'center', anchor: 'middle' });
  const wide = measureParagraphs([page.paragraph(deck.tag ?? 'Ano · Disciplina', style)], style, LOOK.fonts, {
    ...{ widthIn: 9, heightIn: 1 },
  }).widestIn;
  const pill = { x: 0.7, y: 0.75, w: Math.min(6.6, wide * 1.06 + 0.7), h: 0.56 };
  // A shape of its own below the text: not every program draws the form of a placeholder.
  if (deck.tag === null) page.asKind('sem-etiqueta', 'sem etiqueta');
  else
    page.furnish(
      plate('Etiqueta', pill, sectionColour(deck.palette, 0), { geometry: 'roundRect', adjust: 0.5 }),
    );
  const worn = deck.tag === null ? { ...style, colour: LOOK.muted } : style;
  page.field(
    {
      ...{ name: 'Disciplina e etapa', prompt: 'Ano · Disciplina', box: pill, style: worn, leastPt: 16 },
      inset: { l: 0.25, r: 0.25 },
    },
    deck.tag,
  );
  page.field(
    {
      ...{ name: 'Autor', prompt: 'Nome de quem ensina', box: { x: 0.7, y: 6.4, w: 6.6, h: 0.45 } },
      ...{ style: text(18, { colour: LOOK.muted, anchor: 'middle' }), leastPt: 16 },
    },
    deck.author,
  );
  page.add(...drawTiles(deck));
}

/** The parts of the lesson as stops along a road. */
export function drawAgenda(page: Page): void {
  const parts = takeMost(page, page.take('agenda')?.parts ?? [], 6, 'Roteiro');
  const count = Math.max(2, parts.length || 4);
  page.asKind(count, `${count} partes`);
  drawPaper(page);
  const step = 9.83 / (count - 1);
  const numbers = numberAgenda(page.context.deck, parts);
  const stops = Array.from({ length: count }, (_, at) => ({
    x: 1.75 + at * step,
    y: at % 2 === 0 ? 4.75 : 3.6,
  }));
  const road = trace(0, 40 / 3, 90, (x) => ({
    x,
    y: 4.175 + 0.575 * Math.cos(((x - 1.75) / step) * Math.PI),
  }));
  page.furnish(
    stroke('Estrada', road, { colour: 'accent3', widthPt: 32 }),
    stroke('Faixa da estrada', road, { colour: 'lt1', widthPt: 3, isDashed: true }),
  );
  stops.forEach(({ x, y }, at) => {
    const part = parts[at];
    const size = 1.15;
    page.furnish(ring('Parada', { x, y }, size / 2 + 0.08, LOOK.page, null));
    const fill = accentAt(LOOK, (at * 2) % 5);
    const disc = { x: x - size / 2, y: y - size / 2, w: size, h: size };
    writeDisc(page, `Número ${at + 1}`, disc, fill, part === undefined ? null : (numbers[at] ?? null), 36);
    const wide = Math.min(3.2, step * 1.9, 2 * (x - 0.3), 2 * (40 / 3 - 0.3 - x));
    const isAbove = at % 2 === 1;
    const label = { x: x - wide / 2, y: isAbove ? 1.72 : 5.42, w: wide, h: isAbove ? 1.2 : 1.38 };
    const style = text(20, { align: 'center', anchor: isAbove ? 'bottom' : 'top' });
    page.field(
      {
        ...{ name: `Parte ${at + 1}`, box: label, style, leastPt: 16, group: 'partes' },
        leadsTo: sectionStart(page, part?.title ?? ''),
      },
      part === undefined
        ? null
        : [
            page.paragraph(part.title, style, { isBold: true }),
            ...(part.minutes === null
              ? []
              : [page.paragraph(`${part.minutes}\u00a0min`, style, { sizePt: 18 })]),
          ],
    );
  });
}

export function drawQuestion(page: Page): void {
  const fill = sectionColour(page.context.deck.palette, 0);
  page.background = fill;
  const facts = takeMost(page, takeFacts(page), 3, 'Caixas');
  const subtitle = page.slide.subtitle;
  const isAlone = facts.length === 0 && subtitle === null;
  page.asKind(
    facts.length > 0 ? 'caixas' : isAlone ? 'só' : 'apoio',
    facts.length > 0 ? 'com caixas' : isAlone ? 'só a pergunta' : 'com apoio',
  );
  const scale = facts.length > 0 ? 0.8 : 1;
  const middle = { x: 10.75, y: facts.length > 0 ? 2.85 : 3.7 };
  page.furnish(
    ring('Disco de trás', middle, 2.45 * scale, deeper(fill), null),
    ring('Disco', middle, 1.75 * scale, 'accent3', null),
  );
  page.furnish({
    ...plate('Interrogação', { x: middle.x - 1.5, y: middle.y - 1.6, w: 3, h: 3.2 }, null),
    text: {
      paragraphs: [page.paragraph('?', head(190 * scale))],
      style: head(190 * scale, { colour: LOOK.dark, align: 'center', anchor: 'middle', lineHeight: 1 }),
      insetIn: { l: 0, t: 0, r: 0, b: 0 },
    },
  });
  page.field(
    {
      ...{ name: 'Título', type: 'title', box: { x: 0.7, y: 0.7, w: 7.5, h: isAlone ? 6.0 : 3.3 } },
      ...{
        style: head(sizeOfQuestion(page.slide.title, isAlone), { colour: LOOK.onAccent, anchor: 'middle' }),
        leastPt: 36,
        isBalanced: true,
      },
    },
    page.slide.title,
  );
  page.field(
    {
      ...{
        name: 'Apoio',
        type: 'subTitle',
        box: { x: 0.7, y: 4.2, w: 7.5, h: facts.length > 0 ? 0.95 : 1.6 },
      },
      ...{ style: text(24, { colour: LOOK.onAccent }), leastPt: 20, isBalanced: true },
    },
    subtitle,
  );
  const isOne = facts.length === 1;
  splitColumns({ x: 0.7, y: 5.4, w: isOne ? 7.2 : 11.93, h: 1.15 }, Math.max(1, facts.length), 0.27).forEach(
    (box, at) => {
      const fact = facts[at];
      if (fact === undefined) return;
      const isYellow = at === facts.length - 1 && facts.length > 1;
      page.write(
        {
          ...{
            name: `Caixa ${at + 1}`,
            box,
            geometry: 'roundRect',
            adjust: 0.28,
            fill: isYellow ? 'accent3' : 'lt1',
          },
          style: text(20, { align: 'center', anchor: 'middle' }),
          ...{ leastPt: 18, inset: { l: 0.25, r: 0.25 }, isBalanced: true },
        },
        fact.head === null
          ? fact.text
          : [page.paragraph(fact.head, text(20), { isBold: true }), page.paragraph(fact.text, text(20))],
      );
    },
  );
}

/** A page in the section's colour with sun and hills of cut paper. */
export function drawSection(page: Page): void {
  const fill = colourOf(page);
  const section = sectionOf(page);
  page.background = fill;
  page.asKind(fill, 'na cor da seção');
  page.hasTransition = true;
  const wave = (name: string, y: number, high: number, shift: number) => {
    const line = trace(0, 40 / 3, 60, (x) => ({ x, y: y + high * Math.sin(x * 0.75 + shift) }));
    return [{ x: 0, y: 7.5 }, ...line, { x: 40 / 3, y: 7.5 }].map((point) => ({ ...point, name }));
  };
  page.furnish(
    ring('Sol', { x: 10.7, y: 2.35 }, 1.35, 'accent3', null),
    ...cloud({ x: 9.0, y: 2.75 }),
    stroke('Colina de trás', wave('a', 5.55, 0.28, 0.4), { colour: tint(fill, 55), isFilled: true }),
    stroke('Colina da frente', wave('b', 6.35, 0.24, 2.3), { colour: deeper(fill), isFilled: true }),
  );
  page.write(
    {
      ...{ name: 'Parte', box: { x: 0.7, y: 0.95, w: 1.75, h: 0.6 }, geometry: 'roundRect', adjust: 0.5 },
      ...{
        fill: 'accent3',
        style: text(20, { isBold: true, align: 'center', anchor: 'middle' }),
        leastPt: 18,
      },
    },
    section < 0 ? null : `Parte ${numberOfPart(page.context.deck, section) ?? section + 1}`,
  );
  page.field(
    {
      ...{ name: 'Título', type: 'title', box: { x: 0.7, y: 1.75, w: 7.6, h: 2.0 } },
      ...{ style: head(60, { colour: LOOK.onAccent, anchor: 'middle' }), leastPt: 36, isBalanced: true },
    },
    page.slide.title,
  );
  page.field(
    {
      ...{ name: 'Subtítulo', type: 'subTitle', box: { x: 0.7, y: 3.9, w: 7.2, h: 1.2 } },
      ...{ style: text(26, { colour: LOOK.onAccent }), leastPt: 20, isBalanced: true },
    },
    page.slide.subtitle,
  );
  drawFoot(page, { x: 0.7, y: 6.86, w: 10.6, h: 0.36 }, LOOK.onAccent);
}

const cloud = ({ x, y }: { x: number; y: number }) => [
  plate('Nuvem, base', { x, y: y + 0.45, w: 3.1, h: 0.85 }, 'lt1', { geometry: 'roundRect', adjust: 0.5 }),
  ring('Nuvem, gomo', { x: x + 1.0, y: y + 0.5 }, 0.55, 'lt1', null),
  ring('Nuvem, gomo', { x: x + 1.85, y: y + 0.4 }, 0.7, 'lt1', null),
];
