/** The letter in front of an answer (`C) limitou o trabalho infantil`) and the rest; null where there is none. */
export function readAnswer(answer: string): { letter: string | null; rest: string | null } {
  const [, letter, rest = ''] = /^\s*\(?([A-Ea-e])(?:\s*[).:–—-]\s*(.*))?$/su.exec(answer) ?? [];
  if (letter === undefined) return { letter: null, rest: answer };
  return { letter: letter.toUpperCase(), rest: rest.trim() === '' ? null : rest.trim() };
}
