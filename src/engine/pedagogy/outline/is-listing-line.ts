import { hasRawMath } from '#engine/pedagogy/language/plain-math.ts';

/** Braces and comparisons, cells side by side, comments, declarations, a statement's end. */
const LISTING =
  /[=<>{}|]|\/\/|;\s*$|^\s*#\s?(?:define|include)\b|^(?:function|const|let|var|def|import|echo|return|void|int|public|class)\s+[\w$]+\s*(?:\(|;|$)/i;

/** True for a line of a program, a row of a table or an equation: it heads no part of a lesson. */
export function isListingLine(text: string): boolean {
  return LISTING.test(text) || hasRawMath(text);
}
