import { isForeign, isForeignExample } from '#engine/pedagogy/language/is-foreign.ts';
import { likeWritten } from '#engine/pedagogy/language/like-written.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { isShortForm } from '#engine/pedagogy/language/short-forms.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import { hashText } from '#engine/pedagogy/language/tagging/features.ts';
import { loadTagger } from '#engine/pedagogy/language/tagging/load-model.ts';
import { findDisagreements } from './agreement.ts';
import { commonSlip, findConfusions } from './confusions.ts';
import { type Dictionary, loadDictionary } from './dictionary.ts';
import { findBareNouns, findHastyAccents, findLostAccents, isSpanish, type Known } from './lost-accents.ts';
import { type KnownWords, proposeWord } from './propose.ts';
import { isUsualWord } from './usual-words.ts';

/** A slip of the material with what it should be. */
export interface Typo {
  written: string;
  right: string;
  /** Index of the piece. */
  at: number;
}

/** A word of letters alone, with what stands around it. */
const WORD = /\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*/gu;
/** Marks of code, addresses and formulas: what touches them is no prose. */
const CODE_BEFORE = /[\w@#$/\\<>{}=.'’_&-]$/u;
const CODE_AFTER = /^(?:[\w@#$/\\<>{}=_&('’\uFFFD-]|[.:]\p{L})/u;
/** `A rquivo`, `crip- tografia`: a word that the reading tore. */
const TORN = /(?:(?:^|\s)[B-NP-Z]|(?<=\s)A|-)\s$/u;
const SHORTEST = 5;
/** What a material writes so often is a term or a name of its own. */
const TERM = 4;
/** Sentences in which this share of the words is unknown are in another language, code, or letters badly read. */
const FOREIGN_SHARE = 0.25;

/**
 * The slips of a material that can be put right with confidence, each once a piece: words of no dictionary with one near
 * word that they were meant to be, confused words, what does not agree, accents lost where another word is left. Names, terms, codes, other
 * languages and whatever could be meant otherwise are left alone: it rather misses a slip than corrects what is right.
 * The dictionary is read at the first call (0.3 s, 35 MB). `beside` was written by the same hand and only shows how it writes.
 */
export function findTypos(pieces: readonly string[], beside: readonly string[] = []): Typo[] {
  const dictionary = loadDictionary();
  const uses = countUses(pieces);
  const known = knownWords(dictionary, uses);
  const typos: Typo[] = [];
  const sentences = pieces.map((piece) => splitSentences(piece).filter((one) => !isOfAnotherLanguage(one)));
  for (const [at, own] of sentences.entries())
    for (const sentence of own)
      addTo(typos, at, [
        ...misspelt(sentence, known, uses),
        ...findConfusions(sentence),
        ...findDisagreements(sentence, known.isWord),
        ...findLostAccents(sentence),
        ...findBareNouns(sentence, known, false),
      ]);
  const lacksOnly = ({ written, right }: Omit<Typo, 'at'>): boolean =>
    normalise(written) === normalise(right);
  const bare = typos.filter(lacksOnly);
  const alsoBare = beside.flatMap((text) => misspelt(text, known, uses)).filter(lacksOnly);
  if (new Set([...bare, ...alsoBare].map(({ written }) => written.toLowerCase())).size < HASTY_FROM)
    return typos;
  // A sentence is not left half put right.
  const lacking = new Set(bare.map(({ at }) => at));
  for (const [at, own] of sentences.entries())
    for (const sentence of own)
      addTo(typos, at, [
        ...findHastyAccents(sentence, lacking.has(at)),
        ...findBareNouns(sentence, known, true),
      ]);
  return typos.sort((one, other) => one.at - other.at);
}

/** So many different words without their accent are no slip but a way to write. */
const HASTY_FROM = 3;

/** Each once a piece. */
function addTo(typos: Typo[], at: number, slips: readonly { written: string; right: string }[]): void {
  for (const { written, right } of slips)
    if (!typos.some((one) => one.at === at && one.written === written)) typos.push({ written, right, at });
}

const isOfAnotherLanguage = (sentence: string): boolean =>
  isForeign(sentence) || isForeignExample(sentence) || isSpanish(sentence);

function knownWords(dictionary: Dictionary, uses: ReadonlyMap<string, number>): Known {
  const tagger = loadTagger();
  const isCommon = (word: string): boolean => isUsualWord(word) || tagger.lexicalClass(hashText(word)) > 0;
  const known: Known = {
    isCommon,
    isWord: (word) => dictionary.has(word) || isTerm(word.toLowerCase()),
    isOwn: (word) => uses.has(word),
    isUsual: (word) => uses.has(word) || isCommon(word),
  };
  const terms = new Map<string, boolean>();
  // `resistencia`, however often it is left bare, is no term of its own.
  const isTerm = (lower: string): boolean => {
    if ((uses.get(lower) ?? 0) < TERM) return false;
    let is = terms.get(lower);
    if (is === undefined) {
      terms.set(lower, true);
      is = !lacksAccent(lower, known);
      terms.set(lower, is);
    }
    return is;
  };
  return known;
}

const PREFIX =
  /^(?:macro|micro|mega|mini|multi|bi|tri|tetra|poli|mono|sub|super|hiper|hipo|inter|intra|extra|infra|ultra|anti|auto|bio|geo|eco|neo|pseudo|semi|pós|pré|trans|foto|termo|eletro|hidro|ciber|tele|afro|des|re)/u;

/** `macroevolutivo`: a prefix that any word can take. */
function isPrefixed(word: string, { isWord }: KnownWords): boolean {
  const prefix = PREFIX.exec(word)?.[0];
  // `multimodo`: a long prefix is none by chance.
  if (prefix === undefined || word.length - prefix.length < (prefix.length > 3 ? 4 : 5)) return false;
  const rest = word.slice(prefix.length);
  return isWord(rest) || (/^(?:ss|rr)/.test(rest) && isWord(rest.slice(1)));
}

function countUses(pieces: readonly string[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const piece of pieces)
    for (const [word] of piece.matchAll(WORD)) {
      const lower = word.toLowerCase();
      uses.set(lower, (uses.get(lower) ?? 0) + 1);
    }
  return uses;
}

function misspelt(
  sentence: string,
  known: KnownWords,
  uses: ReadonlyMap<string, number>,
): { written: string; right: string }[] {
  const words = [...sentence.matchAll(WORD)];
  const isShouted = sentence === sentence.toUpperCase();
  const unknown = words.filter(
    ([word]) =>
      word.length > 2 &&
      !known.isWord(word) &&
      !isPrefixed(word.toLowerCase(), known) &&
      // `permeases`, `amilase`: chemistry makes such names as it needs them.
      !/\p{L}{3}ases?$/iu.test(word),
  );
  // `mto`, `qdo` and words that lack their accent alone are Portuguese written in haste.
  const strange = unknown.filter(([word]) => !lacksAccent(word.toLowerCase(), known) && !isShortForm(word));
  if (strange.length > 2 && strange.length > words.length * FOREIGN_SHARE) return [];
  return unknown.flatMap((found) => {
    const [word] = found;
    const place = words.indexOf(found);
    const isBare = lacksAccent(word.toLowerCase(), known);
    if (
      !isProse(word, found.index, sentence, isBare) ||
      (!isShouted && isName(word, place, found.index, sentence))
    )
      return [];
    const neighbours = [words[place - 1], words[place + 1]];
    if (!isBare && neighbours.some((other) => other !== undefined && unknown.includes(other))) return [];
    const lower = word.toLowerCase();
    const right = commonSlip(lower) ?? proposeWord(lower, known);
    if (right === null || isMeant(lower, right, uses)) return [];
    return [{ written: word, right: likeWritten(right, word) }];
  });
}

const lacksAccent = (lower: string, known: KnownWords): boolean => {
  const right = commonSlip(lower) ?? proposeWord(lower, known);
  return right !== null && right !== lower && normalise(right) === normalise(lower);
};

/** What is written so more than once is meant so, unless the accent alone is missing or the other form is far commoner. */
function isMeant(lower: string, right: string, uses: ReadonlyMap<string, number>): boolean {
  const times = uses.get(lower) ?? 0;
  return times > 1 && normalise(lower) !== normalise(right) && (uses.get(right) ?? 0) < 3 * times;
}

/** The rest of a torn word may open a line in small letters, unless it lacks no more than an accent (`tensao (U) - …`). */
function isProse(word: string, at: number, sentence: string, isBare: boolean): boolean {
  // `respiracao/decomposicao`: two words, and no path of a program has such.
  const open = isBare ? sentence.replace(/(?<=\p{L}{5})\/(?=\p{L}{5})/gu, ' ') : sentence;
  const after = open.slice(at + word.length, at + word.length + 2);
  return (
    word.length >= SHORTEST &&
    /^(?:\p{Lu}?[\p{Ll}-]+|\p{Lu}+)$/u.test(word) &&
    !TORN.test(sentence.slice(0, at)) &&
    !(at === 0 && /^\p{Ll}/u.test(word) && !isBare) &&
    !CODE_BEFORE.test(open.slice(Math.max(0, at - 1), at)) &&
    !CODE_AFTER.test(after)
  );
}

/** A capital inside a sentence is a name; at its beginning it tells nothing. A word in capitals alone is an acronym. */
function isName(word: string, place: number, at: number, sentence: string): boolean {
  if (/^\p{Ll}/u.test(word)) return false;
  if (/^\p{Lu}{2}/u.test(word)) return true;
  return place > 0 && !/[.:!?•–—]\s*["“(]?$/u.test(sentence.slice(0, at));
}
