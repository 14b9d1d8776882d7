import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { isAspect, isNameless, isNotice } from '#engine/pedagogy/outline/nameless.ts';
import type { BlockOf, BookletBlock } from '#shared/composition/blocks.ts';
import type { Exercise } from './gather-exercises.ts';

/** An exercise of ours, answered by the text. */
const ask = (
  own: Pick<Exercise, 'kind' | 'text' | 'answer' | 'passageIds' | 'difficulty' | 'shows'>,
): Exercise => ({
  ...{ type: 'question', options: [], right: null, reason: null },
  ...own,
  passageIds: own.passageIds.slice(0, 1),
});

/** Words of the sentence that answers. */
const SAID = { least: 6, most: 40 };
/** What points to something that stands elsewhere answers nothing by itself. */
const POINTS_BACK =
  /^(?:ess[ea]s?|est[ea]s?|isso|isto|aquel[ea]s?|el[ea]s?|assim|portanto|por isso|logo|além|também|mas|porém|contudo|entretanto|agora|antes|depois|já|aqui|tal|tais|outr[oa]s?|como (?:vimos|argumentamos|explicamos|mencionado))(?!\p{L})|(?<!\p{L})(?:a seguir|abaixo|acima|(?:nest|n?ess)[ea]s? (?:seção|capítulo|aula|unidade|exemplo|figura)|n[ao] (?:próxim[ao]|seção|capítulo|exemplo|figura))(?!\p{L})/iu;

interface Section {
  name: string;
  sentences: string[];
  passageIds: string[];
}

/** What the paragraphs right under a heading say; those under the title of the chapter too. */
function listSections(blocks: readonly BookletBlock[], title: string): Section[] {
  const sections: Section[] = [];
  let open: Section | null = { name: title, sentences: [], passageIds: [] };
  for (const block of blocks) {
    if (block.type === 'heading') {
      open = { name: block.text.replace(/[:.]$/u, ''), sentences: [], passageIds: [] };
      continue;
    }
    if (open === null) continue;
    if (block.type !== 'text' && block.type !== 'callout') {
      if (open.sentences.length > 0) open = null;
      continue;
    }
    if (open.sentences.length === 0) sections.push(open);
    open.sentences.push(...splitSentences(block.text));
    open.passageIds.push(...block.passageIds.slice(0, 1));
  }
  return sections;
}

const names = ({ text, answer }: Exercise): string => `${text} ${answer}`.toLowerCase();

/** What each text of a collection tells, but for those that `asked` names; answered by how it begins. */
export function askParts(
  blocks: readonly BookletBlock[],
  title: string,
  asked: readonly Exercise[],
): Exercise[] {
  return listSections(blocks, title).flatMap(({ name, sentences, passageIds }): Exercise[] => {
    if (name === '' || isNameless(name)) return [];
    if (asked.some((one) => names(one).includes(name.toLowerCase()))) return [];
    const [first = ''] = sentences;
    if (!isSaying(first)) return [];
    const text = `Conte com suas palavras o que você leu em “${name}”.`;
    return [ask({ kind: 'aberta', difficulty: 2, text, answer: first, passageIds })];
  });
}

function isSaying(sentence: string): boolean {
  const words = wordsOf(sentence).length;
  const isWhole = /^["“]?(?!\d+[.)]\s)[\p{Lu}\d]/u.test(sentence) && /[.!]["”]?$/u.test(sentence);
  return isWhole && words >= SAID.least && words <= SAID.most;
}

/** One after the other, so that a page does not ask each time in the same words. */
const WORDINGS: readonly ((name: string) => string)[] = [
  (name) => `Explique com suas palavras o que o texto diz sobre “${name}”.`,
  (name) => `Um colega não leu esta parte. O que você contaria a ele sobre “${name}”?`,
  (name) => `Resuma em duas frases a parte “${name}”.`,
];
const QUESTION = /^(?:o que|qua(?:l|is)|como|por que|para que|quando|onde|quem|quant[ao]s?)(?!\p{L}).*\?$/iu;
/** More of them one after the other are a form. */
const MOST_SECTIONS = 4;
/** A name longer than this is a sentence or two subjects. */
const LONGEST_NAME = 60;

/**
 * What the parts of an explanation say, but for those that `asked` names: only where one sentence of a part answers for
 * all of it, because it speaks of what the heading names and of nothing that stands elsewhere.
 * @param turn from which wording on
 */
export function askSections(
  blocks: readonly BookletBlock[],
  title: string,
  asked: readonly Exercise[],
  turn: number,
): Exercise[] {
  const told = asked.map((one) => new Set(contentStems(names(one))));
  const found = listSections(blocks, title).flatMap(({ name, sentences, passageIds }) => {
    const stems = contentStems(name.replace(/\([^)]*\)/gu, ''));
    const isNamed = stems.length > 0 && !isNameless(name) && !isNotice(name) && !isAspect(name);
    if (!isNamed || name.length > LONGEST_NAME || /[{}<>=;$]|\d{3}/u.test(name)) return [];
    if (told.some((one) => stems.every((stem) => one.has(stem)))) return [];
    const answer = sentences.find((sentence) => {
      const said = new Set(contentStems(sentence));
      return isSaying(sentence) && !POINTS_BACK.test(sentence) && stems.some((stem) => said.has(stem));
    });
    return answer === undefined ? [] : [{ name, answer, passageIds }];
  });
  return found.slice(0, MOST_SECTIONS).map(({ name, answer, passageIds }, at) => {
    const text = QUESTION.test(name) ? name : (WORDINGS[(turn + at) % WORDINGS.length]?.(name) ?? name);
    return ask({ kind: 'aberta', difficulty: 2, text, answer, passageIds });
  });
}

/** A table small enough to be remembered, with cells short enough to be written by hand. */
const FILLED = { columns: 3, least: 3, most: 7, signs: 40 };
const FILL_IN = 'Complete a tabela sem olhar o texto. Depois volte a ele e confira.';
const isOpaque = (cell: string): boolean => !/[\p{L}\d]/u.test(cell) || /[{}<>]/u.test(cell);

/** A table of the text whose last column is to be filled in. */
export function askTables(blocks: readonly BookletBlock[]): Exercise[] {
  return blocks.flatMap((block): Exercise[] => {
    if (block.type !== 'table' || !isToRemember(block)) return [];
    const { rows, passageIds } = block;
    const left = { ...block, caption: null, rows: rows.map((row) => [...row.slice(0, -1), '']) };
    const answer = `${rows.map((row) => `${row[0]}: ${row.at(-1)}`).join('; ')}.`;
    return [ask({ kind: 'aberta', difficulty: 1, text: FILL_IN, answer, passageIds, shows: [left] })];
  });
}

function isToRemember({ columns, rows }: BlockOf<'table'>): boolean {
  if (columns.length < 2 || columns.length > FILLED.columns) return false;
  if (rows.length < FILLED.least || rows.length > FILLED.most) return false;
  const cells = [columns, ...rows].flat();
  const first = rows.map(([name = '']) => name.toLowerCase());
  return (
    cells.every((cell) => cell.length <= FILLED.signs && !isOpaque(cell)) &&
    new Set(first).size === rows.length &&
    // Figures are worked out, not remembered.
    rows.some((row) => !/\d/u.test(row.at(-1) ?? ''))
  );
}

/** Steps that are put in order again, and how long they may be. */
const STEPS = { least: 3, most: 6, words: 20 };
const IN_ORDER =
  /(?<!\p{L})(?:passos?|etapas?|fases|ordem|sequência|procedimento|siga|como (?:fazer|instalar|usar))(?!\p{L})/iu;
const ORDER = 'Numere os passos na ordem em que o texto os conta:';

/** Steps under what calls them steps, in another order. */
export function askSteps(blocks: readonly BookletBlock[]): Exercise[] {
  return blocks.flatMap((block, at): Exercise[] => {
    if (block.type !== 'process' || block.isCycle) return [];
    const above = blocks.slice(Math.max(0, at - 2), at);
    const isOrdered = above.some((one) => 'text' in one && one.type !== 'code' && IN_ORDER.test(one.text));
    const { steps } = block;
    const { length } = steps;
    const fits = steps.every(({ text }) => wordsOf(text).length <= STEPS.words);
    if (!isOrdered || !fits || length < STEPS.least || length > STEPS.most) return [];
    const places = mix(length);
    const text = [ORDER, ...places.map((place) => `(   ) ${steps[place]?.text}`)].join('\n');
    const answer = places.map((place) => place + 1).join(', ');
    const passageIds = steps[0]?.passageIds ?? [];
    return [ask({ kind: 'lacuna', difficulty: 2, text, answer, passageIds })];
  });
}

/** Another order of so many things, always the same. */
export function mix(count: number): number[] {
  const order = Array.from({ length: count }, (_, at) => (at * 2 + 1) % count);
  return new Set(order).size === count ? order : order.map((_, at) => (at + Math.ceil(count / 2)) % count);
}
