import { lemmaScript, withoutPronoun } from '#engine/pedagogy/language/tagging/lemmas.ts';
import { learnSuffixes, type SuffixTable } from '#engine/pedagogy/language/tagging/suffix-rules.ts';
import { jointTag } from './joint-tag.ts';
import type { SurfaceToken, TreeSentence, TreeWord } from './read-conllu.ts';

/** Learns how words become their lemmas, and number and person (`s3`, `p`), both by tag and ending. */
export function learnInflection(sentences: readonly TreeSentence[]): {
  lemmas: SuffixTable;
  inflections: SuffixTable;
} {
  const examples = sentences
    .flatMap(({ tokens }) => tokens.map(exampleOf))
    .filter(({ tag }) => tag !== 'PROPN');
  return {
    lemmas: learnSuffixes(
      examples.map(({ tag, word, first }) => ({ tag, word, answer: lemmaScript(word, lemmaOf(first)) })),
    ),
    inflections: learnSuffixes(
      examples.map(({ tag, word, first }) => ({ tag, word, answer: inflectionOf(first) })),
    ),
  };
}

function exampleOf(token: SurfaceToken): { tag: string; word: string; first: TreeWord } {
  const first = token.words[0] ?? { form: '', lemma: '', upos: 'X', feats: {} };
  const joint = jointTag(token);
  const isVerb = /^(?:VERB|AUX)/.test(joint);
  const lower = token.form.toLowerCase();
  return {
    tag: isVerb ? (joint.split('+')[0] ?? '') : joint,
    word: isVerb ? withoutPronoun(lower) : lower,
    first,
  };
}

/** Names keep their capitals and are not learnt here; what else has some (`Sr.`) is compared in lower case. */
function lemmaOf(word: TreeWord): string {
  return word.lemma.toLowerCase();
}

function inflectionOf({ feats, upos }: TreeWord): string {
  const number = { Sing: 's', Plur: 'p' }[feats.Number ?? ''] ?? '';
  const isVerb = upos === 'VERB' || upos === 'AUX';
  return number + (isVerb || upos === 'PRON' ? (feats.Person ?? '') : '');
}
