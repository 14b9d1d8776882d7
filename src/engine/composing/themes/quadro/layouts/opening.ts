import { tint } from '#engine/composing/drawing/colours.ts';
import type { Drawn } from '#engine/composing/drawing/drawn.ts';
import { takeFacts, takeMost } from '#engine/composing/themes/parts/facts.ts';
import { splitColumns } from '#engine/composing/themes/parts/grid.ts';
import { sectionStart } from '#engine/composing/themes/parts/links.ts';
import { numberAgenda, numberOfPart } from '#engine/composing/themes/parts/number-parts.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { around, ring, stroke, trace } from '#engine/composing/themes/parts/strokes.ts';
import { BODY, chalk, drawBoard, drawFoot, sectionsBegun } from '#engine/composing/themes/quadro/board.ts';
import { head, LOOK, text } from '#engine/composing/themes/quadro/look.ts';
import { drawMotif } from '#engine/composing/themes/quadro/motifs.ts';

export function drawCover(page: Page): void {
  const { deck } = page.context;
  drawBoard(page);
  page.furnish(chalk('Traço de giz', { x: 0.7, y: 4.74, w: 5.2, h: 0.17 }, 'capa'));
  const { onDark: colour, signal } = LOOK;
  page.field(
    {
      ...{ name: 'Título', type: 'title', box: { x: 0.7, y: 1.45, w: 6.75, h: 3.1 } },
      ...{ style: head(66, { colour, anchor: 'bottom' }), leastPt: 40, isBalanced: true },
    },
    page.slide.title,
  );
  page.field(
    {
      ...{ name: 'Subtítulo', type: 'subTitle', box: { x: 0.7, y: 5.12, w: 6.6, h: 0.95 } },
      ...{ style: text(24, { colour }), leastPt: 20, isBalanced: true },
    },
    page.slide.subtitle,
  );
  page.field(
    {
      ...{
        name: 'Disciplina e etapa',
        prompt: 'Disciplina · ano',
        box: { x: 0.7, y: 0.78, w: 6.8, h: 0.45 },
      },
      ...{ style: text(20, { colour: signal, isBold: true, anchor: 'middle' }), leastPt: 16 },
    },
    deck.tag,
  );
  page.field(
    {
      ...{ name: 'Autor', prompt: 'Nome de quem ensina', box: { x: 0.7, y: 6.45, w: 7.1, h: 0.42 } },
      ...{ style: text(18, { colour, anchor: 'middle' }), leastPt: 16 },
    },
    deck.author,
  );
  page.add(...drawMotif(deck));
}

export function drawAgenda(page: Page): void {
  const parts = takeMost(page, page.take('agenda')?.parts ?? [], 6, 'Roteiro');
  const count = parts.length || 4;
  page.asKind(count, `${count} partes`);
  page.furnish(
    plate('Painel', { x: 0, y: 0, w: 4.4, h: 7.5 }, LOOK.dark),
    chalk('Traço de giz', { x: 0.7, y: 2.82, w: 1.5, h: 0.17 }, 'roteiro'),
  );
  const { onDark: colour, signal } = LOOK;
  page.field(
    {
      ...{ name: 'Título', type: 'title', box: { x: 0.7, y: 0.85, w: 3.4, h: 1.85 } },
      ...{ style: head(40, { colour, anchor: 'bottom' }), leastPt: 28, isBalanced: true },
    },
    page.slide.title,
  );
  const total = parts.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  const isTimed = parts.every(({ minutes }) => minutes !== null) && total > 0;
  const step = Math.min(1.16, 6.3 / count);
  const numbers = numberAgenda(page.context.deck, parts);
  for (let at = 0; at < count; at += 1) {
    const y = 0.7 + at * step;
    const [part, h] = [parts[at], step - 0.14];
    page.furnish(plate('Fio', { x: 4.9, y: y + step - 0.07, w: 7.73, h: 0.012 }, LOOK.rule));
    page.write(
      {
        ...{ name: `Número ${at + 1}`, box: { x: 4.9, y, w: 0.75, h } },
        ...{ style: head(40, { colour: 'accent1', anchor: 'middle' }), leastPt: 28 },
      },
      part === undefined ? null : (numbers[at] ?? null),
    );
    const wide = isTimed ? 5.3 : 6.9;
    page.field(
      {
        ...{ name: `Parte ${at + 1}`, box: { x: 5.75, y, w: wide, h } },
        leadsTo: sectionStart(page, part?.title ?? ''),
        ...{ style: text(26, { isBold: true, anchor: 'middle' }), leastPt: 20, isBalanced: true },
      },
      part?.title ?? null,
    );
    page.write(
      {
        ...{ name: `Tempo ${at + 1}`, box: { x: 11.2, y, w: 1.43, h } },
        ...{ style: text(20, { align: 'right', anchor: 'middle' }), leastPt: 18 },
      },
      part?.minutes == null ? null : `${part.minutes}\u00a0min`,
    );
  }
  if (isTimed) {
    page.write(
      {
        ...{ name: 'Tempo todo', box: { x: 0.7, y: 5.25, w: 3.4, h: 0.95 } },
        ...{ style: head(54, { colour: signal, anchor: 'bottom' }), leastPt: 40 },
      },
      `${total}\u00a0min`,
    );
    page.write(
      {
        ...{ name: 'Tempo todo, legenda', box: { x: 0.7, y: 6.22, w: 3.4, h: 0.4 } },
        ...{ style: text(20, { colour }), leastPt: 18 },
      },
      'ao todo',
    );
  }
  drawFoot(page, { x: 4.9, y: 6.98, w: 6.7, h: 0.3 });
}

/** A question mark in chalk, ringed by hand. */
function drawAsking(): Drawn[] {
  const [colour, middle] = [LOOK.signal, { x: 11.0, y: 3.7 }];
  const hook = trace(-Math.PI * 1.05, Math.PI * 0.42, 28, (angle) =>
    around({ x: middle.x, y: middle.y - 0.62 }, 0.62, angle),
  );
  const stem = [
    hook.at(-1) ?? middle,
    { x: middle.x + 0.02, y: middle.y + 0.32 },
    { x: middle.x, y: middle.y + 0.72 },
  ];
  const by = (name: string, radius: number, from: number, wide: number) =>
    stroke(
      name,
      trace(from, from + 2 * Math.PI * 0.96, 60, (angle) =>
        around(middle, radius * (1 + wide * Math.sin(2 * angle)), angle),
      ),
      { colour: LOOK.onDark, widthPt: 3 },
    );
  return [
    by('Volta de giz', 1.85, -0.9, 0.012),
    by('Segunda volta de giz', 2.0, 0.6, -0.015),
    stroke('Interrogação', [...hook, ...stem], { colour, widthPt: 14 }),
    ring('Ponto da interrogação', { x: middle.x, y: middle.y + 1.18 }, 0.15, colour, null),
  ];
}

export function drawQuestion(page: Page): void {
  drawBoard(page);
  const { onDark: colour, signal } = LOOK;
  page.furnish({
    ...plate('Chamada', { x: 0.7, y: 0.82, w: 6, h: 0.42 }, null),
    text: {
      paragraphs: [page.paragraph('Para começar', text(20), { isBold: true })],
      style: text(20, { colour: signal, isBold: true, anchor: 'middle' }),
      insetIn: { l: 0, t: 0, r: 0, b: 0 },
    },
  });
  const steps = page.take('activity')?.steps;
  const facts = takeMost(
    page,
    steps?.map(({ text }) => ({ head: null, text })) ?? takeFacts(page),
    4,
    'Caixas',
  );
  const isAlone = facts.length === 0 && page.slide.subtitle === null;
  if (isAlone) {
    page.asKind('só', 'só a pergunta');
    page.furnish(...drawAsking());
  }
  page.field(
    {
      ...{
        name: 'Título',
        type: 'title',
        box: { x: 0.7, y: 1.4, w: isAlone ? 7.95 : 10.6, h: isAlone ? 5.0 : 2.45 },
      },
      ...{
        style: head(isAlone ? sizeOfQuestion(page.slide.title) : 48, { colour, anchor: 'middle' }),
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
        box: { x: 0.7, y: 3.95, w: 10.6, h: facts.length > 0 ? 0.5 : 1.6 },
      },
      ...{ style: text(24, { colour }), leastPt: 20, isBalanced: true },
    },
    page.slide.subtitle,
  );
  const boxes = splitColumns({ ...BODY, y: 4.75, h: 1.75 }, Math.max(3, facts.length), 0.4);
  facts.forEach((fact, at) => {
    const box = boxes[at] ?? BODY;
    const next = boxes[at + 1];
    page.write(
      {
        ...{ name: `Caixa ${at + 1}`, box, geometry: 'roundRect', adjust: 0.08 },
        ...{
          fill: null,
          line: { colour: LOOK.onDark, widthPt: 2 },
          inset: { l: 0.22, r: 0.22, t: 0.12, b: 0.12 },
        },
        ...{ style: text(20, { colour, anchor: 'middle' }), leastPt: 18 },
      },
      fact.head === null
        ? fact.text
        : [
            page.paragraph(fact.head, head(26), { font: 'major', isBold: true, colour: signal, sizePt: 24 }),
            page.paragraph(fact.text, text(20)),
          ],
    );
    if (steps === undefined || next === undefined || at === facts.length - 1) return;
    const y = box.y + box.h / 2;
    page.add({
      ...{ kind: 'line', name: 'Seta', box: { x: box.x + box.w, y, w: 0.4, h: 0 } },
      points: [
        { x: box.x + box.w + 0.06, y },
        { x: next.x - 0.04, y },
      ],
      line: { colour: signal, widthPt: 3, arrow: 'end' },
    });
  });
}

export function drawSection(page: Page): void {
  const { deck } = page.context;
  const count = deck.sections.length;
  const begun = Math.max(1, sectionsBegun(page));
  page.furnish(
    plate('Painel', { x: 0, y: 0, w: 5.6, h: 7.5 }, LOOK.dark),
    chalk('Traço de giz', { x: 6.3, y: 3.72, w: 2.1, h: 0.17 }, 'seção'),
  );
  page.hasTransition = true;
  page.field(
    {
      ...{ name: 'Título', type: 'title', box: { x: 6.3, y: 1.6, w: 6.3, h: 2.0 } },
      ...{ style: head(48, { anchor: 'bottom' }), leastPt: 32, isBalanced: true },
    },
    page.slide.title,
  );
  page.field(
    {
      ...{ name: 'Subtítulo', type: 'subTitle', box: { x: 6.3, y: 4.1, w: 6.3, h: 1.7 } },
      ...{ style: text(24), leastPt: 20, isBalanced: true },
    },
    page.slide.subtitle,
  );
  page.write(
    {
      ...{ name: 'Número da seção', box: { x: 0.3, y: 1.2, w: 5.0, h: 5.0 } },
      style: head(begun > 9 ? 240 : 320, { colour: LOOK.signal, align: 'center', anchor: 'middle' }),
      leastPt: 200,
    },
    String(numberOfPart(deck, page.slide.section) ?? begun),
  );
  if (count > 1) {
    splitColumns({ x: 6.3, y: 6.2, w: 6.33, h: 0.12 }, count, 0.14).forEach((box, at) => {
      page.add(plate(`Marca de seção ${at + 1}`, box, at < begun ? 'accent1' : tint('dk1', 20)));
    });
  }
  drawFoot(page, { x: 6.3, y: 6.88, w: 5.3, h: 0.36 });
}

/** A long question in large letters would stand in words, not in lines. */
const sizeOfQuestion = ({ length }: string): number => (length <= 60 ? 56 : length <= 90 ? 48 : 42);
