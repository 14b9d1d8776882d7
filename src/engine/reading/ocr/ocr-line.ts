export interface OcrLine {
  /** Lines of one paragraph share it. */
  paragraph: string;
  text: string;
  words: OcrWord[];
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Median height of its words: tells large type from small. */
  textHeight: number;
}

/** @param words at least one of them with a letter or a digit */
export function makeLine(paragraph: string, words: OcrWord[]): OcrLine {
  const worded = words.filter((word) => /[\p{L}\p{N}]/u.test(word.text));
  return {
    paragraph,
    text: words.map((word) => word.text).join(' '),
    words,
    left: Math.min(...words.map((word) => word.left)),
    right: Math.max(...words.map((word) => word.left + word.width)),
    top: Math.min(...worded.map((word) => word.top)),
    bottom: Math.max(...worded.map((word) => word.top + word.height)),
    textHeight: median(worded.map((word) => word.height)),
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const WORD_LEVEL = '5';
const LEAST_WORD_CONFIDENCE = 25;
const LEAST_MARK_CONFIDENCE = 60;
const LEAST_LINE_CONFIDENCE = 45;

/** What was recognised of one page. */
export interface RecognisedText {
  /** In tesseract's reading order, without what is most likely dirt, drawing or handwriting. */
  lines: OcrLine[];
  /** Letters and digits it gave for the page, and those among them that can be believed. */
  letters: number;
  trustedLetters: number;
}

/** Reads tesseract's TSV of one page. */
export function parseTsv(tsv: string): RecognisedText {
  const lines = new Map<string, OcrWord[]>();
  for (const row of tsv.split('\n')) {
    const [level, page, block, paragraph, line, , left, top, width, height, confidence, ...text] =
      row.split('\t');
    if (level !== WORD_LEVEL) continue;
    const word = {
      text: text.join(' ').trim(),
      confidence: Number(confidence),
      left: Number(left),
      top: Number(top),
      width: Number(width),
      height: Number(height),
    };
    const key = `${page}.${block}.${paragraph}.${line}`;
    const words = lines.get(key);
    if (words) words.push(word);
    else lines.set(key, [word]);
  }
  const all = [...lines.values()].flat();
  return {
    lines: [...lines].flatMap(([key, words]) => makeTrustedLine(key.slice(0, key.lastIndexOf('.')), words)),
    letters: all.reduce((sum, word) => sum + countLetters(word), 0),
    trustedLetters: countTrustedLetters(all),
  };
}

/** Specks and rules come out as lone marks or as letters nobody could be sure of. */
function isLegible(word: OcrWord): boolean {
  if (word.text === '' || word.confidence < LEAST_WORD_CONFIDENCE) return false;
  return /[\p{L}\p{N}]/u.test(word.text) || word.confidence >= LEAST_MARK_CONFIDENCE;
}

/** Lines nobody could be sure of, or without a letter or digit, are left out. */
function makeTrustedLine(paragraph: string, printed: OcrWord[]): OcrLine[] {
  const words = keepTrustedWords(printed.filter(isLegible));
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const confidence = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters;
  const hasText = words.some((word) => /[\p{L}\p{N}]/u.test(word.text));
  return confidence >= LEAST_LINE_CONFIDENCE && hasText ? [makeLine(paragraph, words)] : [];
}

/** One recognised word; places and sizes in pixels of the page picture. */
interface OcrWord {
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
function countTrustedLetters(words: readonly OcrWord[]): number {
  return words.reduce((sum, word) => sum + (isTrusted(word) ? countLetters(word) : 0), 0);
}

function countLetters({ text }: OcrWord): number {
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
function keepTrustedWords(words: readonly OcrWord[]): OcrWord[] {
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
