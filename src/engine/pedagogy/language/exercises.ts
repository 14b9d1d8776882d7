import { conjugatedOf } from './bloom-forms.ts';
import { TASK_VERBS } from './commands.ts';
import { withoutAside } from './without-aside.ts';
import { wordsOf } from './words.ts';

export interface ExerciseMarks {
  /** Sentences that ask or order something of the learner, as written. */
  tasks: string[];
  /** The options `a) … b) …` of a multiple choice, without their letters. */
  alternatives: string[];
}

const ORDER = new RegExp(
  String.raw`^(?:\(?(?:\d{1,3}|[a-z])\s?[).:–-]+\s*|(?:quest(?:ão|ao)|exerc[íi]cio|atividade|desafio)\s*\d*\s*[).:–-]+\s*)?(?:\([^)]{2,40}\)\s*)?(?:\p{L}+ndo[^,]{0,80}, |de acordo com [^,]{3,80}, |com base [^,]{3,80}, |em seguida, |agora, )?(${TASK_VERBS.join('|')})(?![\p{L}-])`,
  'iu',
);

/** What the learner is asked to do. `Analise` opens a task only as an order: a noun or a statement does not count. */
export function exercisesIn(sentences: readonly string[], text: string): ExerciseMarks {
  const tasks = sentences.filter((sentence) => isQuestion(sentence) || isOrder(sentence));
  return { tasks, alternatives: alternativesIn(text) };
}

function isQuestion(sentence: string): boolean {
  return /\?["”’)]*$/.test(sentence.trim()) && wordsOf(sentence).length >= 3;
}

function isOrder(sentence: string): boolean {
  const verb = ORDER.exec(sentence.trim())?.[1];
  return verb !== undefined && (conjugatedOf(verb) !== null || wordsOf(sentence).length >= 3);
}

/** At least `a)`, `b)` and `c)` (or A., (A) …) in order, each with something after it. */
function alternativesIn(text: string): string[] {
  const marks = [...text.matchAll(/(?:^|[\s;.(])\(?([a-eA-E])\s?[).]\s+(?=\S)/g)];
  const chain: { start: number; end: number }[] = [];
  let expected = 'a';
  for (const mark of marks) {
    if (mark[1]?.toLowerCase() !== expected) continue;
    chain.push({ start: mark.index, end: mark.index + mark[0].length });
    expected = String.fromCharCode(expected.charCodeAt(0) + 1);
  }
  if (chain.length < 3) return [];
  return chain.map(({ end }, index) =>
    text
      .slice(end, chain[index + 1]?.start ?? text.length)
      .trim()
      .replace(/[;.]$/, ''),
  );
}

const SHORT_CASE = 4;

/** `Você encontrou frango cru acima da salada. O que faz?`, `Caso: … Você dá o remédio?`: what happened, and a question that is nothing without it. */
export function isCase(sentences: readonly string[]): boolean {
  return (
    sentences.length > 1 &&
    sentences.length <= SHORT_CASE &&
    /\?["”’)]*$/.test(withoutAside(sentences.at(-1) ?? '')) &&
    sentences.some((one) => /(?<!\p{L})você(?!\p{L})/iu.test(one))
  );
}

/** `Antes de comprar, pergunte: eu preciso?` behind what is told: nothing of that is asked of the class. */
export const ASKS_ONESELF =
  /(?<!\p{L})(?:pergunt(?:e|ar|em)(?:-se)?|pens[ea]r?|reflit[ae])[^.?!:]{0,40}: ["“]?(?:eu|preciso|posso|tenho)(?!\p{L})/iu;
