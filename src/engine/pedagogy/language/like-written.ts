/** A corrected word with the capitals of the one it stands for: `Analise` → `Análise`, `AGUA` → `ÁGUA`. */
export function likeWritten(right: string, written: string): string {
  if (isShouted(written)) return right.toUpperCase();
  return /^\p{Lu}/u.test(written) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

/** Whether a text of two letters or more is in capitals throughout. */
export function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 1 && letters === letters.toUpperCase();
}
