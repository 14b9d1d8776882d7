import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';

/** Where a tale goes on after what was left out; brackets are for who reads, and a turn without what it turns from for nobody. */
const CUT = /^\[…\] (?:(?:mas|porém|e|então),? )?/iu;
/** `… e sumiu na mata...`: how the author lets a sentence fade. */
const FADES = /\.{3}$/u;
/** A quotation of which only one end was kept. */
const STRAY = /^[^"]*"[^"]*$/u;

/** `causa -> efeito`, as it is typed in haste. */
const TYPED_ARROW = /(?<=\s)[-=]>(?=\s)/gu;

/** Formulas within a text as a class reads them; of one with no plain writing the commands go, letters and figures stay. */
export function writeReadable(text: string): string {
  const plain = plainMath(goOn(closeQuotes(text).replace(FADES, '')).replaceAll(TYPED_ARROW, '→'));
  if (!hasRawMath(plain)) return plain;
  return plain
    .replaceAll(/\\(?:text|math\p{L}+|boldsymbol|operatorname)(?=\{)/gu, '')
    .replaceAll(/[_^](?=\{)/g, ' ')
    .replaceAll(/[$\\{}]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** `… que eu perdi...". Se ele não achar, …`: a mark without its other end goes. */
const closeQuotes = (text: string): string =>
  STRAY.test(text) ? text.replace(/"(?:(?<=[.!?…]")\.)?/u, '') : text;

function goOn(text: string): string {
  const told = text.replace(CUT, '');
  return told === text ? text : told.charAt(0).toLocaleUpperCase('pt-BR') + told.slice(1);
}

const TAG = /(<\/?[a-z][^<>]*>)/iu;

/** Changes what a text says and leaves the tags in it as they are written: a program is not spelled. */
export const keepTags =
  (mend: (text: string) => string) =>
  (text: string): string =>
    TAG.test(text)
      ? text
          .split(TAG)
          .map((part) => (TAG.test(part) ? part : part.replace(/\S(?:.*\S)?/su, mend)))
          .join('')
      : mend(text);
