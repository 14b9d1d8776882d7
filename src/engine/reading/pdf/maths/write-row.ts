import { writeScript } from '#engine/reading/write-script.ts';
import {
  AXIS,
  type Base,
  isBuilt,
  isTall,
  type MathsItem,
  mainSize,
  median,
  type Written,
} from './maths-item.ts';
import { writeSigns } from './write-signs.ts';

/** In sizes of the letters. */
const SCRIPT_SIZE = 0.84;
const RISE = 0.14;
const FALL = 0.06;
const SAME_ROW = 0.24;
const SAME_LINE = 0.07;
const CLEARLY_OFF = 0.1;
const MOST_OVERLAP = 0.45;

/**
 * Writes what stands on one row, exponents and indices included; null where a sign has no place in it, so that it is
 * not certain what the formula says.
 */
export function writeRow(items: readonly MathsItem[]): Written | null {
  if (items.length === 0 || items.some((item) => isBuilt(item) && item.latex === null)) return null;
  const size = mainSize(items);
  const isMain = (item: MathsItem) => isBuilt(item) || isTall(item) || item.size > SCRIPT_SIZE * size;
  const leads = items.filter((item) => isMain(item) && !isLoose(item));
  const axis = median((leads.length > 0 ? leads : items.filter(isMain)).map((item) => item.axis));
  const bases: Base[] = [];
  for (const item of [...items].sort((a, b) => a.left - b.left)) {
    const last = bases.at(-1);
    const off = item.axis - axis - (isLoose(item) || isMain(item) ? 0 : AXIS * (item.size - size));
    if (isMain(item) && Math.abs(off) <= (isLoose(item) ? SAME_ROW : SAME_LINE) * size) {
      if (last !== undefined && overlap(last.item, item) > MOST_OVERLAP) return null;
      bases.push({ item, raised: [], lowered: [] });
      continue;
    }
    if (last === undefined) return null;
    // The smallest letters of a font have exponents as large as themselves.
    const isClear = !isMain(item) || isLoose(item) || Math.abs(off) > CLEARLY_OFF * size;
    const isOfIndex = item.sign === '′' && last.lowered.length > 0 && Math.abs(off) < FALL * size;
    if (!isClear) return null;
    if (off >= RISE * size) last.raised.push(item);
    else if (off <= -FALL * size || isOfIndex) last.lowered.push(item);
    else return null;
  }
  return writeSigns(bases, size, writeScripts);
}

/** Brackets and what was put together go by their middle, letters by the line they stand on. */
const isLoose = (item: MathsItem): boolean =>
  isBuilt(item) || isTall(item) || Math.abs(item.axis - item.baseline - AXIS * item.size) > 0.01;

/** What stands high and low behind one sign. */
function writeScripts({ raised, lowered }: Base): ((before: string) => Written) | null {
  const high = raised.length > 0 ? writeRow(raised) : undefined;
  const low = lowered.length > 0 ? writeRow(lowered) : undefined;
  if (high === null || low === null) return null;
  const isPrime = high !== undefined && /^′+$/.test(high.plain);
  const latex =
    (low === undefined ? '' : `_{${low.latex}}`) +
    (high === undefined ? '' : isPrime ? "'".repeat(high.plain.length) : `^{${high.latex}}`);
  return (before) => {
    const lowPlain = low === undefined ? '' : writeScript(low.plain, 'lowered', before);
    const highPlain =
      high === undefined ? '' : isPrime ? high.plain : writeScript(high.plain, 'raised', before);
    return { latex, plain: lowPlain + highPlain };
  };
}

/** Share of the narrower one's width that both cover. */
function overlap(a: MathsItem, b: MathsItem): number {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared / Math.max(0.1, Math.min(a.right - a.left, b.right - b.left));
}
