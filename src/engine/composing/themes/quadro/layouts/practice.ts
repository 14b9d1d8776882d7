import { answerPt, isBriefTask, takeMost } from '#engine/composing/themes/parts/facts.ts';
import { shrinkBox } from '#engine/composing/themes/parts/grid.ts';
import { type Answer, askAgain, openKey } from '#engine/composing/themes/parts/key-grid.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { readAnswer } from '#engine/composing/themes/parts/read-answer.ts';
import { readLead } from '#engine/composing/themes/parts/read-lead.ts';
import { BODY, chalk, drawPaper } from '#engine/composing/themes/quadro/board.ts';
import { drawLead } from '#engine/composing/themes/quadro/lead.ts';
import { head, LOOK, text } from '#engine/composing/themes/quadro/look.ts';
import { drawPanel } from '#engine/composing/themes/quadro/panel.ts';
import { drawRows, drawRuled } from '#engine/composing/themes/quadro/rows.ts';

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
  if (block !== null && steps.length === 0) {
    page.asKind('espaço', 'espaço para escrever');
    drawRuled(page, { ...BODY, w: wide });
    return;
  }
  const [only] = steps;
  if (count === 1 && only !== undefined) {
    const lead = readLead(only.text);
    page.asKind(`${lead.kind}${materials.length > 0 ? '-material' : ''}`, '1 passo');
    const isBrief = isBriefTask(only.text);
    if (isBrief) page.asKind(`breve${materials.length > 0 ? '-material' : ''}`, '1 pergunta e pautas');
    drawLead(page, lead, { name: 'Passo 1', box: { ...BODY, w: wide, h: isBrief ? 1.3 : 4.3 } });
    if (isBrief) drawRuled(page, { ...BODY, y: BODY.y + 1.44, w: wide, h: 2.86 });
  }
  const rows = Array.from({ length: count === 1 && only !== undefined ? 0 : count }, (_, at) => ({
    label: steps[at] === undefined || count === 1 ? null : String(at + 1),
    content: steps[at]?.text ?? null,
  }));
  if (rows.length > 0) drawRows(page, rows, { ...BODY, w: wide }, { name: 'Passo' });
  if (materials.length === 0) return;
  const texts = materials.map((one) => ({ head: null, text: one }));
  drawPanel(
    page,
    { x: 8.75, y: BODY.y, w: 3.88, h: 4.3 },
    { kicker: 'Vocês precisam de', head: null, texts },
  );
}

/** One answer large with its reason, or one row for each. */
export function drawAnswerKey(page: Page): void {
  const look = { area: { ...BODY, h: 4.4 }, most: 6, style: text(22), drawGround: drawPaper };
  const rows = openKey(page, { ...look, drawOne: drawOneAnswer });
  if (rows !== null) drawRows(page, rows, BODY, { name: 'Resposta' });
}

/** `Verdadeiro`: an answer of one word is seen as a letter is. */
const LONGEST_WORD = 18;

/** The letter on the board and why on the card beside it; what nobody gives a reason for stands there itself, or fills the board. */
function drawOneAnswer(page: Page, { number, answer, reason }: Answer): void {
  const { letter, rest } = readAnswer(answer);
  const isAlone = reason === null;
  page.asKind(`${letter === null ? 'texto' : 'letra'}${isAlone ? '-só' : ''}`, 'uma resposta');
  drawPaper(page);
  const block = { ...BODY, w: letter === null && isAlone ? BODY.w : 4.4, h: 4.3 };
  page.furnish(plate('Bloco', block, 'accent1'));
  const beside = { ...block, x: block.x + block.w, w: BODY.w - block.w };
  if (beside.w > 0) page.furnish(plate('Cartão', beside, LOOK.card));
  if (letter !== null) {
    page.furnish(chalk('Traço de giz', { x: 1.85, y: isAlone ? 5.12 : 4.62, w: 2.1, h: 0.17 }, 'gabarito'));
    page.write(
      {
        ...{ name: 'Letra certa', box: { x: 1.0, y: isAlone ? 2.75 : 2.3, w: 3.8, h: 2.25 }, leastPt: 100 },
        style: head(130, { colour: LOOK.signal, align: 'center', anchor: 'middle' }),
      },
      letter,
    );
  }
  const told = { x: 5.55, y: 2.55, w: 6.7, h: 3.65 };
  const onBoard = { colour: LOOK.onAccent, isBold: true, align: 'center', anchor: 'middle' } as const;
  const answered = {
    letter: { box: { x: 1.0, y: 4.9, w: 3.8, h: 1.45 }, style: text(28, onBoard) },
    text: {
      box: shrinkBox(block, 0.3, 0.35),
      style: text(isAlone ? answerPt(rest) : (rest?.length ?? 0) <= LONGEST_WORD ? 40 : 28, onBoard),
    },
    alone: { box: told, style: text(answerPt(rest), { isBold: true, anchor: 'middle' }) },
  }[letter === null ? 'text' : isAlone ? 'alone' : 'letter'];
  const asked = letter === null || isAlone ? askAgain(page, number, answered.style, 24) : [];
  page.field({ name: 'Resposta', ...answered, leastPt: 18, isBalanced: true }, [
    ...asked,
    page.paragraph(rest ?? '', answered.style, { isBold: true }),
  ]);
  if (isAlone) return;
  page.field({ name: 'Por quê', box: told, style: text(30, { anchor: 'middle' }), leastPt: 18 }, [
    page.paragraph('Por quê?', text(30), { isBold: true, colour: 'accent1', spaceAfterPt: 8 }),
    page.paragraph(reason, text(30)),
  ]);
}
