import { asksForLabel } from '#engine/pedagogy/language/asks-for-label.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Question } from './question.ts';

const GAP = /_{3,}/u;
const FEWEST_AROUND = 6;
/** `Complete com o ano`, `Complete: “Depois de um mês vira ____”`: a figure or an end that nothing before it leads to. */
const LEANS =
  /^(?:depois|antes|ent[ãa]o|assim|isso|ele|ela|l[áa]|a[íi]|quando|se|e|mas|por[ée]m|logo|por isso|em seguida)(?!\p{L})/iu;

/** Whether a question names a thing, leaves a gap that counts, and does not say its own answer. */
export function asksWell({ text, kind, answer }: Question): boolean {
  if (asksForLabel(text) || text.startsWith('Complete com o ano')) return false;
  if (kind === 'verdadeiro_falso') return !LEANS.test(/“(.+)”/su.exec(text)?.[1] ?? '');
  return GAP.test(text) ? leavesGap(text, answer) : !saysAnswer(text, answer);
}

function leavesGap(text: string, answer: string): boolean {
  const said = /“(.+)”/su.exec(text)?.[1] ?? text;
  const around = said
    .replace(GAP, ' ')
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word));
  const isOrdered = /\d/.test(answer) && isImperative(said);
  return around.length >= FEWEST_AROUND && !LEANS.test(said) && !isOrdered && !readsOff(said, answer);
}

/** `A ____ mostra … qual foi a distância de pilha`, for `evolução da distância de pilha`: most of it stands beside the gap. */
function readsOff(said: string, answer: string): boolean {
  const own = contentStems(answer);
  const around = new Set(contentStems(said.replace(GAP, ' ')));
  return own.length > 1 && own.filter((key) => around.has(key)).length * 2 > own.length;
}

/** All that the answer says stands in the question: `Qual é o número atômico do sódio (Z = 11)?` → `11`. */
function saysAnswer(text: string, answer: string): boolean {
  const told = contentStems(answer);
  const asked = new Set(contentStems(text));
  return told.length > 0 && told.every((key) => asked.has(key));
}

const FEWEST_WRONG = 2;
const DEED = /^\p{L}+[aei]r(?:-se)?(?!\p{L})/iu;
const MANY = /^(?:[oa]s|uns|umas)\s|^\p{L}{3,}(?:[aeo]s|ões|ães|ais|éis|ns|res)(?=$|\s)/iu;
const FEW_WORDS = 4;

/** What an option is at a glance: a figure, a deed, one thing or many, a name. */
function kindOf(option: string): string {
  if (/^\W*\d/u.test(option)) return 'figure';
  if (DEED.test(option)) return 'deed';
  if (option.split(/\s+/u).length > FEW_WORDS) return 'words';
  return MANY.test(option) ? 'many' : 'one';
}

/** Short names are told apart by their number, what is longer hardly. */
const isLike = (one: string, other: string): boolean =>
  one === other || [one, other].every((kind) => kind === 'one' || kind === 'words');

/**
 * The question with options of the kind of the right one, for whatever else is ruled out at a glance; asked openly where too few
 * are left.
 */
export function likeOptions(question: Question): Question {
  const { kind, options, answer, text } = question;
  if (kind !== 'multipla_escolha') return question;
  const own = kindOf(answer);
  const kept = options.filter((option) => option === answer || isLike(kindOf(option), own));
  if (kept.length === options.length) return question;
  if (kept.length > FEWEST_WRONG) return { ...question, options: kept };
  return { ...question, kind: text.includes('____') ? 'lacuna' : 'aberta', options: [] };
}
