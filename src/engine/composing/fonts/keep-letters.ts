const letters = new Intl.Segmenter('pt', { granularity: 'grapheme' });

/**
 * The text with what a font does not hold replaced: a letter with a foreign mark loses the mark, invisible signs go,
 * controls and foreign spaces become a space, anything else `·`. Line breaks stay.
 * @param isHeld whether one letter with all its marks can be drawn
 */
export function keepLetters(text: string, isHeld: (letter: string) => boolean): string {
  return Array.from(letters.segment(text.toWellFormed().normalize('NFC')), ({ segment }) =>
    keepLetter(segment, isHeld),
  ).join('');
}

function keepLetter(letter: string, isHeld: (letter: string) => boolean): string {
  if (letter === '\n') return letter;
  if (/^\p{Cc}+$/u.test(letter)) return ' ';
  if (isHeld(letter)) return letter;
  if (/^\p{Z}+$/u.test(letter)) return ' ';
  const bare = letter.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}]+/gu, '');
  if (bare === '') return /^\p{Cf}+$/u.test(letter) ? '' : '·';
  return isHeld(bare) ? bare : '·';
}

/** The same value with each text in it changed; keys stay. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapTexts(part, change)])) as T;
}
