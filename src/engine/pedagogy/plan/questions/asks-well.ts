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
  return around.length >= FEWEST_AROUND && !LEANS.test(said) && !isOrdered;
}

/** All that the answer says stands in the question: `Qual é o número atômico do sódio (Z = 11)?` → `11`. */
function saysAnswer(text: string, answer: string): boolean {
  const told = contentStems(answer);
  const asked = new Set(contentStems(text));
  return told.length > 0 && told.every((key) => asked.has(key));
}
