/** `Lucas Soares de Araujo`, `W. Stallings - Criptografia …`: who, not what. */
export function isNameLine(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => !/^(?:d[aeo]s?|e)$/.test(word));
  if (/^\p{Lu}\. \p{Lu}\p{Ll}+/u.test(text)) return true;
  return (
    words.length >= 3 &&
    words.length <= 6 &&
    words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word)) &&
    !/[.!?]$/.test(text)
  );
}
