import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';

const KEY_HEADING = /^\W*(?:gabarito|respostas|solu[çc][õo]es)(?: (?:oficial|final|d[aeo]s? .{1,30}))?\W*$/iu;
const NUMBER = /^\W{0,2}(?:(?:quest[ãa]o|exerc[íi]cio)\s*)?(\d{1,3})\s?[).º:–-]+\s*/iu;
/** `a) -9 b) -3`: a bracket that nothing opens is no fault there. */
const LETTERS = /(^|[\s;])[a-j]\)/gu;
const FEWEST = 2;
const LONGEST = 240;

type Bits = NonNullable<Lesson['material']['understanding']>['bits'];

/**
 * The answers that the material's own key writes out, by the text of the exercise they stand for. A key goes by numbers: where two
 * exercises have the same one, nobody knows whose answer it is, and none is given.
 */
export function findWrittenKey({ material }: Lesson): ReadonlyMap<string, string> {
  const bits = material.understanding?.bits ?? [];
  const from = bits.findLastIndex(({ text }) => KEY_HEADING.test(text));
  const written = from < 0 ? new Map<number, string>() : readKey(bits.slice(from + 1));
  if (written.size < FEWEST) return new Map();
  const asked = bits.slice(0, from).flatMap((bit) => {
    const number = bit.role === 'exercise' ? numberOf(bit) : null;
    return number === null ? [] : [{ number, text: foldSpace(bit.text) }];
  });
  if (new Set(asked.map(({ number }) => number)).size < asked.length) return new Map();
  return new Map(
    asked.flatMap(({ number, text }) => {
      const answer = written.get(number);
      return answer === undefined ? [] : [[text, answer] as const];
    }),
  );
}

/** Up to the next heading; what goes on without a number belongs to the answer before it. */
function readKey(bits: Bits): Map<number, string> {
  const written = new Map<number, string>();
  let last: number | null = null;
  for (const bit of bits) {
    if (bit.role === 'heading' || bit.kind === 'cell') break;
    const number = numberOf(bit);
    const text = bit.text.replace(NUMBER, '').trim();
    if (number !== null) written.set(number, text);
    else if (last !== null) written.set(last, `${written.get(last)}; ${text}`);
    last = number ?? last;
  }
  for (const [number, text] of written)
    if (text === '' || text.length > LONGEST || isBroken(text.replace(LETTERS, '$1'))) written.delete(number);
  return written;
}

/** What it is numbered with, or its place in a numbered list. */
function numberOf({ text, kind, block, index, level }: Bits[number]): number | null {
  const written = NUMBER.exec(text)?.[1];
  if (written !== undefined) return Number(written);
  const isCounted = kind === 'item' && block.type === 'list' && block.isOrdered && level === 0;
  return isCounted ? index + 1 : null;
}

export const foldSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();
