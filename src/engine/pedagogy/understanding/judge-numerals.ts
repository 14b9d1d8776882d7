import type { Bit } from './bit.ts';
import type { Role } from './role.ts';

/** `I. Metais conduzem`, `(II) O sal é gasoso` */
const NUMERAL = /^\(?(I{1,3}|IV|VI{0,3})\s?[).–-]\s*\S/u;
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
/** What is to be judged is called so right above. */
const JUDGES =
  /(?<!\p{L})(?:julgu?|verdadeir|fals[ao]s?(?!\p{L})|v ou f|cert[oa]s? ou errad|in?corret[ao]s?|afirma(?:tivas?|[çc](?:ão|ões))|proposi[çc](?:ão|ões)|assertivas?|sentenças|frases|itens)/iu;
const FEWEST = 2;

/** `I. …`, `II. …`, `III. …` below a line that has them judged: sentences to judge, each of them, and none of them a fact. */
export function judgeNumerals<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const told = new Set<Judged>();
  for (const [at, lead] of bits.entries()) {
    const isLead = lead.role === 'exercise' && JUDGES.test(lead.text);
    if (!isLead) continue;
    const below = bits.slice(at + 1);
    const end = below.findIndex(({ text }, place) => NUMERAL.exec(text)?.[1] !== NUMERALS[place]);
    const run = below.slice(0, end < 0 ? undefined : end);
    if (run.length >= FEWEST) for (const bit of run) told.add(bit);
  }
  return bits.map((bit) => (told.has(bit) ? { ...bit, role: 'statement_to_judge' } : bit));
}
