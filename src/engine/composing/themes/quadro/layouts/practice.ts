import type { Box } from '#engine/composing/drawing/drawn.ts';
import { takeMost } from '#engine/composing/themes/parts/facts.ts';
import { splitRows } from '#engine/composing/themes/parts/grid.ts';
import { type Content, type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { addPlace } from '#engine/composing/themes/parts/picture.ts';
import { readAnswer } from '#engine/composing/themes/parts/read-answer.ts';
import { BODY, chalk, drawFoot, drawPaper } from '#engine/composing/themes/quadro/board.ts';
import { head, LOOK, text } from '#engine/composing/themes/quadro/look.ts';
import { drawPanel } from '#engine/composing/themes/quadro/panel.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';

/** What the class does, step by step, with the time large and what it needs beside it. */
export function drawActivity(page: Page): void {
  const block = page.take('activity');
  const steps = takeMost(page, block?.steps ?? [], 5, 'Passos');
  const materials = block?.materials ?? [];
  const count = steps.length || 3;
  const minutes = block?.minutes ?? page.slide.minutes;
  page.asKind(
    materials.length > 0 ? `${count}-material` : count,
    `${count} ${count === 1 ? 'passo' : 'passos'}`,
  );
  drawPaper(page, { x: 0.7, y: 0.42, w: 9.4, h: 1.2 });
  page.write(
    {
      ...{ name: 'Tempo', box: { x: 10.2, y: 0.62, w: 2.43, h: 0.95 } },
      ...{ style: head(44, { colour: 'accent1', align: 'right', anchor: 'bottom' }), leastPt: 32 },
    },
    minutes === null ? null : `${minutes}\u00a0min`,
  );
  const wide = materials.length > 0 ? 7.75 : BODY.w;
  const h = Math.min(4.45, count * (count < 3 ? 1.9 : 1.25));
  const rows = Array.from({ length: count }, (_, at) => ({
    label: steps[at] === undefined ? null : String(at + 1),
    content: steps[at]?.text ?? null,
  }));
  drawRows(page, rows, { ...BODY, w: wide, h }, 'Passo');
  if (materials.length === 0) return;
  const texts = materials.map((one) => ({ head: null, text: one }));
  drawPanel(
    page,
    { x: 8.75, y: BODY.y, w: 3.88, h: Math.max(h, 2.6) },
    { kicker: 'Vocês precisam de', head: null, texts },
  );
}

const LETTERS = 'ABCDE';

/** One item with its options, or several to be answered. */
export function drawQuiz(page: Page): void {
  const asked = page.slide.blocks.filter(({ type }) => type === 'question');
  const [only] = asked;
  if (asked.length > 1) drawQuestions(page);
  else if (only?.type === 'question' && isWordy(only)) drawWideItem(page);
  else drawItem(page);
}

/** What the column beside the board holds in an option, and the board itself. */
const LONGEST_OPTION = 84;
const LONGEST_STEM = 230;

const isWordy = ({ options, text: stem }: BlockOf<'question'>): boolean =>
  options.length > 0 && (stem.length > LONGEST_STEM || options.some(({ length }) => length > LONGEST_OPTION));

/** An item of many words: the stem over the whole width, its options in long rows beneath. */
function drawWideItem(page: Page): void {
  const block = page.take('question');
  const options = takeMost(page, block?.options ?? [], 5, 'Alternativas');
  const isLongStem = (block?.text.length ?? 0) > 110;
  page.asKind(
    `larga-${options.length}-${isLongStem ? 'longo' : 'curto'}`,
    `${options.length} alternativas longas`,
  );
  drawPaper(page, { x: 0.7, y: 0.3, w: 11.9, h: 0.68 });
  const stem = { ...BODY, y: 1.42, h: isLongStem ? 1.15 : 0.5 };
  page.field(
    {
      ...{ name: 'Enunciado', box: stem, leastPt: 18 },
      style: text(22, { isBold: !isLongStem, anchor: 'middle' }),
    },
    block?.text ?? null,
  );
  const y = stem.y + stem.h + 0.14;
  const rows = options.map((option, at) => ({ label: LETTERS[at] ?? null, content: option }));
  drawRows(page, rows, { ...BODY, y, h: 6.76 - y }, 'Alternativa', 0.1);
}

/** Questions in rows under their numbers. */
function drawQuestions(page: Page): void {
  const all: BlockOf<'question'>[] = [];
  for (let one = page.take('question'); one !== null; one = page.take('question')) all.push(one);
  const questions = takeMost(page, all, 5, 'Questões');
  page.asKind(`lista-${questions.length}`, `${questions.length} questões`);
  drawPaper(page);
  const rows = questions.map(({ number, text: said, options }) => ({
    label: String(number),
    content:
      options.length === 0
        ? said
        : `${said} ${options.map((one, at) => `${LETTERS[at] ?? '–'}) ${one}`).join('  ')}`,
  }));
  drawRows(page, rows, { ...BODY, h: Math.min(4.5, rows.length * 1.3) }, 'Questão');
}

/** Rows on white with a number on the accent before each. */
function drawRows(
  page: Page,
  rows: readonly { label: string | null; content: Content }[],
  area: Box,
  name: string,
  gapIn = 0.14,
): void {
  splitRows(area, rows.length, gapIn).forEach((row, at) => {
    page.furnish(plate('Linha', { ...row, x: row.x + 0.9, w: row.w - 0.9 }, LOOK.card));
    page.furnish(plate('Casa do número', { ...row, w: 0.9 }, 'accent1'));
    page.write(
      {
        ...{ name: `${name} ${at + 1}, marca`, box: { ...row, w: 0.9 }, leastPt: 20 },
        style: head(30, { colour: LOOK.onAccent, align: 'center', anchor: 'middle' }),
      },
      rows[at]?.label ?? null,
    );
    page.field(
      {
        ...{
          name: `${name} ${at + 1}`,
          box: { x: row.x + 1.15, y: row.y + 0.04, w: row.w - 1.4, h: row.h - 0.08 },
        },
        ...{ style: text(rows.length < 3 ? 26 : 22, { anchor: 'middle' }), leastPt: 18, isBalanced: true },
      },
      rows[at]?.content ?? null,
    );
  });
}

/** The item on the board to the left, its options to the right; lines to write on where it has none. */
function drawItem(page: Page): void {
  const block = page.take('question');
  const options = takeMost(page, block?.options ?? [], 5, 'Alternativas');
  const count = options.length;
  page.asKind(count, count === 0 ? 'resposta aberta' : `${count} alternativas`);
  page.furnish(plate('Painel', { x: 0, y: 0, w: 4.9, h: 7.5 }, LOOK.dark));
  const { onDark: colour, signal } = LOOK;
  const isOwnTitle = block === null || page.slide.title.trim() !== block.text.trim();
  page.field(
    {
      ...{ name: 'Título', type: 'title', box: { x: 0.7, y: 1.2, w: 3.85, h: isOwnTitle ? 1.15 : 5.4 } },
      ...{ style: head(32, { colour, anchor: isOwnTitle ? 'middle' : 'top' }), leastPt: 28 },
    },
    page.slide.title,
  );
  page.write(
    {
      ...{ name: 'Questão', box: { x: 0.7, y: 0.72, w: 3.85, h: 0.42 }, leastPt: 16 },
      style: text(20, { colour: signal, isBold: true, anchor: 'middle' }),
    },
    block === null ? null : `Questão ${block.number}`,
  );
  page.field(
    {
      ...{ name: 'Enunciado', box: { x: 0.7, y: 2.5, w: 3.85, h: 4.5 } },
      ...{ style: text(count > 3 ? 22 : 24, { colour }), leastPt: 18 },
    },
    isOwnTitle ? (block?.text ?? null) : null,
  );
  if (count === 0) drawLines(page);
  const h = count > 3 ? 5.85 : Math.max(2, count) * 1.55;
  const rows = options.map((option, at) => ({ label: LETTERS[at] ?? null, content: option }));
  drawRows(page, rows, { x: 5.15, y: 0.75, w: 7.48, h }, 'Alternativa');
  const place = page.take('place');
  if (place !== null && count === 0) addPlace(page, place.wish, { x: 5.45, y: 5.2, w: 7.18, h: 1.2 });
  drawFoot(page, { x: 5.15, y: 6.88, w: 6.5, h: 0.36 });
}

function drawLines(page: Page): void {
  page.furnish(plate('Folha', { x: 5.15, y: 0.75, w: 7.48, h: 5.85 }, LOOK.card));
  page.furnish({
    ...plate('Chamada', { x: 5.5, y: 0.95, w: 6.8, h: 0.5 }, null),
    text: {
      paragraphs: [page.paragraph('Resolva no caderno', text(20), { isBold: true })],
      style: text(20, { isBold: true, anchor: 'middle', colour: 'accent1' }),
      insetIn: { l: 0, t: 0, r: 0, b: 0 },
    },
  });
  for (let at = 0; at < 7; at += 1)
    page.furnish(plate('Pauta', { x: 5.5, y: 2.1 + at * 0.65, w: 6.78, h: 0.012 }, LOOK.rule));
}

/** One answer large with its reason, or one row for each. */
export function drawAnswerKey(page: Page): void {
  const answers = takeMost(page, page.take('answerKey')?.answers ?? [], 6, 'Respostas');
  const [only] = answers;
  if (answers.length === 1 && only !== undefined) {
    const { letter, rest } = readAnswer(only.answer);
    page.asKind(letter === null ? 'texto' : 'letra', 'uma resposta');
    drawPaper(page);
    const block = { ...BODY, w: 4.4, h: 4.3 };
    page.furnish(plate('Bloco', block, 'accent1'));
    page.furnish(plate('Cartão', { ...block, x: block.x + block.w, w: BODY.w - block.w }, LOOK.card));
    if (letter !== null) {
      page.furnish(chalk('Traço de giz', { x: 1.85, y: 4.62, w: 2.1, h: 0.17 }, 'gabarito'));
      page.write(
        {
          ...{ name: 'Letra certa', box: { x: 1.0, y: 2.3, w: 3.8, h: 2.25 }, leastPt: 100 },
          style: head(130, { colour: LOOK.signal, align: 'center', anchor: 'middle' }),
        },
        letter,
      );
    }
    page.field(
      {
        ...{
          name: 'Resposta',
          box: { x: 1.0, y: letter === null ? 2.5 : 4.9, w: 3.8, h: letter === null ? 3.7 : 1.45 },
        },
        style: text(letter === null ? 28 : 20, {
          colour: LOOK.onAccent,
          isBold: true,
          align: 'center',
          anchor: 'middle',
        }),
        ...{ leastPt: 18, isBalanced: true },
      },
      rest,
    );
    page.field(
      {
        ...{ name: 'Por quê', box: { x: 5.55, y: 2.55, w: 6.7, h: 3.65 } },
        ...{ style: text(24), leastPt: 18 },
      },
      only.reason === null
        ? null
        : [
            page.paragraph('Por quê?', text(24), { isBold: true, colour: 'accent1', spaceAfterPt: 6 }),
            page.paragraph(only.reason, text(24)),
          ],
    );
    return;
  }
  const count = answers.length || 4;
  page.asKind(count, `${count} respostas`);
  drawPaper(page);
  const rows = Array.from({ length: count }, (_, at) => {
    const answer = answers[at];
    if (answer === undefined) return { label: null, content: null };
    const bold = page.paragraph(answer.answer, text(22), { isBold: true }).runs;
    const reason = answer.reason === null ? [] : page.paragraph(`  ${answer.reason}`, text(22)).runs;
    return { label: String(answer.number), content: [{ runs: [...bold, ...reason] }] };
  });
  drawRows(page, rows, { ...BODY, h: Math.min(4.5, count * 1.15) }, 'Resposta');
}
