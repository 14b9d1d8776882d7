/** A word may hold digits after its first letter (`CO2`), inner hyphens and apostrophes (`guarda-chuva`, `d'água`). */
const TOKEN = /\p{L}[\p{L}\p{M}\p{N}]*(?:[-‐‑'’]\p{L}[\p{L}\p{M}\p{N}]*)*|\d+(?:[.,]\d+)*[ºª°]?/gu;

/** The words and numbers of a text in order, as written; a number is a token of its own (`2x` is `2`, `x`). */
export function wordsOf(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

/** True for a token of digits: `12`, `3,5`, `1.200`, `9º`. */
export function isNumber(token: string): boolean {
  return /^\d/.test(token);
}
