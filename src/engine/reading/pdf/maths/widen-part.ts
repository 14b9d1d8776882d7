import { isBuilt, type MathsItem, mainSize, writeOrder } from './maths-item.ts';

const OPENING = '([{|';
const CLOSING = ')]}|';
/** In sizes of the letters. */
const BESIDE = 0.35;
const OFF_ROW = 0.12;

/**
 * What belongs to a fraction or root within a line: the tall brackets around it, and the exponents and indices behind
 * those. All of a row or none of it would tear `(2/3)²`.
 */
export function widenPart(seed: MathsItem, row: readonly MathsItem[]): MathsItem[] {
  const sorted = [...row].sort(writeOrder);
  const em = mainSize(row);
  let from = sorted.indexOf(seed);
  let to = from;
  for (let grown = true; grown; ) {
    grown = false;
    const [before, after] = [sorted[from - 1], sorted[to + 1]];
    const end = sorted[to];
    if (before !== undefined && isHigh(before) && OPENING.includes(before.sign)) {
      const close = sorted.findIndex((one, at) => at > to && isHigh(one) && CLOSING.includes(one.sign));
      if (close > to) {
        [from, to] = [from - 1, close];
        grown = true;
      }
    } else if (after !== undefined && end !== undefined && isScript(after, end, em)) {
      to += 1;
      grown = true;
    }
  }
  return sorted.slice(from, to + 1);
}

/** Higher than the brackets of a line, be it by little. */
const isHigh = ({ top, bottom, size }: MathsItem): boolean => top - bottom > HIGH * size;
const HIGH = 1.1;

/** Small, close behind, and not on the line. */
function isScript(one: MathsItem, base: MathsItem, em: number): boolean {
  const isOff = Math.abs(one.axis - base.axis) > OFF_ROW * em;
  return !isBuilt(one) && one.size < 0.84 * em && one.left - base.right < BESIDE * em && isOff;
}
