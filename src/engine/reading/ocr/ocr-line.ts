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

/** Reads tesseract's TSV of one page into lines in its reading order, without what is most likely dirt or drawing. */
export function parseTsv(tsv: string): OcrLine[] {
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
    if (!isTrusted(word)) continue;
    const key = `${page}.${block}.${paragraph}.${line}`;
    const words = lines.get(key);
    if (words) words.push(word);
    else lines.set(key, [word]);
  }
  return [...lines].flatMap(([key, words]) => makeTrustedLine(key.slice(0, key.lastIndexOf('.')), words));
}

/** Specks and rules come out as lone marks or as letters nobody could be sure of. */
function isTrusted(word: OcrWord): boolean {
  if (word.text === '' || word.confidence < LEAST_WORD_CONFIDENCE) return false;
  return /[\p{L}\p{N}]/u.test(word.text) || word.confidence >= LEAST_MARK_CONFIDENCE;
}

/** Lines nobody could be sure of, or without a letter or digit, are left out. */
function makeTrustedLine(paragraph: string, words: OcrWord[]): OcrLine[] {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const confidence = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters;
  const hasText = words.some((word) => /[\p{L}\p{N}]/u.test(word.text));
  return confidence >= LEAST_LINE_CONFIDENCE && hasText ? [makeLine(paragraph, words)] : [];
}
