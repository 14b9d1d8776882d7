export type DocumentKind = 'cnpj' | 'cpf';

/** Where punctuation stands before the character of that index. */
const MARKS: Record<DocumentKind, Record<number, string>> = {
  cnpj: { 2: '.', 5: '.', 8: '/', 12: '-' },
  cpf: { 3: '.', 6: '.', 9: '-' },
};
const LENGTHS: Record<DocumentKind, number> = { cnpj: 14, cpf: 11 };

/** Letters stand in the first twelve places of a CNPJ (IN RFB 2.229/2024); the check digits are digits. */
const isTaken = (kind: DocumentKind, char: string, index: number): boolean =>
  (kind === 'cnpj' && index < 12 ? /[A-Z\d]/ : /\d/).test(char);

/** What of a typed text belongs to the number, letters in upper case. */
export function significantOf(kind: DocumentKind, typed: string): string {
  let kept = '';
  for (const char of typed.toUpperCase()) {
    if (kept.length < LENGTHS[kind] && isTaken(kind, char, kept.length)) kept += char;
  }
  return kept;
}

/** `12.ABC.345/01DE-35`, `123.456.789-09`, as far as it is typed. */
export function maskDocument(kind: DocumentKind, typed: string): string {
  return [...significantOf(kind, typed)].map((char, index) => (MARKS[kind][index] ?? '') + char).join('');
}

/** Masks what is being typed into a field and leaves the caret behind the character it stood behind. */
export function maskWhileTyping(kind: DocumentKind, field: HTMLInputElement): void {
  const before = significantOf(kind, field.value.slice(0, field.selectionStart ?? field.value.length));
  const masked = maskDocument(kind, field.value);
  if (masked === field.value) return;
  field.value = masked;
  const caret = maskDocument(kind, before).length;
  field.setSelectionRange(caret, caret);
}
