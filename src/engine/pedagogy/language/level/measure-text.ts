import { countSyllables } from '#engine/pedagogy/language/syllables.ts';
import { hashText } from '#engine/pedagogy/language/tagging/features.ts';
import { loadTagger } from '#engine/pedagogy/language/tagging/load-model.ts';
import { type TaggedToken, tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';

/**
 * What is measured of a text, each a share or a mean that does not grow with its length. Brackets, quotation marks, dashes,
 * colons and numbers are left out: they tell where the texts of the training came from rather than how hard they are.
 */
export type TextMeasures = Readonly<Record<string, number>>;

const VARIETY_WINDOW = 80;
const LONG_SYLLABLES = 4;
const HEAVY_SYLLABLES = 5;

/** The measures of sentences of running text; null where they hold no words. */
export function measureText(sentences: readonly string[]): TextMeasures | null {
  const tagged = sentences.map((sentence) => tagSentence(sentence)).filter((tokens) => tokens.some(isWord));
  const words = tagged.flatMap((tokens) => tokens.filter(isWord));
  if (words.length === 0) return null;
  const lengths = tagged.map((tokens) => tokens.filter(isWord).length);
  const share = (is: (token: TaggedToken) => boolean): number => words.filter(is).length / words.length;
  const ending = (pattern: RegExp): number => share(({ text }) => text.length > 5 && pattern.test(text));
  const marks = tagged.flat().filter(({ tag }) => tag === 'PUNCT');
  const mark = (pattern: RegExp): number =>
    marks.filter(({ text }) => pattern.test(text)).length / words.length;
  const verbs = words.filter(({ tag }) => tag === 'VERB' || tag === 'AUX');
  const verb = (is: (token: TaggedToken) => boolean): number =>
    verbs.filter(is).length / Math.max(1, verbs.length);
  const syllables = words.map(({ text }) => countSyllables(text));
  return {
    sentenceLength: Math.log(mean(lengths)),
    sentenceSpread: spread(lengths) / mean(lengths),
    longestSentence: Math.log(Math.max(...lengths)),
    wordLength: mean(words.map(({ text }) => text.length)),
    syllables: mean(syllables),
    longWords: syllables.filter((count) => count >= LONG_SYLLABLES).length / words.length,
    shortWords: share(({ text }) => text.length <= 3),
    variety: variety(words),
    nouns: share(({ tag }) => tag === 'NOUN'),
    names: share(({ tag }) => tag === 'PROPN'),
    adjectives: share(({ tag }) => tag === 'ADJ'),
    adverbs: share(({ tag }) => tag === 'ADV'),
    verbs: verbs.length / words.length,
    auxiliaries: share(({ tag }) => tag === 'AUX'),
    pronouns: share(({ tag }) => tag === 'PRON'),
    determiners: share(({ tag }) => tag === 'DET'),
    prepositions: share(({ tag }) => tag === 'ADP'),
    conjunctions: share(({ tag }) => tag === 'CCONJ'),
    subordination: share(({ tag }) => tag === 'SCONJ'),
    relatives: share(
      ({ text, tag }) => tag === 'PRON' && /^(?:que|quem|onde|cuj[oa]s?|qua(?:l|is))$/i.test(text),
    ),
    contractions: share(({ tag, joined }) => tag === 'ADP' && joined.length > 0),
    pronominal: share(({ tag, joined }) => tag === 'VERB' && joined.length > 0),
    finite: verb(({ form }) => form === 'fin'),
    infinitives: verb(({ form }) => form === 'inf'),
    participles: verb(({ form }) => form === 'part'),
    gerunds: verb(({ form }) => form === 'ger'),
    firstPerson: verb(({ person }) => person === 1),
    pasts: verb(({ text, form }) => form === 'fin' && /(?:ou|aram|eu|eram|iu|iram|ava|avam)$/.test(text)),
    futures: verb(
      ({ text, form }) => form === 'fin' && /(?:[aei]rá|[aei]rão|[aei]ria|[aei]riam)$/.test(text),
    ),
    you: share(({ text }) => /^(?:você|vocês|te|tu|seu|sua)$/i.test(text)),
    we: share(({ text }) => /^(?:nós|nos|noss[oa]s?)$/i.test(text)),
    mente: ending(/mente$/i),
    cao: ending(/(?:ção|ções|são|sões)$/i),
    dade: ending(/(?:dade|dades)$/i),
    mento: ending(/mentos?$/i),
    ismo: ending(/(?:ismos?|istas?|logias?|ância|ência|ências)$/i),
    diminutives: ending(/(?:inh[oa]s?|zinh[oa]s?)$/i),
    rare: share(isRare),
    rareNouns: share((token) => token.tag === 'NOUN' && isRare(token)),
    connectives: share(({ text }) => CONNECTIVES.test(text)),
    longSentences: lengths.filter((length) => length > 25).length / lengths.length,
    shortSentences: lengths.filter((length) => length < 9).length / lengths.length,
    heavyWords: syllables.filter((count) => count >= HEAVY_SYLLABLES).length / words.length,
    commas: mark(/^,$/),
    questions: mark(/^\?$/),
    exclamations: mark(/^!$/),
  };
}

/** No word of the tagger's newspapers: readers of any age meet it seldom. */
function isRare({ lemma, text, tag }: TaggedToken): boolean {
  if (tag === 'PROPN' || tag === 'NUM') return false;
  const { lexicalClass } = loadTagger();
  return lexicalClass(hashText(text.toLowerCase())) === 0 && lexicalClass(hashText(lemma)) === 0;
}

const CONNECTIVES =
  /^(?:portanto|porém|contudo|entretanto|todavia|assim|pois|embora|enquanto|conforme|segundo|logo|porque|então|ainda|além|também|ou)$/i;

function isWord({ tag, text }: TaggedToken): boolean {
  return tag !== 'PUNCT' && tag !== 'SYM' && /\p{L}/u.test(text);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/** Different lemmas in a window of words, averaged over all windows: unlike their plain share it does not fall with length. */
function variety(words: readonly TaggedToken[]): number {
  const size = Math.min(VARIETY_WINDOW, words.length);
  const shares: number[] = [];
  for (let start = 0; start + size <= words.length; start += Math.max(1, Math.floor(size / 2)))
    shares.push(new Set(words.slice(start, start + size).map(({ lemma }) => lemma)).size / size);
  return mean(shares);
}
