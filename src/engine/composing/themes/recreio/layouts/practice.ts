import { tint } from '#engine/composing/drawing/colours.ts';
import {
  isBriefTask,
  joinFact,
  LETTERS,
  takeMost,
  takeQuestions,
  tellOptions,
} from '#engine/composing/themes/parts/facts.ts';
import { fitRows, heightOf } from '#engine/composing/themes/parts/fit-together.ts';
import { shrinkBox, splitColumns, splitRows } from '#engine/composing/themes/parts/grid.ts';
import { answerOf } from '#engine/composing/themes/parts/links.ts';
import { drawListed } from '#engine/composing/themes/parts/listed-item.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { addPlace } from '#engine/composing/themes/parts/picture.ts';
import { setLead } from '#engine/composing/themes/parts/stress.ts';
import { ring } from '#engine/composing/themes/parts/strokes.ts';
import { drawTableItem } from '#engine/composing/themes/parts/table-item.ts';
import { head, LOOK, text } from '#engine/composing/themes/recreio/look.ts';
import {
  BODY,
  card,
  drawFoot,
  drawPaper,
  drawRows,
  writeDisc,
  writeTitle,
} from '#engine/composing/themes/recreio/paper.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';

/** Between steps. */
const GAP_IN = 0.14;
/** The fewer steps, the more each says. */
const ROW_IN = { 1: 4.2, 2: 1.9, 3: 1.38 } as const;

/** Hands on: a sheet on a frame of colour, the time in a yellow disc. */
export function drawActivity(page: Page): void {
  const block = page.take('activity');
  const steps = takeMost(page, block?.steps ?? [], 5, 'Passos');
  const materials = block?.materials ?? [];
  const minutes = block?.minutes ?? page.slide.minutes;
  const count = steps.length || 3;
  const kind = `${count}${materials.length > 0 ? '-material' : ''}${minutes === null ? '' : '-tempo'}`;
  page.asKind(kind, `${count} ${count === 1 ? 'passo' : 'passos'}`);
  page.background = 'accent2';
  page.furnish(
    plate('Folha', { x: 0.45, y: 0.45, w: 40 / 3 - 0.9, h: 6.6 }, LOOK.card, {
      geometry: 'roundRect',
      adjust: 0.06,
    }),
  );
  writeTitle(page, { x: 1.0, y: 0.7, w: minutes === null ? 11.3 : 9.0, h: 1.2 }, 'dk1');
  if (minutes !== null) {
    const middle = { x: 11.45, y: 1.42 };
    page.furnish(ring('Relógio', middle, 0.82, 'accent3', null));
    page.write(
      {
        ...{ name: 'Minutos', box: { x: 10.8, y: 0.78, w: 1.3, h: 0.72 }, leastPt: 32 },
        style: head(42, { align: 'center', anchor: 'bottom' }),
      },
      String(minutes),
    );
    page.write(
      {
        ...{ name: 'Minutos, legenda', box: { x: 10.7, y: 1.5, w: 1.5, h: 0.38 }, leastPt: 16 },
        style: text(18, { isBold: true, align: 'center', anchor: 'middle' }),
      },
      minutes === 1 ? 'minuto' : 'minutos',
    );
  }
  if (block !== null && steps.length === 0) {
    page.asKind(minutes === null ? 'espaço' : 'espaço-tempo', 'espaço para escrever');
    for (let at = 0; at < 5; at += 1)
      page.furnish(plate('Pauta', { x: 1.0, y: 3.1 + at * 0.72, w: 11.3, h: 0.015 }, LOOK.rule));
    drawFoot(page, { x: 1.0, y: 6.52, w: 8.0, h: 0.36 }, LOOK.ink, { x: 11.5, y: 6.5, w: 0.9, h: 0.4 });
    return;
  }
  const isBrief = count === 1 && isBriefTask(steps[0]?.text ?? null);
  if (isBrief) page.asKind(`${kind}-breve`, '1 pergunta e pautas');
  for (let at = 0; isBrief && at < 4; at += 1)
    page.furnish(plate('Pauta', { x: 1.0, y: 3.95 + at * 0.72, w: 11.3, h: 0.015 }, LOOK.rule));
  const area = {
    ...{ x: 1.0, y: minutes === null ? 2.1 : 2.32, h: isBrief ? 1.25 : minutes === null ? 4.3 : 4.1 },
    w: materials.length > 0 ? 7.9 : 11.3,
  };
  const left = count === 1 ? 0 : 1.05;
  const contents = Array.from({ length: count }, (_, at) =>
    count === 1 && steps[0] !== undefined
      ? setLead(page, steps[0].text, text(34), { leadPt: 52, colour: 'accent2', stressed: null })
      : (steps[at]?.text ?? null),
  );
  const style = text([34, 30, 28][count - 1] ?? 26, { anchor: 'middle' });
  const { sizePt, heights } = fitRows(page, contents, {
    ...{ style, leastPt: 20, widthIn: area.w - left, heightIn: area.h, padIn: GAP_IN },
    stepIn: ROW_IN[Math.min(3, count) as 1 | 2 | 3],
  });
  let { y } = area;
  contents.forEach((content, at) => {
    const row = { ...area, y, h: (heights[at] ?? 1) - GAP_IN };
    const size = Math.min(0.8, Math.max(0.62, row.h));
    const disc = { x: row.x, y: row.y + (row.h - size) / 2, w: size, h: size };
    // One step alone is not numbered.
    const label = steps[at] === undefined || count === 1 ? null : String(at + 1);
    writeDisc(page, `Número ${at + 1}`, disc, 'accent2', label);
    page.field(
      {
        ...{ name: `Passo ${at + 1}`, box: { ...row, x: row.x + left, w: row.w - left } },
        ...{ style: { ...style, sizePt }, leastPt: 20, isBalanced: true, group: 'passos' },
      },
      content,
    );
    y += heights[at] ?? 1;
  });
  if (materials.length > 0) {
    const box = { x: 9.2, y: 3.1, w: 3.2, h: 3.2 };
    page.furnish(card(page, 'Materiais, fundo', box, tint('accent2', 12)));
    page.field({ name: 'Materiais', box: shrinkBox(box, 0.3, 0.25), style: text(20), leastPt: 18 }, [
      page.paragraph('Vocês precisam de', text(20), { isBold: true, spaceAfterPt: 4 }),
      ...materials.map((one) => page.paragraph(one, text(20), { isBullet: true })),
    ]);
  }
  drawFoot(page, { x: 1.0, y: 6.52, w: 8.0, h: 0.36 }, LOOK.ink, { x: 11.5, y: 6.5, w: 0.9, h: 0.4 });
}

export function drawQuiz(page: Page): void {
  const asked = page.slide.blocks.filter(({ type }) => type === 'question');
  const [only] = asked;
  if (asked.length > 1) drawQuestions(page);
  else if (drawTableItem(page, TIGHT, drawTight)) return;
  else if (only?.type === 'question' && drawListed(page, only, LISTED)) return;
  else drawItem(page);
}

/** Below a title of one line, left of the section's mark. */
const TIGHT = { ...BODY, y: 1.35, h: 5.4 };
const drawTight = (page: Page): void => drawPaper(page, { x: 0.7, y: 0.3, w: 10.6, h: 0.8 });

/** Lines to be judged or matched: under the usual title, or more of them under one line. */
const LISTED = [
  { area: { ...BODY, h: 4.6 }, leastPt: 20, draw: (page: Page) => drawPaper(page) },
  { area: TIGHT, leastPt: 16, draw: drawTight },
];

function drawQuestions(page: Page): void {
  const questions = takeQuestions(page, 4);
  drawPaper(page);
  const rows = questions.map(({ number, text: said, options }) => ({
    ...{ label: String(number), leadsTo: answerOf(page, number) },
    content: tellOptions(said, options),
  }));
  drawRows(
    page,
    rows,
    splitRows(
      { ...BODY, h: Math.min(4.7, rows.length * (rows.length === 2 ? 1.9 : 1.55)) },
      rows.length,
      0.18,
    ),
    'Questão',
    rows.length === 2 ? 28 : 24,
  );
}

/** What a card beside another holds of an option. */
const LONGEST_OPTION = 84;

const LONGEST_STEM = 150;
const isWordy = ({ options, text: stem }: BlockOf<'question'>): boolean =>
  options.length > 0 && (stem.length > LONGEST_STEM || options.some(({ length }) => length > LONGEST_OPTION));

/** A question of long options or a long statement: its statement over the whole width, each option in a row as high as it asks for. */
function drawWideItem(page: Page): void {
  const block = page.take('question');
  const options = takeMost(page, block?.options ?? [], 5, 'Alternativas');
  const isShort = heightOf(page, page.slide.title, head(30), 10.6) < 0.6;
  page.asKind(isShort ? 'larga' : 'larga-2', 'alternativas longas');
  drawPaper(page, { x: 0.7, y: 0.3, w: 10.6, h: isShort ? 0.8 : 1.15 });
  const style = text(20);
  const said = block?.text ?? null;
  const top = isShort ? 1.2 : 1.52;
  const box = { x: 0.7, y: top, w: 10.9, h: Math.min(2.2, heightOf(page, said, style, 10.9) + 0.1) };
  page.field({ name: 'Enunciado', box, style, leastPt: 18 }, said);
  const y = box.y + box.h + 0.1;
  const { sizePt, heights } = fitRows(page, options, {
    ...{ style: text(22, { anchor: 'middle' }), leastPt: 16, widthIn: 10.2, heightIn: 6.84 - y },
    ...{ stepIn: 1, padIn: 0.21 },
  });
  const leadsTo = block === null ? null : answerOf(page, block.number);
  const rows = options.map((option, at) => ({ label: LETTERS[at] ?? null, content: option, leadsTo }));
  const tops = heights.map((_, at) => heights.slice(0, at).reduce((sum, one) => sum + one, y));
  const boxes = heights.map((h, at) => ({ ...BODY, y: tops[at] ?? y, h: h - 0.08 }));
  drawRows(page, rows, boxes, 'Alternativa', sizePt, true);
}

/** One question with its options on cards, two by two; five in a list. */
function drawItem(page: Page): void {
  const [asked] = page.slide.blocks;
  if (asked?.type === 'question' && isWordy(asked)) {
    drawWideItem(page);
    return;
  }
  const block = page.take('question');
  const options = takeMost(page, block?.options ?? [], 5, 'Alternativas');
  const count = options.length;
  page.asKind(count, count === 0 ? 'resposta aberta' : `${count} alternativas`);
  drawPaper(page, { x: 0.7, y: 0.4, w: 10.6, h: 0.95 });
  const isOwnTitle = block === null || page.slide.title.trim() !== block.text.trim();
  const top = isOwnTitle ? (count > 4 ? 2.45 : 2.8) : 1.95;
  page.field(
    {
      ...{ name: 'Enunciado', box: { x: 0.7, y: 1.4, w: 10.6, h: top - 1.55 } },
      ...{ style: text(count > 4 ? 24 : 30, { anchor: 'middle' }), leastPt: 20, isBalanced: true },
    },
    isOwnTitle ? (block?.text ?? null) : null,
  );
  const area = { ...BODY, y: top, h: 6.65 - top };
  const given = count === 0 ? (page.take('points')?.items ?? []) : [];
  if (given.length > 0) {
    page.asKind(`considere-${given.length}`, 'com itens a considerar');
    const items = given.map((item, at) => ({
      label: String(at + 1),
      content: [joinFact(page, item, text(24))],
    }));
    const high = Math.min(area.h, given.length * 1.4);
    drawRows(page, items, splitRows({ ...area, h: high }, given.length, 0.14), 'Item');
    return;
  }
  if (count === 0) {
    page.furnish(card(page, 'Folha', area));
    for (let at = 1; at <= 4; at += 1)
      page.furnish(plate('Pauta', { x: 1.1, y: top + (area.h * at) / 5, w: 11.1, h: 0.015 }, LOOK.rule));
    const place = page.take('place');
    if (place !== null) addPlace(page, place.wish, shrinkBox(area, 1.5, 0.6));
    return;
  }
  const leadsTo = block === null ? null : answerOf(page, block.number);
  const rows = options.map((option, at) => ({ label: LETTERS[at] ?? null, content: option, leadsTo }));
  const boxes =
    count > 4 || count < 4
      ? splitRows({ ...area, h: Math.min(area.h, count * 1.4) }, count, 0.12)
      : splitRows(area, 2, 0.22).flatMap((row) => splitColumns(row, 2, 0.27));
  drawRows(page, rows, boxes.slice(0, count), 'Alternativa');
}
