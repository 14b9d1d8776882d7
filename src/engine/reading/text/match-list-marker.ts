/** What stands before an item: a bullet, or a number or letter with its place in the alphabet or count. */
export type ListMarker =
  | { type: 'bullet'; text: string }
  | { type: 'ordered'; number: number; sign: string; text: string };

// Signs of the Symbol and Wingdings fonts, and what a PDF gives for its squares (`„„`), come in by a paste.
const BULLET = /^(?:[-*+•●▪■□▫◆◇❖◦○‣∙·–—➢➤►▶→⇒★✓✔]\s+|o\s{2,}|[\uF000-\uF0FF]\s*|„{1,2}\s*(?=\p{L}))(\S.*)$/u;
const NUMBER = /^\(?(\d{1,3})\s?([.)]|\s[-–])\s+(\S.*)$/u;
const LETTER = /^\(?([A-Za-z])(\))\s*(\S.*)$/u;

/** Splits a trimmed line into marker and text; null when it does not begin like a list item. */
export function matchListMarker(line: string): ListMarker | null {
  const bullet = BULLET.exec(line)?.[1];
  if (bullet !== undefined) return { type: 'bullet', text: bullet };
  const [, digits, sign, numbered] = NUMBER.exec(line) ?? [];
  if (digits !== undefined && countsOn(line, Number(digits), sign ?? '')) return null;
  if (digits !== undefined && sign !== undefined && numbered !== undefined) {
    return { type: 'ordered', number: Number(digits), sign: `1${sign.trim()}`, text: numbered };
  }
  const [, letter, bracket, lettered] = LETTER.exec(line) ?? [];
  // `a) 2 b) 4 c) 8`: options in one line, of which the first would lose its letter alone.
  const isRow = letter?.toLowerCase() === 'a' && /\sb\)\s?\S/iu.test(lettered ?? '');
  if (letter !== undefined && bracket !== undefined && lettered !== undefined && !isRow) {
    return {
      type: 'ordered',
      number: letter.toLowerCase().charCodeAt(0) - 96,
      sign: `a${bracket}`,
      text: lettered,
    };
  }
  return null;
}

/** `1. atmosfera 2. hidrosfera 3. litosfera`: a whole list in one line, that would lose its first number alone. */
function countsOn(line: string, first: number, sign: string): boolean {
  const next = (number: number): number => line.indexOf(` ${number}${sign} `);
  const [second, third] = [next(first + 1), next(first + 2)];
  return second > 0 && third > second && sign.trim() !== '-' && sign.trim() !== '–';
}

/** True when the markers count 1, 2, 3 … in one style, so that dropping them from the text loses nothing. */
export function isCountingUp(markers: ListMarker[]): boolean {
  const first = markers[0];
  return (
    first?.type === 'ordered' &&
    markers.every(
      (marker, index) =>
        marker.type === 'ordered' && marker.number === index + 1 && marker.sign === first.sign,
    )
  );
}
