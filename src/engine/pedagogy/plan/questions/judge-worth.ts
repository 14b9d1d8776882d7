import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { isSpanish } from '#engine/pedagogy/language/is-foreign.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { tellsDeed } from '#engine/pedagogy/lesson/find-series.ts';
import { isRowOfNames } from '#engine/pedagogy/lesson/name-term.ts';
import { TRUE } from './judge-statements.ts';
import type { Question } from './question.ts';

const NAMED = /“([^“”]+)”/u;
/** `, deixar 5 min no adulto`: what is done next was cut off. */
const GOES_ON = /^,\s\p{L}+[aei]r\s/u;
/** `Duas pessoas da área voltaram …`: somebody of a case, whom a figure or an article stands for. */
const OF_SOMEBODY =
  /^(?:uma?|dois|duas|três|alguns|algumas) (?:pessoas?|alun[oa]s?|clientes?|pacientes?|funcion[áa]ri[oa]s?|morador(?:es|a)?|casal|colegas?)(?!\p{L})/iu;

const BRACKETS = /\s*\([^()]*\)/gu;

/** Whether a question can be read aloud, is not answered by itself and asks for something whole. */
export function isFair({ text, kind, answer, options, basis }: Question): boolean {
  const said = NAMED.exec(text)?.[1] ?? '';
  if (kind === 'verdadeiro_falso')
    return (
      leavesSentence(said.replace(BRACKETS, '')) &&
      !isImperative(said) &&
      !isSpanish(said) &&
      !OF_SOMEBODY.test(said) &&
      !/^grande|\(\d+ ?%\)/u.test(said)
    );
  if (/^Qua(?:l|is) .* de “/u.test(text) && namesIt(said, answer)) return false;
  if (/^____/u.test(said) && /^\d/u.test(answer)) return false;
  if (text.startsWith('Complete')) {
    const bare = said.replace(BRACKETS, '');
    return bare.includes('____') && (leavesSentence(bare) || isDeed(said));
  }
  if (/^O que (?:é|são) /u.test(text) && options.length === 0) return tellsWhat(answer, basis[0]?.text ?? '');
  return true;
}

/** `Qual é o exemplo de “Gene”?` → `Gene da cor da semente` */
function namesIt(name: string, answer: string): boolean {
  const own = contentStems(name);
  const told = contentStems(answer);
  return own.length > 0 && own.every((key) => told.includes(key));
}

/** `Bandeja, termômetro, …, luvas se houver risco`: a gap stands within a sentence, and that is no list. */
function leavesSentence(said: string): boolean {
  if (said.length > LONGEST_GAPPED) return false;
  const main = said.replace(/(?:,\s)?(?<!\p{L})(?:se|que|quando|onde|porque|cuj[oa]s?)\s.*$/iu, '');
  return hasFiniteVerb(main) || (hasFiniteVerb(said) && !/,[^,]*,/u.test(said));
}
const LONGEST_GAPPED = 150;

const isDeed = (said: string): boolean => isImperative(said) || /^\p{L}+[aei]r(?:-se)?\s/u.test(said);

/** A thing that something is, to its end: `Manda sem condição` tells what it does. */
function tellsWhat(answer: string, line: string): boolean {
  const [first, next] = tagSentence(answer.charAt(0).toLowerCase() + answer.slice(1));
  // `Parcela que os bancos …`, `Mistura de sentidos`: a noun, whatever the word may be elsewhere.
  const isNoun = /^(?:que|d[aeo]s?|em)$/u.test(next?.text ?? '');
  const end = line.toLowerCase().indexOf(answer.toLowerCase());
  const isCut = end >= 0 && GOES_ON.test(line.slice(end + answer.length));
  return !isRowOfNames(answer) && !isCut && (isNoun || !tellsDeed(first));
}

/** A year or a figure to know by heart. */
const OF_FIGURE = /^(?:Complete(?: com o ano)?: |Em que ano|De quando é)/u;
const isFigure = ({ text, answer, kind }: Question): boolean =>
  (OF_FIGURE.test(text) && /\d/.test(answer)) ||
  (kind === 'verdadeiro_falso' && /^Falso: o material diz \d/u.test(answer));

const ORDER: readonly [RegExp, number][] = [
  [/^Por que /u, 0],
  [/^(?:O que (?:acontece|aconteceu|causa|provoca|resulta)|Para que|Que função|Quando )/u, 1],
  [/^(?:O que (?:é|são|significa)|Em que consiste|Que diferença|Que nome se dá)/u, 2],
  [/^(?:O que se faz|Qual destes|Em qual destes|De que depende|O que )/u, 3],
];

/** How much a question asks for, the least first: causes, what comes of them, what things are and differ in, the order of a course, the rest. */
export function rankOf(question: Question): number {
  if (question.answer === TRUE) return LAST;
  if (isFigure(question)) return LAST - 1;
  return ORDER.find(([asks]) => asks.test(question.text))?.[1] ?? MIDDLE;
}
const MIDDLE = 4;
const LAST = 7;
const ENOUGH = 4;
const MOST_FIGURES = 2;
const YEAR = /(?:^|\s)[12]\d{3}\.?$/u;

/** Where concepts are asked for, no year is, a figure or two are enough, and nobody has to nod at a sentence that stands in the text. */
export function dropTrifles(perSection: Question[][]): Question[][] {
  const all = perSection.flat();
  const concepts = all.filter((question) => rankOf(question) < LAST - 1).length;
  if (concepts < ENOUGH) return perSection;
  let figures = MOST_FIGURES;
  return perSection.map((own) =>
    own.filter(
      (question) =>
        question.answer !== TRUE && (!isFigure(question) || (!YEAR.test(question.answer) && figures-- > 0)),
    ),
  );
}
