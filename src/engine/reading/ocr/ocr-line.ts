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
