import { countLetters, countTrustedLetters, keepTrustedWords, type OcrWord } from './trust-words.ts';

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
