import { type TaggedToken, tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { isBalanced, mainVerbAt, opensClause } from './clauses.ts';

/** Turns of office and university, and what everybody says. None of them inflects, so the sentence stays right. */
const COMMON: readonly [written: string, common: string][] = [
  ['a fim de', 'para'],
  ['com o intuito de', 'para'],
  ['com o objetivo de', 'para'],
  ['com a finalidade de', 'para'],
  ['no intuito de', 'para'],
  ['em virtude de', 'por causa de'],
  ['em decorrência de', 'por causa de'],
  ['em razão de', 'por causa de'],
  ['haja vista que', 'já que'],
  ['tendo em vista que', 'já que'],
  ['devido ao fato de que', 'porque'],
  ['uma vez que', 'porque'],
  ['visto que', 'porque'],
  ['porquanto', 'porque'],
  ['não obstante', 'mesmo assim'],
  ['ademais', 'além disso'],
  ['outrossim', 'também'],
  ['destarte', 'assim'],
  ['todavia', 'mas'],
  ['posteriormente', 'depois'],
  ['anteriormente', 'antes'],
  ['concomitantemente', 'ao mesmo tempo'],
  ['simultaneamente', 'ao mesmo tempo'],
  ['primordialmente', 'principalmente'],
  ['aproximadamente', 'cerca de'],
  ['frequentemente', 'muitas vezes'],
  ['usualmente', 'em geral'],
  ['acerca de', 'sobre'],
  ['mediante', 'por meio de'],
  ['consoante', 'conforme'],
  ['no que tange a', 'sobre'],
  ['dentre', 'entre'],
];

const FEWEST_WORDS = 5;

/**
 * The sentence in plainer words, or null where no safe change is known: set turns give way to common ones, and two clauses with a
 * subject each become two sentences. Nothing else is touched.
 */
export function simplerWording(sentence: string): string | null {
  const plain = COMMON.reduce(replaceTurn, sentence.trim());
  const simpler = splitClauses(plain) ?? plain;
  return simpler === sentence.trim() ? null : simpler;
}

function replaceTurn(text: string, [written, common]: readonly [string, string]): string {
  const pattern = new RegExp(`(?<![\\p{L}-])${written}(?![\\p{L}-])`, 'giu');
  return text.replace(pattern, (found) =>
    /^\p{Lu}/u.test(found) ? common.charAt(0).toUpperCase() + common.slice(1) : common,
  );
}

/** Two sentences of one that joins two main clauses by a semicolon, `e` or `mas`; the most even parting wins. */
function splitClauses(sentence: string): string | null {
  const tokens = tagSentence(sentence);
  const middle = sentence.length / 2;
  const joints = tokens
    .map((token, at) => ({ token, at }))
    .filter(({ token, at }) => /^(?:;|e|mas)$/.test(token.text) && isJoint(sentence, tokens, at))
    .sort((a, b) => Math.abs(a.token.start - middle) - Math.abs(b.token.start - middle));
  const [joint] = joints;
  if (joint === undefined) return null;
  const left = sentence.slice(0, joint.token.start).replace(/[\s,]+$/, '');
  const from = joint.token.text === 'mas' ? joint.token.start : joint.token.end;
  const right = sentence.slice(from).trim();
  return `${left}. ${right.charAt(0).toUpperCase()}${right.slice(1)}`;
}

function isJoint(sentence: string, tokens: readonly TaggedToken[], at: number): boolean {
  const left = tokens.slice(0, at);
  const right = tokens.slice(at + 1);
  const leftVerb = mainVerbAt(left);
  const rightVerb = mainVerbAt(right);
  if (leftVerb === -1 || rightVerb < 1 || left.length < FEWEST_WORDS || right.length < FEWEST_WORDS)
    return false;
  // `Ele viu que o cão corre e o gato dorme`: the second clause hangs on the first one's verb.
  if (left.some((_, place) => opensClause(left, place)) || /[:“"(]/.test(sentence)) return false;
  const start = tokens[at]?.start ?? 0;
  return (
    /^(?:DET|PROPN|NOUN|PRON)$/.test(right[0]?.tag ?? '') &&
    !right.slice(0, rightVerb).some(({ text, tag }) => text === ',' || tag === 'CCONJ' || tag === 'SCONJ') &&
    isBalanced(sentence.slice(0, start)) &&
    right
      .slice(0, rightVerb)
      .some(({ tag, text }) => /^(?:NOUN|PROPN)$/.test(tag) || /^el[ea]s?$/i.test(text))
  );
}
