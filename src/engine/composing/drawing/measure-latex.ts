/** About how much room a formula takes, in signs abreast and lines of its size. */
export interface LatexSize {
  signs: number;
  lines: number;
}

const TALL = /\\(?:[dt]?frac|binom|sum|int|prod|big\p{L}+|lim)/u;
const GRID = /\\begin\{(cases|[pbv]?matrix)\}((?:(?!\\begin).)*?)\\end\{\1\}/gsu;
const ROW_END = /\\\\/;

/** The wider half of a fraction, the widest row of a matrix or of a calculation counts. */
export function measureLatex(latex: string): LatexSize {
  const heights: number[] = [];
  const flat = latex.replaceAll(GRID, (_, _name: string, inner: string) => {
    const rows = inner.split(ROW_END);
    heights.push(rows.reduce((sum, row) => sum + (TALL.test(row) ? 2.2 : 1.3), 0.3));
    return ` ${GRID_MARK}${widest(rows.map((row) => flatten(row)))}xx`;
  });
  const rows = flat.replaceAll(/\\(?:begin|end)\{aligned\}/g, '').split(ROW_END);
  const high = rows.reduce((sum, row) => {
    const grids = heights.splice(0, row.split(GRID_MARK).length - 1);
    return sum + Math.max(TALL.test(row) ? 2.6 : 1.5, ...grids);
  }, 0);
  const signs = widest(rows.map((row) => flatten(row.replaceAll(GRID_MARK, ''))));
  return { signs: Math.max(1, countSigns(signs)), lines: high };
}

/** Stands where a matrix began; no formula has it. */
const GRID_MARK = '\u{E000}';

/**
 * `A=B=C` wider than `most` signs as rows under its first equals sign, each as full as it may be; as it is where it is
 * narrower, is no chain, or is set in rows already.
 */
export function breakChain(latex: string, most: number): string {
  if (latex.includes('{aligned}') || measureLatex(latex).signs <= most) return latex;
  const [left, ...sides] = splitEquals(latex);
  if (left === undefined || sides.length < 2) return latex;
  const rows: string[] = [];
  for (const side of sides) {
    const last = rows.at(-1);
    const longer = `${last ?? ''}=${side}`;
    const beside = rows.length < 2 ? left : '';
    if (last !== undefined && measureLatex(beside + longer).signs <= most) rows[rows.length - 1] = longer;
    else rows.push(`=${side}`);
  }
  const told = rows.map((row, at) => `${at === 0 ? left : ''}&${row}`);
  return `\\begin{aligned}${told.join('\\\\')}\\end{aligned}`;
}

/** The sides of a chain; an equals sign in braces, brackets or a matrix parts nothing. */
function splitEquals(latex: string): string[] {
  const sides = [''];
  let depth = 0;
  for (const [token] of latex.matchAll(/\\(?:begin|end|left|right)(?!\p{L})|\\(?:\p{L}+|.)|./gsu)) {
    if (token === '{' || token === '(' || token === '\\begin' || token === '\\left') depth += 1;
    if (token === '}' || token === ')' || token === '\\end' || token === '\\right') depth -= 1;
    if (token === '=' && depth === 0) sides.push('');
    else sides[sides.length - 1] += token;
  }
  return sides;
}

const widest = (rows: readonly string[]): string =>
  rows.reduce((most, row) => (countSigns(row) > countSigns(most) ? row : most), '');

/** Commands gone, from the innermost braces on. */
function flatten(latex: string): string {
  let flat = latex.replaceAll('{,}', ',').replaceAll('\\\\', ' ');
  for (let before = ''; before !== flat; ) {
    before = flat;
    flat = flat
      .replaceAll(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, (_, over: string, under: string) =>
        countSigns(over) > countSigns(under) ? over : under,
      )
      .replaceAll(/\\sqrt\s*\{([^{}]*)\}/g, 'x$1')
      .replaceAll(/[\^_]\{([^{}]*)\}/g, (_, small: string) => small.slice(0, Math.ceil(small.length * 0.7)))
      .replaceAll(/\\(?:text|math\p{L}+|bar|overline|hat|tilde|vec|operatorname)\s*\{([^{}]*)\}/gu, '$1');
  }
  return flat;
}

/** Signs with room on both sides take twice the width of a letter. */
const SPACED = /[=<>+−≤≥≠≈←→-]/gu;
const strip = (latex: string): string =>
  latex
    .replaceAll(/\\(?:left|right|displaystyle)/g, '')
    .replaceAll(/\\[a-zA-Z]+/g, 'x')
    .replaceAll(/[{}^_\\&\s]/g, '');

function countSigns(flat: string): number {
  const signs = strip(flat);
  return signs.length + (signs.match(SPACED)?.length ?? 0);
}
