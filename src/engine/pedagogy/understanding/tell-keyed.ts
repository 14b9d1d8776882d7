import type { Bit } from './bit.ts';
import { headsKey } from './heading-class.ts';
import { isContentRole, type Role } from './role.ts';

const NUMBER = /^\W{0,2}(\d{1,2})\s?[).]\s*\S/u;
const LETTERED = /^\(?[a-p]\s?[).]\s*\S/iu;
const FEWEST = 2;

/** `a) 10 m`, a part of the item before it; `a) 3; b) 4` is what a whole item says. */
const isPartOf = (text: string): boolean => LETTERED.test(text) && !/\sb\s?\)/u.test(text);

/** The number of a line or of an item of a counted list. */
function numberOf({ block, text, index, level }: Bit): number {
  const told = Number(NUMBER.exec(text)?.[1] ?? 0);
  if (told > 0 || block.type !== 'list' || !block.isOrdered || block.isLettered === true) return told;
  if (level > 0 || isPartOf(text)) return 0;
  return block.items.slice(0, index + 1).filter((item) => item.level === 0 && !isPartOf(item.text)).length;
}

/**
 * What the entries of a key answer by their numbers is asked, however it is worded (`2) Fórmula entre Mg e Cl`), with what stands
 * between one and the next: its letters, its blanks, what it is about.
 */
export function tellKeyed<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const head = bits.findLastIndex(({ text }) => headsKey(text));
  if (head < 0) return [...bits];
  const after = bits.slice(head + 1);
  const end = after.findIndex((bit) => bit.kind === 'heading');
  const answered = new Set(after.slice(0, end < 0 ? undefined : end).map(numberOf));
  answered.delete(0);
  const places = findCount(bits.slice(0, head));
  if ([...places].filter(([number]) => answered.has(number)).length < Math.max(FEWEST, answered.size / 2))
    return [...bits];
  const starts = new Set(places.values());
  return bits.map((bit, at) => {
    const start = bits.slice(0, at + 1).findLastIndex((_, place) => starts.has(place));
    const isAsked =
      at < head &&
      start >= 0 &&
      bit.block.whole === undefined &&
      (start === at || isBelow(bits.slice(start, at + 1)));
    return isAsked ? { ...bit, role: roleAmong(bit, start === at) } : bit;
  });
}

/** What stands below a number in its group, without a heading between. */
function isBelow(own: readonly Bit[]): boolean {
  const group = own[0]?.block.group;
  return own
    .slice(1)
    .every(({ kind, block, text }) => kind !== 'heading' && (block.group === group || LETTERED.test(text)));
}

/** Where the last count from 1 has its numbers. */
function findCount(bits: readonly Bit[]): Map<number, number> {
  let places = new Map<number, number>();
  for (const [at, bit] of bits.entries()) {
    const number = numberOf(bit);
    if (number === 1) places = new Map([[1, at]]);
    else if (number > 1 && number === places.size + 1) places.set(number, at);
  }
  return places;
}

const BOX = /^\([\s_]*\)/u;

function roleAmong({ role, kind, text }: Bit & { role: Role }, isNumbered: boolean): Role {
  if (isNumbered) return role === 'statement_to_judge' ? role : 'exercise';
  if (kind === 'heading' && !LETTERED.test(text)) return role;
  if (BOX.test(text)) return 'statement_to_judge';
  if (LETTERED.test(text)) return 'alternative';
  return isContentRole(role) || role === 'blank' || role === 'furniture' ? 'exercise' : role;
}
