import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';

/** Where a tale goes on after what was left out; brackets are for who reads, not for a class. */
const CUT = /^\[…\] /u;

/** Formulas within a text as a class reads them; of one with no plain writing the commands go, letters and figures stay. */
export function writeReadable(text: string): string {
  const plain = plainMath(text.replace(CUT, '… '));
  if (!hasRawMath(plain)) return plain;
  return plain
    .replaceAll(/\\(?:text|math\p{L}+|boldsymbol|operatorname)(?=\{)/gu, '')
    .replaceAll(/[_^](?=\{)/g, ' ')
    .replaceAll(/[$\\{}]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}
