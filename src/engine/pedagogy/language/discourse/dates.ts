const MONTHS = 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
const ERA = '(?:\\s*(?:a\\.?\\s?C\\.?|d\\.?\\s?C\\.?|antes de Cristo|depois de Cristo))';

/** Every way of writing a date that orders a text: full dates, month and year, years, decades, centuries, millennia. */
const DATE = new RegExp(
  [
    `\\b\\d{1,2}º?\\s+de\\s+(?:${MONTHS})(?:\\s+de\\s+\\d{3,4})?`,
    `\\b(?:${MONTHS})\\s+(?:de|/)\\s*\\d{4}`,
    '\\b\\d{1,2}/\\d{1,2}/\\d{4}\\b',
    `\\bs[ée]c(?:ulo|ulos|s?\\.)\\s+[IVXL]+(?:\\s*(?:e|a|ao|-|–)\\s*[IVXL]+)?\\b${ERA}?`,
    '\\b(?:anos|d[ée]cada de)\\s+(?:19|20|18)?\\d0\\b',
    `\\b\\d{1,2}(?:\\.\\d{3})*\\s*${ERA}`,
    `\\b\\d{1,4}${ERA}`,
    '(?<![\\d.,/$R-])\\b(?:1[4-9]\\d{2}|20\\d{2}|(?<=(?:em|ano|ano de) )1[0-3]\\d{2})\\b(?!\\s*(?:%|°|º|km|kg|m\\b|cm|g\\b|l\\b|ml|reais|habitantes|pessoas|páginas|metros|vezes|unidades|W\\b|V\\b|Hz|MHz|bytes|x\\s*\\d)|[.,/]\\d)',
  ].join('|'),
  'giu',
);

export interface DateMention {
  /** As written in the text. */
  text: string;
  /** For ordering: the year, the first year of the century or decade; negative before Christ; null for a day without a year. */
  year: number | null;
}

/** The dates of a passage in the order of the text, each wording once. */
export function datesIn(text: string): DateMention[] {
  const found = new Map<string, DateMention>();
  for (const match of text.matchAll(DATE)) {
    const mention = match[0].trim();
    if (isNotADate(mention, text.slice(Math.max(0, match.index - 3), match.index))) continue;
    if (!found.has(mention)) found.set(mention, { text: mention, year: yearOf(mention) });
  }
  return [...found.values()];
}

function yearOf(mention: string): number | null {
  const sign = /a\.?\s?C\b|antes de Cristo/i.test(mention) ? -1 : 1;
  const century = /s[ée]c\S*\s+([IVXL]+)/i.exec(mention)?.[1];
  if (century !== undefined) {
    const number = romanValue(century.toUpperCase());
    return sign < 0 ? -number * 100 : (number - 1) * 100 + 1;
  }
  const decade = /(?:anos|d[ée]cada de)\s+(\d{2,4})/i.exec(mention)?.[1];
  if (decade !== undefined) return decade.length === 2 ? 1900 + Number(decade) : Number(decade);
  const year =
    /(\d{1,2}(?:\.\d{3})+|\d{3,4})(?!.*\d{3})/.exec(mention)?.[1] ??
    (sign < 0 || /d\.?\s?C/i.test(mention) ? /\d+/.exec(mention)?.[0] : undefined);
  return year === undefined ? null : sign * Number(year.replaceAll('.', ''));
}

function romanValue(roman: string): number {
  const values: Record<string, number> = { I: 1, V: 5, X: 10, L: 50 };
  const digits = [...roman].map((digit) => values[digit] ?? 0);
  return digits.reduce((sum, value, index) => sum + (value < (digits[index + 1] ?? 0) ? -value : value), 0);
}

/** The case-blind pattern also meets `107 A C`; a figure after `=` is a result. */
function isNotADate(mention: string, before: string): boolean {
  if (/[=≈+·×]\s*$/.test(before)) return true;
  return /\d\s*[ad]\.?\s?c\.?$/i.test(mention) && !/\d\s*(?:[ad]\.\s?C|[ad]C)/.test(mention);
}
