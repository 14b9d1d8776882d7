import { measureFile } from '#engine/pedagogy/material/measure-file.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { readQuestions } from '#engine/pedagogy/material/read-questions.ts';
import { isContentRole, isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import {
  addAmounts,
  type Fit,
  fittingSize,
  judgeFit,
  lacksMaterial,
  measureText,
} from '#shared/analysis/capacity.ts';
import type { Lesson } from './lesson.ts';
import { countOf, formatNumber } from './list-words.ts';

/**
 * How much of the ordered size the material really fills, told before anything is paid. It never blocks. `leftOut` is the
 * share of the running text that the finished plan has on no slide or page.
 */
export function judgeCapacity({ unit, input, material }: Lesson, leftOut = 0): AiAnalysis['capacity'] {
  const typed = measureText(input.content, material.hasFile);
  const measured = judgeFit(
    input,
    addAmounts(measureFile([...material.pieces, ...material.exercises]), typed),
  );
  const fit = unit === 'slide' ? heedQuestions(measured, input, material) : heedComposer(measured, input);
  const isCorrected = fit.verdict === 'cabe' && measured.verdict === 'falta_material' && unit === 'slide';
  return {
    unit,
    ordered: input.size,
    supported: fit.supported,
    verdict: fit.verdict,
    message: isCorrected ? tellCorrected(input.size) : tell(unit, input.size, fit, leftOut),
    betterSize: fit.betterSize,
  };
}

/** Pages are measured by who sets them: no size is offered that is refused then. */
function heedComposer(fit: Fit, { size, composed }: Lesson['input']): Fit {
  if (composed === undefined) return fit;
  const { pages, offered } = composed;
  if (pages < size) return { supported: pages, verdict: 'falta_material', betterSize: offered };
  if (pages > size)
    return { supported: Math.max(pages, fit.supported), verdict: 'sobra_material', betterSize: offered };
  if (fit.verdict === 'sobra_material') return { ...fit, betterSize: offered };
  return { supported: Math.max(size, fit.supported), verdict: 'cabe', betterSize: null };
}

/** Cover and key of a deck that practises. */
const AROUND_QUESTIONS = 2;
const WORDS_TOLD = 60;

/** Behind each question of a short test the class corrects it, then writes another like it; a last place looks back on all. */
const PLACES_OF_QUESTION = 3;
const LAST_LOOK = 1;

/**
 * A test has a slide for each of its questions and for what is read before them, however long its options are; a short one
 * fills its order with places to correct them, however few its words are.
 */
function heedQuestions(
  fit: Fit,
  input: Lesson['input'],
  { strategy, pieces, understanding }: Lesson['material'],
): Fit {
  if (strategy.course !== 'practise') return fit;
  const told = pieces.filter(({ kind, role }) => kind !== 'heading' && !isPracticeRole(role));
  const words = told.reduce((sum, { weight }) => sum + weight, 0);
  const questions = readQuestions(pieces).length;
  const asked = Math.min(fit.supported, AROUND_QUESTIONS + questions + Math.round(words / WORDS_TOLD));
  const corrected = AROUND_QUESTIONS + PLACES_OF_QUESTION * questions + LAST_LOOK;
  if (!lacksMaterial(input, asked) && fit.verdict !== 'falta_material') return { ...fit, supported: asked };
  // What a group is set to make has no right answer to look up.
  const isCorrected = questions > 0 && understanding?.genre !== 'trabalho';
  if (isCorrected && corrected >= input.size)
    return { supported: corrected, verdict: 'cabe', betterSize: null };
  const fitting = fittingSize(input.serviceType, asked);
  return { supported: asked, verdict: 'falta_material', betterSize: fitting < input.size ? fitting : null };
}

const tellCorrected = (ordered: number): string =>
  `As questões do material preenchem os ${countOf(ordered, 'slide', 'slides')} do pedido com lugar para corrigir cada uma e para a turma escrever outra parecida, sem inventar conteúdo.`;

/** Less than this is said in fewer words, not left out. */
const LEAST_LEFT = 0.25;

/** Running text under this many words is a slide or two: what lacks of it is no matter of size. */
const LEAST_WORDS = 150;

/** The share of the running text of the lesson's parts of which nothing is among the statements that the plan has. */
export function shareLeftOut(
  { sections, material }: Pick<Lesson, 'sections' | 'material'>,
  shown: ReadonlySet<Statement>,
): number {
  const genre = material.understanding?.genre;
  // The text that a test is about is read beside its questions, and the filling of a form is no matter.
  if (genre === 'prova' || genre === 'modelo_formulario') return 0;
  const told = sections
    .flatMap(({ pieces }) => pieces)
    .filter(({ kind }) => kind === 'text' || kind === 'list')
    .flatMap(({ statements }) => statements)
    .filter(({ role }) => isContentRole(role));
  const count = (among: readonly Statement[]): number => among.reduce((sum, { words }) => sum + words, 0);
  const all = count(told);
  return all < LEAST_WORDS ? 0 : 1 - count(told.filter((one) => shown.has(one))) / all;
}

/** `cerca de um terço` */
export function tellShare(share: number): string {
  const [, name] = SHARES.find(([most]) => share < most) ?? [1, 'a maior parte'];
  return name;
}
const SHARES: readonly [most: number, name: string][] = [
  [0.29, 'cerca de um quarto'],
  [0.42, 'cerca de um terço'],
  [0.6, 'cerca de metade'],
];

const MANY_PARTS = 3;

function tell(
  unit: 'slide' | 'page',
  ordered: number,
  { supported, verdict, betterSize }: Fit,
  leftOut: number,
): string {
  const size = (count: number): string =>
    unit === 'slide' ? countOf(count, 'slide', 'slides') : countOf(count, 'página', 'páginas');
  if (verdict === 'cabe') {
    // What is said here and what the verdict says are read side by side.
    const fills =
      supported < ordered
        ? `O material rende cerca de ${size(supported)} e, com abertura, prática e fechamento, cabe ${unit === 'slide' ? 'nos' : 'nas'} ${formatNumber(ordered)} do pedido, sem precisar inventar conteúdo`
        : `O material preenche bem ${unit === 'slide' ? 'os' : 'as'} ${size(ordered)} do pedido, sem precisar inventar conteúdo`;
    return unit === 'slide' && leftOut >= LEAST_LEFT
      ? `${fills}. Para isso ${tellShare(leftOut)} do texto fica fora dos slides: confira no plano se o que ficou é o que importa.`
      : `${fills}.`;
  }
  if (verdict === 'falta_material') {
    const advice =
      betterSize === null
        ? 'Envie mais material'
        : `Você pode mudar para ${size(betterSize)} ou enviar mais material`;
    return `O material rende cerca de ${size(supported)}, e o pedido é de ${size(ordered)}. Como não inventamos conteúdo, parte do plano fica com pouco texto ou como espaço para a turma. ${advice}; se preferir, siga assim mesmo.`;
  }
  const parts = Math.round(supported / ordered);
  // A few more slides are no advice for a book.
  const advice =
    parts >= MANY_PARTS && unit === 'slide'
      ? `Para dar tudo, seriam umas ${formatNumber(parts)} apresentações como esta: escolha o que cabe na aula ou peça uma para cada parte`
      : betterSize === null
        ? 'Se tudo for importante, divida o conteúdo em mais de uma aula'
        : `Para aproveitar mais, mude para ${size(betterSize)} ou divida em duas aulas`;
  return `O material tem mais do que cabe em ${size(ordered)} (${formatNumber(supported)} se nada fosse resumido). O plano fica com uma parte do que ele diz. ${advice}; se preferir, siga assim mesmo.`;
}
