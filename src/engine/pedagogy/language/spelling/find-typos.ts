import { isForeign, isForeignExample } from '#engine/pedagogy/language/is-foreign.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import { hashText } from '#engine/pedagogy/language/tagging/features.ts';
import { loadTagger } from '#engine/pedagogy/language/tagging/load-model.ts';
import { findDisagreements } from './agreement.ts';
import { findConfusions } from './confusions.ts';
import { type Dictionary, loadDictionary } from './dictionary.ts';
import {
  findBareNouns,
  findBareWords,
  findHastyAccents,
  findLostAccents,
  isSpanish,
  type Known,
  showsPortuguese,
} from './lost-accents.ts';
import { lacksAccent, misspelt, WORD } from './misspelt.ts';
import { isUsualWord } from './usual-words.ts';

/** A slip of the material with what it should be. */
export interface Typo {
  written: string;
  right: string;
  /** Index of the piece. */
  at: number;
}

/** What a material writes so often is a term or a name of its own. */
const TERM = 4;
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
  const all = pieces.map((piece) => splitSentences(piece));
  const spanish = all.flat().filter(isSpanish).length;
  const isBeside = spanish >= FEWEST_SPANISH && spanish * SPANISH_SHARE >= all.flat().length;
  const sentences = all.map((own) =>
    own.filter((one) => !isOfAnotherLanguage(one) && (!isBeside || showsPortuguese(one))),
  );
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
  const left = sentences.map((own) => own.map((sentence) => findBareWords(sentence, known)));
  if (
    new Set([...bare, ...alsoBare, ...left.flat(2)].map(({ written }) => lastOf(written.toLowerCase())))
      .size < HASTY_FROM
  )
    return typos;
  // A sentence is not left half put right.
  const lacking = new Set(bare.map(({ at }) => at));
  for (const [at, own] of sentences.entries())
    for (const [place, sentence] of own.entries())
      addTo(typos, at, [
        ...findHastyAccents(sentence, lacking.has(at)),
        ...findBareNouns(sentence, known, true),
        ...(left[at]?.[place] ?? []),
      ]);
  return typos.sort((one, other) => one.at - other.at);
}

/** So many different words without their accent are no slip but a way to write. */
const HASTY_FROM = 3;

/** Each once a piece. */
function addTo(typos: Typo[], at: number, slips: readonly { written: string; right: string }[]): void {
  for (const { written, right } of slips)
    if (!typos.some((one) => one.at === at && (one.written === written || lastOf(one.written) === written)))
      typos.push({ written, right, at });
}

/** A lesson of Spanish: `profesora` alone in a row is no slip of its Portuguese. */
const FEWEST_SPANISH = 2;
/** One sentence of it in so many makes a lesson of it. */
const SPANISH_SHARE = 8;
/** `uma analise` is told with what shows it to be a noun. */
const lastOf = (written: string): string => written.slice(written.lastIndexOf(' ') + 1);

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

function countUses(pieces: readonly string[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const piece of pieces)
    for (const [word] of piece.matchAll(WORD)) {
      const lower = word.toLowerCase();
      uses.set(lower, (uses.get(lower) ?? 0) + 1);
    }
  return uses;
}
