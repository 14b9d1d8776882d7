import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { findNounRuns, isQuality, isThing } from '#engine/pedagogy/language/grammar/noun-runs.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { isStopWord } from '#engine/pedagogy/language/stop-words.ts';
import { type TaggedToken, tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { isNumber } from '#engine/pedagogy/language/words.ts';

/** How the writer's capitals are to be read: those of openings and of all-capital lines tell nothing. */
type WordShape = 'lower' | 'capital' | 'upper' | 'mixed' | 'unknown';

export interface PhraseDocument {
  blockId: string;
  text: string;
  isHeading: boolean;
  /** How much an occurrence counts, from 0; 1 where it is not told. */
  worth?: number;
}

/** One noun phrase with all its occurrences; forms that differ only in number, gender or preposition share it. */
export interface PhraseCandidate {
  /** Stems of its content words joined by spaces. */
  key: string;
  /** Nouns and adjectives in it. */
  words: number;
  uses: number;
  /** Uses by their worth. */
  worth: number;
  blockIds: Set<string>;
  /** Headings above its uses, by their number. */
  parts: Set<number>;
  /** Number of the sentence it is first used in. */
  first: number;
  /** Each form as written (words whose capital tells nothing marked by `?`) → uses. */
  forms: Map<string, number>;
  /** Uses of a kind: */
  inHeadings: number;
  /** headings that say nothing else, */
  asHeadings: number;
  /** sentences that define it, */
  defined: number;
  /** lines that go on behind a colon or dash, */
  leading: number;
  /** whole noun phrases, no part of a longer one, */
  whole: number;
  /** behind a noun or adjective that belongs to it, */
  attached: number;
  /** with an adjective in front, a participle in it, a preposition in it, */
  qualityFirst: number;
  participle: number;
  linked: number;
  /** capitals inside a sentence, uses inside a sentence, and acronyms. */
  capitals: number;
  inside: number;
  acronyms: number;
}

/** The phrases of all documents, and how each word is written where its capitals tell something. */
export interface PhraseText {
  candidates: Map<string, PhraseCandidate>;
  sentences: number;
  parts: number;
  words: { lower: string; word: string; shape: WordShape }[];
}

const MOST_WORDS = 4;
const MOST_TOKENS = 7;

export function readPhrases(documents: readonly PhraseDocument[]): PhraseText {
  const text: PhraseText = { candidates: new Map(), sentences: 0, parts: 0, words: [] };
  for (const document of documents) {
    if (document.isHeading) text.parts += 1;
    for (const written of splitSentences(document.text)) {
      text.sentences += 1;
      readSentence(dropJunk(written), document, text);
    }
  }
  return text;
}

interface Sentence {
  text: string;
  tokens: readonly TaggedToken[];
  shapes: WordShape[];
  /** Key of what it defines. */
  defines: string;
  contents: number;
}

function readSentence(written: string, document: PhraseDocument, into: PhraseText): void {
  const isShouted = !/\p{Ll}/u.test(written) && /\p{Lu}{4}|\p{Lu}\s+\p{Lu}/u.test(written);
  const text = isShouted ? written.toLowerCase() : written;
  const tokens = tagSentence(text);
  const opens = tokens.findIndex((token) => /\p{L}/u.test(token.text));
  const shapes = tokens.map((token, at) =>
    isShouted ? 'unknown' : shapeOf(token.text, at === opens || document.isHeading, false),
  );
  for (const [at, { text: word }] of tokens.entries())
    if (/\p{L}/u.test(word))
      into.words.push({ word, lower: word.toLowerCase(), shape: shapes[at] ?? 'unknown' });
  const sentence: Sentence = {
    text,
    tokens,
    shapes,
    defines: contentStems(definitionOf(text)?.term ?? '').join(' '),
    contents: tokens.filter((token) => isThing(token) || isQuality(token)).length,
  };
  for (const run of findNounRuns(tokens))
    for (let from = run.from; from < run.to; from += 1) readFrom(sentence, run, from, document, into);
}

const WHEN = /^(?:noites?|dias?|vez|vezes|manhãs?|tardes?|horas?|anos?|hoje)$/u;

function readFrom(
  sentence: Sentence,
  run: { from: number; to: number },
  from: number,
  document: PhraseDocument,
  into: PhraseText,
): void {
  const { tokens } = sentence;
  const first = tokens[from];
  if (!isContent(first) || (isQuality(first) && !isThing(tokens[from + 1]))) return;
  // `Uma noite Iara saiu`: when somebody did something is no part of a name.
  const next = tokens[from + 1];
  if (WHEN.test(first.text) && next?.tag === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(next.text)) return;
  const most = Math.min(run.to, from + MOST_TOKENS);
  let words = 0;
  for (let to = from + 1; to <= most && words < MOST_WORDS; to += 1) {
    const last = tokens[to - 1];
    if (!isThing(last) && !isQuality(last)) continue;
    words += 1;
    if (!isContent(last) || !tokens.slice(from, to).some(isThing)) continue;
    const own = tokens.slice(from, to).filter((token) => isThing(token) || isQuality(token));
    if (!own.some(({ text }) => isUnfit(text))) addUse(sentence, run, { from, to, own }, document, into);
  }
}

function isContent(token: TaggedToken | undefined): token is TaggedToken {
  return token !== undefined && (isThing(token) || isQuality(token)) && !isStopWord(token.text);
}

function addUse(
  { text, tokens, shapes, defines, contents }: Sentence,
  run: { from: number; to: number },
  { from, to, own }: { from: number; to: number; own: readonly TaggedToken[] },
  { blockId, isHeading, worth = 1 }: PhraseDocument,
  into: PhraseText,
): void {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? 0;
  const key = contentStems(text.slice(start, end)).join(' ');
  if (key === '') return;
  const candidate = into.candidates.get(key) ?? newCandidate(key, own.length, into);
  const isWhole = contents === own.length;
  candidate.uses += 1;
  candidate.worth += worth;
  candidate.blockIds.add(blockId);
  candidate.parts.add(into.parts);
  if (isHeading) candidate.inHeadings += 1;
  if (isHeading && isWhole) candidate.asHeadings += 1;
  if (defines === key) candidate.defined += 1;
  if (from === 0 && /^\s*[:–—-]\s/u.test(text.slice(end))) candidate.leading += 1;
  if (from === run.from && to === run.to) candidate.whole += 1;
  const before = tokens[from - 1];
  if (from > run.from && (isThing(before) || isQuality(before))) candidate.attached += 1;
  if (isQuality(own[0])) candidate.qualityFirst += 1;
  if (own.some(({ tag }) => tag === 'VERB')) candidate.participle += 1;
  if (to - from > own.length) candidate.linked += 1;
  if (from > 0) candidate.inside += 1;
  const telling = shapes.slice(from, to);
  if (own.every((token) => ['capital', 'upper', 'mixed'].includes(shapes[tokens.indexOf(token)] ?? '')))
    candidate.capitals += 1;
  if (telling.includes('upper')) candidate.acronyms += 1;
  const form = tokens
    .slice(from, to)
    .map((token, at) => (telling[at] === 'unknown' ? `?${token.text}` : token.text))
    .join(' ');
  candidate.forms.set(form, (candidate.forms.get(form) ?? 0) + 1);
}

function newCandidate(key: string, words: number, { candidates, sentences }: PhraseText): PhraseCandidate {
  const candidate: PhraseCandidate = {
    key,
    words,
    uses: 0,
    worth: 0,
    blockIds: new Set(),
    parts: new Set(),
    first: sentences,
    forms: new Map(),
    inHeadings: 0,
    asHeadings: 0,
    defined: 0,
    leading: 0,
    whole: 0,
    attached: 0,
    qualityFirst: 0,
    participle: 0,
    linked: 0,
    capitals: 0,
    inside: 0,
    acronyms: 0,
  };
  candidates.set(key, candidate);
  return candidate;
}

const LONGEST_WORD = 60;

function shapeOf(word: string, isCapitalForced: boolean, isAllCapitals: boolean): WordShape {
  if (word === word.toLowerCase()) return 'lower';
  if (isAllCapitals) return 'unknown';
  if (word === word.toUpperCase()) return word.length > 1 && word.length < 6 ? 'upper' : 'unknown';
  if (/^\p{Lu}[\p{Ll}\d]*(?:[-'’]\p{L}\p{Ll}*)*$/u.test(word)) return isCapitalForced ? 'unknown' : 'capital';
  return 'mixed';
}

/** Addresses, e-mails, formulas, file names and code leave a break between phrases; `pH` and `aluno(a)` are words. */
function dropJunk(written: string): string {
  return written
    .replace(/\$[^$\n]{1,200}\$/g, ' | ')
    .replace(/\S+/g, (piece) => (isJunk(piece) ? ' | ' : piece));
}

function isJunk(piece: string): boolean {
  if (piece.length > LONGEST_WORD || /[_{}<>\\#=&|~^@]|:\/\/|www\./.test(piece)) return true;
  if (/^\p{Ll}{2,}\p{Lu}\p{Ll}/u.test(piece)) return true;
  return /^[\p{L}\d-]+\.\p{Ll}/u.test(piece) || /^[\w.]+\(\)|^\w+\.\w+\(/.test(piece);
}

/** `8ª`, `EF08MA05`, a letter alone: no word of a phrase. */
function isUnfit(word: string): boolean {
  return isNumber(word) || word.length < 2 || /\d{3}|\d{2}\p{L}/u.test(word);
}
