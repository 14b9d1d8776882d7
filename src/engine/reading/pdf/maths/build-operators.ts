import { joinBoxes } from '#engine/reading/pdf/page-content.ts';
import { centreX, compose, type MathsItem } from './maths-item.ts';
import { writeRow } from './write-row.ts';

const OPERATOR = /^[∑∏∐⋃⋂⊕⊗⊙⋀⋁]$/u;

const LEAST_HEIGHT = 0.75;

/** A sum with what stands small over and under it. */
export function buildOperators(items: MathsItem[]): MathsItem[] {
  let built = items;
  for (const operator of items) {
    const height = operator.top - operator.bottom;
    if (!OPERATOR.test(operator.sign) || height < LEAST_HEIGHT * operator.size) continue;
    const isSmall = (one: MathsItem) => one !== operator && one.size < 0.85 * operator.size;
    const beyond = 1.6 * operator.size;
    const near = built.filter(
      (one) => isSmall(one) && one.right > operator.left - beyond && one.left < operator.right + beyond,
    );
    const above = takeBound(near, operator, (one) => one.bottom - operator.top);
    const below = takeBound(near, operator, (one) => operator.bottom - one.top);
    if (above.length + below.length === 0) continue;
    const [over, under] = [above, below].map((part) => (part.length === 0 ? undefined : writeRow(part)));
    const name = OPERATORS[operator.sign] ?? operator.sign;
    const isKnown = over !== null && under !== null;
    const latex = isKnown
      ? `${name}${under ? `_{${under.latex}}` : ''}${over ? `^{${over.latex}}` : ''}`
      : null;
    const plain = [operator.sign, under?.plain, over?.plain].filter(Boolean).join(' ');
    const parts = [operator, ...above, ...below];
    const sum = compose(parts, { latex, plain, axis: operator.axis });
    built = [...built.filter((one) => !parts.includes(one)), sum];
  }
  return built;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∐': '\\coprod',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
  '⊕': '\\bigoplus',
  '⊗': '\\bigotimes',
  '⊙': '\\bigodot',
  '⋀': '\\bigwedge',
  '⋁': '\\bigvee',
};

/** The row right over or under an operator, if its middle is that of the operator. */
function takeBound(
  near: readonly MathsItem[],
  operator: MathsItem,
  distance: (item: MathsItem) => number,
): MathsItem[] {
  const { size } = operator;
  const row = near.filter((one) => distance(one) > -0.15 * size && distance(one) < 0.6 * size);
  const core = row.filter(
    (one) => centreX(one) > operator.left - 0.2 * size && centreX(one) < operator.right + 0.2 * size,
  );
  if (core.length === 0) return [];
  const part = [...core];
  for (let grown = true; grown; ) {
    const box = joinBoxes(part);
    const next = row.find(
      (one) =>
        !part.includes(one) && one.left < box.right + 0.25 * size && one.right > box.left - 0.25 * size,
    );
    grown = next !== undefined;
    if (next !== undefined) part.push(next);
  }
  return Math.abs(centreX(joinBoxes(part)) - centreX(operator)) < 0.5 * size ? part : [];
}
