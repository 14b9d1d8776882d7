import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { isFiniteVerb, mainVerbAt } from './clauses.ts';
import { type NounPhrase, nounPhrasesOf } from './noun-phrases.ts';

/**
 * The noun phrase that the sentence speaks of: the first before its main verb that no preposition introduces
 * (`Na primavera, as flores se abrem` → `as flores`). Null where the subject is a pronoun, is left out or follows.
 */
export function findSubject(sentence: string): NounPhrase | null {
  const tokens = tagSentence(sentence);
  const verb = mainVerbAt(tokens);
  if (verb === -1 || tokens[verb]?.form === 'imp') return null;
  const before = nounPhrasesOf(sentence, tokens).filter((phrase) => phrase.to <= verb);
  const free = before.filter((phrase) => !isIntroduced(phrase.from));
  // Of `Ontem, a professora leu` and `A água, um líquido, ferve` the phrase that agrees with the verb comes first.
  return free.find((phrase) => agrees(phrase)) ?? null;

  function isIntroduced(from: number): boolean {
    const last = tokens[from - 1];
    return (
      last !== undefined &&
      (last.tag === 'ADP' ||
        isFiniteVerb(last) ||
        last.form === 'inf' ||
        last.form === 'ger' ||
        isPreposition(last.text))
    );
  }

  function agrees(phrase: NounPhrase): boolean {
    const number = tokens[verb]?.number;
    if (number === undefined || phrase.number === undefined || phrase.number === number) return true;
    // `o cão e o gato correm`: two of them make a plural.
    return number === 'plur' && tokens[phrase.to]?.tag === 'CCONJ';
  }
}

/** Taken for conjunctions by the tagger, though they introduce a noun here. */
function isPreposition(word: string): boolean {
  return /^(?:segundo|conforme|como|durante|mediante)$/i.test(word);
}
