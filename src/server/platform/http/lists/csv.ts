import { centsToReais, reaisToCents } from '#shared/money.ts';
import { inSaoPaulo } from '#shared/text/format.ts';

/** Tells Excel that the text is UTF-8. */
export const CSV_BOM = '\uFEFF';

/**
 * One line for the spreadsheets of Brazil: semicolons, quotes where needed (RFC 4180), CRLF.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoteCell).join(';')}\r\n`;

/** `1234,50`: a decimal comma and no thousands separator, which a spreadsheet reads as a number. */
export function csvAmount(reais: number): string {
  return centsToReais(reaisToCents(reais)).toFixed(2).replace('.', ',');
}

/** Blanks, control characters and what has no width: a spreadsheet may pass over all of them before a formula. */
const UNSEEN = String.raw`[\s\p{Cc}\p{Cf}]`;
const FORMULA = new RegExp(`^(?:[\\t\\r\\n]|${UNSEEN}*[=+\\-@＝＋－＠])`, 'u');

/**
 * A text that people typed, made harmless: a spreadsheet would run what starts like a formula, with full-width signs too
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export const csvText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const quoteCell = (cell: string): string =>
  /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const instant = inSaoPaulo({ dateStyle: 'short', timeStyle: 'medium' });
/** `21/11/2026 14:05:09` in São Paulo; nothing for what has not happened. */
export const csvInstant = (iso: string | null): string => (iso ? instant(iso).replace(',', '') : '');
