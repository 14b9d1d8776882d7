/** Soft hyphen, zero-width space and no-break, bidi marks and overrides, object and control marks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control marks are what must go
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufff9-\ufffc\ufffe\uffff]/g;

/**
 * Text as the contract of `SourceDocument` wants it: NFC, one space for every run of white space, no
 * soft hyphens, no marks that flip or hide text. The joiners U+200C and U+200D stay: emoji need them.
 */
export function normaliseOfficeText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim()
    .normalize('NFC');
}
