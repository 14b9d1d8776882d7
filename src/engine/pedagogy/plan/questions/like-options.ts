import type { Question } from './question.ts';

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
