import { loadTagger } from '#engine/pedagogy/language/tagging/load-model.ts';
import { CLASS, dictionarySign } from '#engine/pedagogy/language/tagging/word-classes.ts';
import type { SaidWord } from './said-words.ts';

/** Whether a word names something or says how it is. */
export const isNominal = (word: SaidWord | undefined): boolean =>
  word !== undefined &&
  (word.tag === 'NOUN' || word.tag === 'PROPN' || word.tag === 'ADJ' || word.tag === 'X');

/** Where the thing begins whose last word stands at a place, -1 where none does: `granizo`, `intestino grosso`. */
export function thingEndingAt(words: readonly SaidWord[], end: number): number {
  // `voto secreto`, `salário mínimo`: a quality that may stand for a thing elsewhere.
  if (
    words[end]?.tag === 'ADJ' &&
    words[end - 1]?.tag === 'NOUN' &&
    words[end - 1]?.lower.slice(-1) === words[end]?.lower.slice(-1) &&
    isThing(words[end - 1])
  )
    return end - 1;
  if (isThing(words[end])) return end;
  const isQuality = words[end]?.tag === 'ADJ' || words[end]?.tag === 'NOUN';
  return isQuality && words[end]?.isVerb === false && isThing(words[end - 1]) ? end - 1 : -1;
}

/** A word that names a thing and says how none is. */
export function isThing(word: SaidWord | undefined): boolean {
  if (word === undefined || word.isVerb || !isNominal(word) || word.tag === 'PROPN') return false;
  if (/^(?:dor|cor|flor|calor|suor|tumor|humor|tambor)$/u.test(word.lower)) return true;
  const sign = dictionarySign(loadTagger().dictionary, word.lower);
  return (
    (sign & CLASS.inflectsForGender) === 0 &&
    !/(?:[aei]nte|[aei]l|vel|\p{L}{3}ar|(?:ai|en|elh|pi|eri)or)s?$/u.test(word.lower)
  );
}
