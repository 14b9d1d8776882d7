import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import type { Bit } from './bit.ts';
import type { Role } from './role.ts';

/** `7) (1,5) São fases da mitose, na ordem:` */
const ASKED = /^\W*(?:quest[ãa]o\s*)?\d{1,3}\s?[).º–-].*[:?]\s*$/isu;

const MOST_OPTIONS = 5;
const FEWEST_OPTIONS = 3;
const LONGEST_OPTION = 90;
const MAY_ANSWER: ReadonlySet<Role> = new Set([
  'instruction',
  'explanation',
  'procedure',
  'definition',
  'example',
  'exercise',
  'objective',
]);

/**
 * A few short items right under a question that stays open are its options, and the items of a procedure are of one role: `3)
 * Posicionar o paciente` among its steps is no aim.
 */
export function agreeInItems<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const lists = Map.groupBy(
    bits.filter(({ kind }) => kind === 'item'),
    ({ block }) => block,
  );
  return bits.map((bit, at) => {
    const items = bit.kind === 'item' ? (lists.get(bit.block) ?? []) : [];
    const [first] = items;
    if (first === undefined || bit.block.type !== 'list' || !bit.block.isOrdered) return bit;
    const asked = bits[bits.indexOf(first, Math.max(0, at - items.length)) - 1];
    const isOpen =
      asked?.role === 'exercise' && ASKED.test(asked.text) && !isImperative(asked.text.replace(/:\s*$/, ''));
    const areOptions =
      isOpen &&
      items.length >= FEWEST_OPTIONS &&
      items.length <= MOST_OPTIONS &&
      items.every(
        ({ text, role }) => text.length <= LONGEST_OPTION && (MAY_ANSWER.has(role) || role === 'alternative'),
      );
    if (areOptions) return { ...bit, role: 'alternative' };
    const aims = items.filter(({ role }) => role === 'objective').length;
    const other = items.find(({ role }) => role === 'procedure' || role === 'explanation')?.role;
    return bit.role === 'objective' && aims * 2 < items.length && other !== undefined
      ? { ...bit, role: other }
      : bit;
  });
}
