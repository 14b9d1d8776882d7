/** How a list item begins, and the text after it. */
export interface PdfMarker {
  isOrdered: boolean;
  /** Kind of counting, to tell one list from another: `•`, `1.`, `a)`. */
  sign: string;
  /** Place in the count; 0 for a bullet. */
  number: number;
  text: string;
}

// Private-use signs are bullets of the Symbol and Wingdings fonts.
const BULLET =
  /^([•‣●○◦▪■□▫◆◇❖➢➤▶►✓✔✗★➔→⇒\uF000-\uF0FF]|„{1,2}(?=\s*\p{L})|[-–—*](?=\s)|o(?=\s\p{Lu})|[·∙](?=\s*\p{L}{2}))\s*(?=\S)/u;
const NUMBER = /^(\(?)(\d{1,3})([.):]|\s?[-–](?=\s))\s*(?=[^\s\d.])/u;
const LETTER = /^(\(?)([A-Za-z])(\))\s*(?=\S)/u;
const LETTER_DOT = /^([a-h])([.])\s+(?=\S)/u;
const ROMAN = /^(\(?)([IVX]{1,5})([.)]|\s[-–])\s+(?=\S)/u;
const ROMAN_DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** Null when the text does not begin like a list item. */
export function matchPdfMarker(text: string): PdfMarker | null {
  const bullet = BULLET.exec(text);
  if (bullet !== null) {
    return { isOrdered: false, sign: bullet[1] ?? '•', number: 0, text: text.slice(bullet[0].length) };
  }
  const number = NUMBER.exec(text);
  if (number !== null) return order(text, number[0], `${number[1]}1${number[3]?.trim()}`, Number(number[2]));
  const roman = ROMAN.exec(text);
  if (roman !== null)
    return order(text, roman[0], `${roman[1]}I${roman[3]?.trim()}`, readRoman(roman[2] ?? ''));
  const letter = LETTER.exec(text);
  if (letter !== null) return order(text, letter[0], `${letter[1]}a${letter[3]}`, placeOf(letter[2] ?? 'a'));
  const dotted = LETTER_DOT.exec(text);
  return dotted === null ? null : order(text, dotted[0], 'a.', placeOf(dotted[1] ?? 'a'));
}

function order(text: string, marker: string, sign: string, number: number): PdfMarker {
  return { isOrdered: true, sign, number, text: text.slice(marker.length) };
}

function placeOf(letter: string): number {
  return letter.toLowerCase().charCodeAt(0) - 96;
}

function readRoman(roman: string): number {
  let value = 0;
  let previous = 0;
  for (const digit of [...roman].reverse()) {
    const worth = ROMAN_DIGITS[digit] ?? 0;
    value += worth < previous ? -worth : worth;
    previous = worth;
  }
  return value;
}
