import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { hasRawMath } from '#engine/pedagogy/language/plain-math.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Bit } from './bit.ts';
import { isContentRole, type Role } from './role.ts';
import { marksOf } from './text-marks.ts';

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

type Judged = Bit & { role: Role };
/** What a line under a head is, which the others of its kind may outvote. */
const UNSURE: ReadonlySet<Role> = new Set([
  'admin',
  'caption',
  'furniture',
  'instruction',
  'objective',
  'teacher_guidance',
]);
const LEAST_SAID = 5;

/**
 * Short lines on a slide that each stand over a sentence (`Empatia`, `Compreender os medos do aluno.`) are of one kind, and so
 * are the sentences: where half of the lines head and half of the sentences teach, all do. Answers what changes.
 */
export function agreeInSeries(bits: readonly Judged[]): ReadonlyMap<Bit, Role> {
  const agreed = new Map<Bit, Role>();
  for (const slide of Map.groupBy(bits, ({ at }) => at).values()) {
    if (slide[0]?.at == null) continue;
    for (const head of columnHeads(slide)) agreed.set(head, 'heading');
    const heads = slide.filter((bit, index) => isHead(bit) && isSaid(slide[index + 1]));
    for (const own of Map.groupBy(heads, ({ kind }) => kind).values()) {
      const said = own.flatMap((head) => slide[slide.indexOf(head) + 1] ?? []);
      if (own.length < 2 || !isMost(own, ({ role }) => role === 'heading')) continue;
      for (const head of own) agreed.set(head, 'heading');
      if (!isMost(said, ({ role }) => isContentRole(role))) continue;
      for (const bit of said) if (UNSURE.has(bit.role)) agreed.set(bit, 'explanation');
    }
  }
  return agreed;
}

/** `PEPS` and `UEPS` under `PEPS x UEPS`: each heads the lines below it. */
function columnHeads(slide: readonly Judged[]): Judged[] {
  const title = slide.find(({ kind }) => kind === 'heading')?.text ?? '';
  const sides = normalise(title)
    .split(/\s(?:x|vs\.?|versus|e|ou)\s/u)
    .map((side) => side.trim());
  const heads = slide.filter(
    ({ kind, text }, at) =>
      kind === 'paragraph' &&
      sides.includes(normalise(text)) &&
      !sides.includes(normalise(slide[at + 1]?.text ?? title)),
  );
  return sides.length > 1 && heads.length === sides.length ? heads : [];
}

const isHead = ({ kind, count, text }: Bit): boolean =>
  (kind === 'paragraph' || (kind === 'item' && count === 1)) && looksLikeTitle(text);

const isSaid = (bit: Bit | undefined): boolean =>
  bit?.kind === 'paragraph' && bit.text.split(/\s+/).length >= LEAST_SAID && /[.!?]["”“]?$/.test(bit.text);

const isMost = (bits: readonly Judged[], holds: (bit: Judged) => boolean): boolean =>
  bits.filter(holds).length * 2 >= bits.length;

/** What a short line alone is taken for that heads nothing; a question may be the name of a part, too. */
const MAY_HEAD: ReadonlySet<Role> = new Set(['admin', 'furniture', 'instruction']);
const OF_OTHERS = [
  'isInstitution',
  'saysTeacherName',
  'hasMail',
  'hasUrl',
  'isEmptyField',
  'isGreeting',
  'saysBlank',
];
const ASKS_AS_NAME = /^\p{Lu}[^.;:!?]{5,50}\?$/u;
/** Lines on top that belong to the paper; unmarked headings that show how its parts are named; words of what is told below one. */
const [ON_TOP, FEWEST_HEADS, FEWEST_BELOW] = [3, 2, 10];

/** `Prazos` above a table, `Tipos de feedback` above a list, in a paper whose other parts are named in lines as plain. */
export function tellPlainHeads<T extends Judged>(bits: readonly T[]): T[] {
  const plain = bits.filter(
    (bit) => bit.kind === 'paragraph' && bit.role === 'heading' && looksLikeTitle(bit.text),
  );
  if (plain.length < FEWEST_HEADS) return [...bits];
  return bits.map((bit, at) => {
    const next = bits[at + 1];
    if (at < ON_TOP || bit.kind !== 'paragraph' || next === undefined || next.block === bit.block) return bit;
    const isName = MAY_HEAD.has(bit.role) && looksLikeTitle(bit.text);
    const isAsked = bit.role === 'exercise' && ASKS_AS_NAME.test(bit.text);
    const opens =
      next.kind === 'cell'
        ? isName
        : (isContentRole(next.role) || next.role === 'procedure') &&
          ((next.kind === 'item' && isName) ||
            (next.kind === 'paragraph' &&
              !/\?\s*$/.test(next.text) &&
              next.text.split(/\s+/).length >= FEWEST_BELOW));
    const isOnce = bits.filter(({ text }) => text === bit.text).length === 1;
    const isOfOthers = OF_OTHERS.some((mark) => marksOf(bit).includes(mark));
    return (isName || isAsked) && opens && isOnce && !isOfOthers ? { ...bit, role: 'heading' } : bit;
  });
}
