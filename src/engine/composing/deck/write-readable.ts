import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';

/** Formulas within a text as a class reads them; of one with no plain writing the commands go, letters and figures stay. */
export function writeReadable(text: string): string {
  const plain = plainMath(text);
  if (!hasRawMath(plain)) return plain;
  return plain
    .replaceAll(/\\(?:text|math\p{L}+|boldsymbol|operatorname)(?=\{)/gu, '')
    .replaceAll(/[_^](?=\{)/g, ' ')
    .replaceAll(/[$\\{}]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}
