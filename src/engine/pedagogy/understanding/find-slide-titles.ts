import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { hasRawMath } from '#engine/pedagogy/language/plain-math.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Bit } from './bit.ts';

const LONGEST = 60;
const MOST_WORDS = 8;
/** A line on so many slides is a header. */
const RUNNING = 4;

/**
 * True for the first line of a slide that no heading names: it has none, or the one of the slide before or after. Such a
 * line says what the slide is about if it is short, whole and no sentence, and something follows it.
 */
export function findSlideTitles(bits: readonly Bit[]): (bit: Bit) => boolean {
  const slides = Map.groupBy(bits, ({ at }) => at);
  const headed = (at: number): string =>
    normalise(slides.get(at)?.find(({ kind }) => kind === 'heading')?.text ?? '');
  // A slide may write the heading of its neighbours as plain text.
  const repeats = (bit: Bit | undefined, at: number): boolean =>
    bit !== undefined && [headed(at - 1), headed(at + 1)].includes(normalise(bit.text));
  const nameOf = (at: number): string => {
    const [first] = slides.get(at) ?? [];
    return headed(at) || (repeats(first, at) ? normalise(first?.text ?? '') : '');
  };
  const uses = new Map<string, number>();
  for (const { text } of bits) uses.set(text, (uses.get(text) ?? 0) + 1);
  return (bit) => {
    const { at, text, kind } = bit;
    if ((uses.get(text) ?? 0) >= RUNNING) return false;
    if (at === null || (kind !== 'item' && kind !== 'paragraph')) return false;
    const lines = (slides.get(at) ?? []).filter((one) => one.kind !== 'heading');
    const own = headed(at) === '' && repeats(lines[0], at) ? lines.slice(1) : lines;
    if (own[0] !== bit || own.length < 2 || !looksLikeTitle(text)) return false;
    const name = nameOf(at);
    return name === '' || name === nameOf(at - 1) || name === nameOf(at + 1);
  };
}

/** Short, whole and no sentence. */
export function looksLikeTitle(text: string): boolean {
  return (
    text.length <= LONGEST &&
    text.split(/\s+/).length <= MOST_WORDS &&
    /^[\p{Lu}\d][^.;?!|]*[\p{L}\p{N})]$/u.test(text) &&
    /\p{L}{3}/u.test(text) &&
    !hasRawMath(text) &&
    !isBroken(text) &&
    // `Passo a passo da conversa`: a name, whatever the verb looks like.
    !hasFiniteVerb(text.replace(/^passo a passo(?= d)/iu, 'Passos'))
  );
}
