// Soft hyphen, zero-width space, byte order mark, and the marks that turn the direction of writing: they
// carry no word, break searching, and the last could flip a whole page. The zero-width joiner stays (emoji).
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is to be removed
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** NFC, no invisible or control characters, every run of white space one space, none at the ends. */
export function cleanText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .replace(LONE_SURROGATE, '\uFFFD')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Number of tokens between white space, the way word processors count. */
export function countWords(text: string): number {
  let words = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at++) {
    const isSpace = /\s/.test(text.charAt(at));
    if (!isSpace && !isInside) words++;
    isInside = !isSpace;
  }
  return words;
}
