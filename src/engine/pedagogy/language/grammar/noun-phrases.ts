import { type TaggedToken, tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { isFiniteVerb, mainVerbAt } from './clauses.ts';

/** A noun with what belongs to it. Offsets are UTF-16 units of the sentence. */
export interface NounPhrase {
  /** As written, with its determiners: `as plantas verdes`. */
  text: string;
  /** Without determiners and numbers at its front: `plantas verdes`. */
  core: string;
  start: number;
  end: number;
  /** Lemma of its noun. */
  head: string;
  isName: boolean;
  number: 'sing' | 'plur' | undefined;
  /** Places of its tokens in the sentence: first, and one past the last. */
  from: number;
  to: number;
}

/** The noun phrases of a sentence in order, not overlapping; what hangs on by `de` belongs to them (`ciclo da água`). */
export function findNounPhrases(sentence: string): NounPhrase[] {
  return nounPhrasesOf(sentence, tagSentence(sentence));
}

function nounPhrasesOf(sentence: string, tokens: readonly TaggedToken[]): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const span = readPhrase(tokens, at);
    if (span === null) continue;
    phrases.push(describe(sentence, tokens, span));
    at = span.to - 1;
  }
  return phrases;
}

interface Span {
  from: number;
  coreFrom: number;
  head: number;
  to: number;
}

function readPhrase(tokens: readonly TaggedToken[], from: number): Span | null {
  let at = from;
  while (isFront(tokens[at])) at += 1;
  const coreFrom = at;
  while (tokens[at]?.tag === 'ADJ') at += 1;
  if (!isNoun(tokens[at])) return null;
  const head = at;
  at = endOfCore(tokens, at);
  for (let parts = 0; parts < 3 && joinsByOf(tokens[at]); parts += 1) {
    const inner = readPhrase(tokens, at + 1);
    if (inner === null) break;
    at = inner.to;
  }
  return { from, coreFrom, head, to: at };
}

/** Nouns that follow one another (`energia Sol`, names), their adjectives and participles. */
function endOfCore(tokens: readonly TaggedToken[], head: number): number {
  let at = head + 1;
  while (isNoun(tokens[at]) && tokens[at]?.tag === tokens[head]?.tag) at += 1;
  while (isQuality(tokens, at)) at += 1;
  if (tokens[at]?.tag === 'CCONJ' && isQuality(tokens, at + 1) && isQuality(tokens, at - 1)) at += 2;
  return at;
}

function isQuality(tokens: readonly TaggedToken[], at: number): boolean {
  const token = tokens[at];
  return (
    token?.tag === 'ADJ' || (token?.form === 'part' && token.tag === 'VERB' && tokens[at - 1]?.tag !== 'AUX')
  );
}

function isFront(token: TaggedToken | undefined): boolean {
  return token?.tag === 'DET' || token?.tag === 'NUM';
}

function isNoun(token: TaggedToken | undefined): boolean {
  return (token?.tag === 'NOUN' || token?.tag === 'PROPN') && /[\p{L}\p{N}]/u.test(token.text);
}

function joinsByOf(token: TaggedToken | undefined): boolean {
  return token?.tag === 'ADP' && token.lemma === 'de' && !token.joined.includes('PRON');
}

function describe(sentence: string, tokens: readonly TaggedToken[], span: Span): NounPhrase {
  const start = tokens[span.from]?.start ?? 0;
  const end = tokens[span.to - 1]?.end ?? 0;
  const head = tokens[span.head];
  return {
    text: sentence.slice(start, end),
    core: sentence.slice(tokens[span.coreFrom]?.start ?? start, end),
    start,
    end,
    head: head?.lemma ?? '',
    isName: head?.tag === 'PROPN',
    number: head?.number,
    from: span.from,
    to: span.to,
  };
}

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
