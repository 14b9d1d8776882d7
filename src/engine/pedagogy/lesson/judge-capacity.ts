import { contentSlots } from '#engine/pedagogy/plan/choose-frame.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { PAGE_COUNTS, SLIDE_COUNTS } from '#shared/catalog/catalog.ts';
import type { Lesson } from './lesson.ts';
import { countOf, formatNumber } from './list-words.ts';

/**
 * Characters on a slide made by hand: human education decks carry about 287 a slide and draw on 3.1
 * characters of source for each of them (guides/field.md, "PPTX validity"). Without any compression 287
 * characters of source fill one slide; past 3.1 times as much, most of the material no longer fits.
 */
const CHARACTERS_PER_SLIDE = 287;
const SOURCE_PER_SLIDE_CHARACTER = 3.1;
/**
 * Words on a page of running text with its figures: Brazilian handouts of our test corpus have 106 (a
 * workshop full of screenshots) to 354 (text only) words a page, 267 in the longest one (142 pages).
 */
const WORDS_PER_PAGE = 260;
/** A booklet reprints its text nearly whole; with this much more than it holds, parts must be left out. */
const PAGES_TOO_MANY = 1.6;
/** Falling short by less is evened out by figures and activities. */
const TOLERANCE = 0.85;

/**
 * How much of the ordered size the material really fills, told before anything is paid. It never blocks.
 * `spaces`: places of the plan left to the class.
 */
export function judgeCapacity(lesson: Lesson, spaces: number): AiAnalysis['capacity'] {
  const { unit, input } = lesson;
  const all = [...lesson.material.pieces, ...lesson.material.exercises];
  const characters = all.reduce((sum, piece) => sum + piece.text.length, 0);
  const words = all.reduce((sum, piece) => sum + (piece.kind === 'heading' ? 0 : piece.weight), 0);
  const share = Math.max(
    0.3,
    contentSlots(lesson.frame, input.size, Math.max(1, lesson.sections.length)) / input.size,
  );
  const exact = unit === 'slide' ? characters / CHARACTERS_PER_SLIDE : words / WORDS_PER_PAGE / share;
  const supported = Math.max(1, Math.round(exact));
  const enough = unit === 'slide' ? SOURCE_PER_SLIDE_CHARACTER : PAGES_TOO_MANY;
  const verdict =
    supported < input.size * TOLERANCE
      ? 'falta_material'
      : exact > input.size * enough
        ? 'sobra_material'
        : 'cabe';
  const amount =
    unit === 'slide'
      ? countOf(characters, 'caractere', 'caracteres')
      : countOf(Math.round(words), 'palavra', 'palavras');
  return {
    unit,
    ordered: input.size,
    supported,
    verdict,
    message: tell(unit, input.size, supported, verdict, amount, enough, spaces),
  };
}

function tell(
  unit: 'slide' | 'page',
  ordered: number,
  supported: number,
  verdict: AiAnalysis['capacity']['verdict'],
  amount: string,
  enough: number,
  spaces: number,
): string {
  const size = (count: number): string =>
    unit === 'slide' ? countOf(count, 'slide', 'slides') : countOf(count, 'página', 'páginas');
  const sizes: readonly number[] = unit === 'slide' ? SLIDE_COUNTS : PAGE_COUNTS;
  if (verdict === 'cabe')
    return `O material tem ${amount} e preenche bem ${unit === 'slide' ? 'os' : 'as'} ${size(ordered)} do pedido, sem precisar inventar conteúdo.`;
  if (verdict === 'falta_material') {
    const rest =
      spaces === 0
        ? `Como não inventamos conteúdo, ${unit === 'slide' ? 'cada slide fica' : 'cada página fica'} com pouco texto.`
        : `Como não inventamos conteúdo, ${size(spaces)} do plano ${spaces === 1 ? 'fica' : 'ficam'} como espaço para a turma.`;
    const smaller =
      [...sizes].reverse().find((one) => one < ordered && one * TOLERANCE <= supported) ??
      sizes.find((one) => one < ordered);
    const advice =
      smaller === undefined
        ? 'Envie mais material'
        : `Você pode pedir ${size(smaller)} ou enviar mais material`;
    return `O material tem ${amount}: rende cerca de ${size(supported)}, e o pedido é de ${size(ordered)}. ${rest} ${advice}; se preferir, siga assim mesmo.`;
  }
  const larger =
    sizes.find((one) => one > ordered && supported <= one * enough) ?? sizes.findLast((one) => one > ordered);
  const advice =
    larger === undefined
      ? 'Se tudo for importante, divida o conteúdo em mais de uma aula'
      : `Para aproveitar mais, peça ${size(larger)} ou divida em duas aulas`;
  return `O material tem ${amount}, mais do que cabe em ${size(ordered)} (${formatNumber(supported)} se nada fosse resumido). O plano fica com o essencial de cada parte. ${advice}; se preferir, siga assim mesmo.`;
}
