import type { Bit } from './bit.ts';
import type { Role } from './role.ts';

/** `3ª rodada – Girafa`, `Enigma 2: Vulcão`: which of several riddles, and what is to be found out. */
const ROUND =
  /^\W*(?:\d{1,2}\s?[ªº°a]?\s*(?:rodada|charada|adivinha|enigma|desafio)|(?:rodada|charada|adivinha|enigma)\s*(?:n?[º°]\s*)?\d{1,2})\s*[–—:-]\s*(\S.*)$/iu;
const FEWEST = 3;
const MOST_CLUES = 6;
const LONGEST_CLUE = 90;

/** What is to be found out in the round that a line opens; null for other lines. */
export const soughtIn = (text: string): string | null => ROUND.exec(text)?.[1]?.trim() ?? null;

/** The rounds of a game: what stands below each name are its clues, asked of the class, and the name is what they lead to. */
export function tellRounds<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const heads = [...bits.keys()].filter((at) => soughtIn(bits[at]?.text ?? '') !== null);
  if (heads.length < FEWEST) return [...bits];
  const counts = heads.slice(0, -1).map((at, index) => (heads[index + 1] ?? at) - at - 1);
  const most = Math.min(MOST_CLUES, Math.max(...counts));
  const clues = new Set(
    heads.flatMap((at, index) => {
      const own = bits.slice(at + 1, Math.min(heads[index + 1] ?? bits.length, at + 1 + most));
      const end = own.findIndex(({ kind, text }) => kind !== 'paragraph' || text.length > LONGEST_CLUE);
      return end < 0 ? own : own.slice(0, end);
    }),
  );
  return bits.map((bit, at) => (heads.includes(at) || clues.has(bit) ? { ...bit, role: 'exercise' } : bit));
}
