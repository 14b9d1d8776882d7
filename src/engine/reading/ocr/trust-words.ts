/** One recognised word; places and sizes in pixels of the page picture. */
export interface OcrWord {
  text: string;
  /** 0 to 100, tesseract's own. */
  confidence: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

const SURE = 60;
/** Marks and single signs are what dirt and drawings come out as. */
const VERY_SURE = 80;
const NUMBER = /^[(“"]*[\d.,:/%ºª°+–-]*\d[\d.,:/%ºª°+–-]*(?:[a-z]{1,2}|[)”";.]*)$/iu;
const ONE_CASE = /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+)(?:[-'’./@_]\p{L}+)*$/u;
const VOWEL = /[aeiouyáéíóúâêôãõàü]/iu;
const CLUMSY = /[bcdfghjklmnpqrstvwxz]{5}|(\p{L})\1\1/iu;
const LONE_WORDS = /^[aàeéo]$/iu;

/** Letters of words that can be believed: the recogniser was sure, and they look like words or numbers. */
export function countTrustedLetters(words: readonly OcrWord[]): number {
  return words.reduce((sum, word) => sum + (isTrusted(word) ? countLetters(word) : 0), 0);
}

export function countLetters({ text }: OcrWord): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function isTrusted({ text, confidence }: OcrWord): boolean {
  const bare = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (bare.length < 2) return confidence >= VERY_SURE && (LONE_WORDS.test(bare) || /^\d$/.test(bare));
  if (confidence >= VERY_SURE) return !CLUMSY.test(bare);
  return confidence >= SURE && (NUMBER.test(text) || looksLikeWord(bare));
}

function looksLikeWord(bare: string): boolean {
  return ONE_CASE.test(bare) && VOWEL.test(bare) && !CLUMSY.test(bare);
}

const LEAST_SHARE = 0.5;
/** "7", "B)", "03.": a marker stands alone until it meets its text. */
const MARKER = /^\(?(?:\d{1,3}[.)]?|[\doOlI]{1,3}[.)]|[A-Ha-h][.)]?)$/u;
const MARKER_CONFIDENCE = 40;

/**
 * The words of a line without the specks at its ends; empty where the line as a whole is no text: icons, logos,
 * strokes of a drawing, handwriting.
 */
export function keepTrustedWords(words: readonly OcrWord[]): OcrWord[] {
  const [only] = words;
  if (words.length === 1 && only !== undefined && MARKER.test(only.text)) {
    return only.confidence >= MARKER_CONFIDENCE ? [only] : [];
  }
  const letters = words.reduce((sum, word) => sum + countLetters(word), 0);
  // A formula is made of single letters.
  const isFormula = words.some(({ text, confidence }) => /[=+×÷]/.test(text) && confidence >= SURE);
  const isSpread =
    words.every((word) => countLetters(word) < 2) && !/\d/.test(words.map(({ text }) => text).join(''));
  if (letters === 0 || (!isFormula && isSpread)) return [];
  if (!isFormula && countTrustedLetters(words) < LEAST_SHARE * letters) return [];
  let [from, to] = [0, words.length];
  while (from < to && isSpeck(words[from])) from++;
  while (to > from && isSpeck(words[to - 1])) to--;
  return words.slice(from, to);
}

const SPECK_LETTERS = 2;
const SPECK_CONFIDENCE = 50;

function isSpeck(word: OcrWord | undefined): boolean {
  return (
    word !== undefined &&
    word.confidence < SPECK_CONFIDENCE &&
    countLetters(word) <= SPECK_LETTERS &&
    !MARKER.test(word.text)
  );
}
