import { subjectAt } from './find-subject.ts';
import { BESIDE_VERB, type SaidWord } from './said-words.ts';

export const ORDINAL = /^(?:primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|últim[oa]|outr[oa])$/u;
/** `tem`, `há`: nobody is named who does it. */
export const THERE_IS =
  /^(?:tem|tinha|teve|h[áa]|havia|houve|existem?|existia|s[ãa]o|vieram|veio|surgi(?:u|ram)|apareceu|entram)$/u;

/** `por exemplo meu irmão é um touro`: what is given as one has a verb of its own. */
export const quotes = (words: readonly SaidWord[], at: number): boolean =>
  (opensExample(words, at) || namesPhrase(words, at)) && subjectAt(words, at + 1) !== null;
export const opensExample = (words: readonly SaidWord[], at: number): boolean =>
  (words[at]?.lower === 'exemplo' && words[at - 1]?.lower === 'por') ||
  (words[at]?.lower === 'tipo' && words[at]?.tag === 'ADV');
/** `a frase amor é fogo que arde` */
export const namesPhrase = (words: readonly SaidWord[], at: number): boolean =>
  /^(?:frase|ditado|pergunta|provérbio)$/u.test(words[at]?.lower ?? '') &&
  words[at - 1]?.tag === 'DET' &&
  words[at + 1]?.isVerb === false;

/** `a terceira é seus olhos são duas estrelas`: what is counted is a sentence itself. */
export const givesWording = (words: readonly SaidWord[], at: number): boolean =>
  words[at]?.lower === 'é' &&
  ORDINAL.test(words[at - 1]?.lower ?? '') &&
  (words[at + 1]?.isVerb === true || subjectAt(words, at + 1) !== null);

/** `… e não ficam`: nothing but what stands beside a verb between `e` and the verb. */
export function isDirect(words: readonly SaidWord[], last: number, at: number): boolean {
  const joint = words.findLastIndex(
    ({ lower }, place) => place < at && place > last && /^(?:e|ou|mas|nem)$/u.test(lower),
  );
  return joint !== -1 && words.slice(joint + 1, at).every(({ lower }) => BESIDE_VERB.test(lower));
}

/** Whether `e`, `ou` or `mas` joins the clause of the verb at a place; `e` within a list of things joins no clause. */
export function isJoinedAt(
  words: readonly SaidWord[],
  last: number,
  own: number | null,
  at: number,
): boolean {
  const end = own ?? at;
  const joint = words.findLastIndex(({ lower }, place) => place < end && place > last && JOINTS.test(lower));
  if (joint === -1) return false;
  const [first] = words.slice(joint + 1, end);
  // `pelos pulmões e pela pele`
  const isListed =
    first?.tag === 'ADP' &&
    words.slice(joint - 3, joint).some(({ tag, lower }) => tag === 'ADP' && lower[0] === first.lower[0]);
  if (isListed) return false;
  return (
    first === undefined ||
    (first.tag === 'ADP' && !/^(?:d[aeo]s?|com)$/u.test(first.lower)) ||
    (first.tag === 'ADV' && !/^(?:quase|cerca)$/u.test(first.lower)) ||
    first.opens ||
    words.slice(joint + 1, end).every(({ lower }) => BESIDE_VERB.test(lower))
  );
}
const JOINTS = /^(?:e|ou|mas|nem|só)$/u;

/** Where the subject of a verb begins right before it, null where it has none of its own. */
export function ownSubject(words: readonly SaidWord[], last: number, verb: number): number | null {
  for (let at = last + 1; at < verb; at += 1) {
    const subject = subjectAt(words, at);
    const before = words[at - 1];
    const isTaken = before?.tag === 'ADP' || before?.tag === 'DET';
    if (subject?.verb === verb && !isTaken && subject.kind !== 'bare') return at;
  }
  return null;
}
