/** Of an inch or a second, as in 32": part of the number before it. */
const MARK = /(?<!\d)"/g;
const BETWEEN_WORDS = /(?<=\p{L})"(?=[\p{L}\d])/gu;

/** Without the quotation mark whose other half is missing: a sentence out of a longer quotation brings one alone. */
export function dropHalfQuotes(text: string): string {
  // `ou " (aspas duplas)`: here the sign itself is meant.
  const isOpen = (text.match(MARK) ?? []).length % 2 === 1 && !/\s"\s/.test(text);
  const straight = isOpen ? text.replace(BETWEEN_WORDS, ' ').replace(MARK, '') : text;
  const open = straight.split('“').length;
  return open === straight.split('”').length ? straight : straight.replace(/[“”]/g, '');
}
