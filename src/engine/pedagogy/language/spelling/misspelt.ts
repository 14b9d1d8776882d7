import { likeWritten } from '#engine/pedagogy/language/like-written.ts';
import { isShortForm } from '#engine/pedagogy/language/short-forms.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import { commonSlip } from './confusions.ts';
import { type KnownWords, proposeWord } from './propose.ts';

/** A word of letters alone, with what stands around it. */
export const WORD = /\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*/gu;
/** Marks of code, addresses and formulas: what touches them is no prose. */
const CODE_BEFORE = /[\w@#$/\\<>{}=.'’_&-]$/u;
const CODE_AFTER = /^(?:[\w@#$/\\<>{}=_&('’\uFFFD-]|[.:]\p{L})/u;
/** `A rquivo`, `crip- tografia`: a word that the reading tore. */
const TORN = /(?:(?:^|\s)[B-NP-Z]|(?<=\s)A|-)\s$/u;
const SHORTEST = 5;
/** Sentences in which this share of the words is unknown are in another language, code, or letters badly read. */
const FOREIGN_SHARE = 0.25;

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

/** Words of a sentence that no dictionary has, each with the one word that it was meant to be. */
export function misspelt(
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
      (!isShouted && !(isBare && isLongShouted(word)) && isName(word, place, found.index, sentence))
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

/** Whether a word (lower case) that is none would be one with its accent. */
export const lacksAccent = (lower: string, known: KnownWords): boolean => {
  const right = commonSlip(lower) ?? proposeWord(lower, known);
  return right !== null && right !== lower && normalise(right) === normalise(lower);
};

/** `ELETRONICA` in a line that is not all capitals: no acronym has so many letters. */
const isLongShouted = (word: string): boolean => /^\p{Lu}{8,}$/u.test(word);

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
