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
  let lines = 0;
  const flat = latex.replaceAll(GRID, (_, _name: string, inner: string) => {
    const rows = inner.split(ROW_END);
    lines = Math.max(
      lines,
      rows.reduce((sum, row) => sum + (TALL.test(row) ? 2.2 : 1.3), 0.3),
    );
    return ` ${widest(rows.map((row) => flatten(row)))}xx`;
  });
  const rows = flat.replaceAll(/\\(?:begin|end)\{aligned\}/g, '').split(ROW_END);
  const high = rows.reduce((sum, row) => sum + (TALL.test(row) ? 2.6 : 1.5), 0);
  const signs = widest(rows.map((row) => flatten(row)));
  return { signs: Math.max(1, countSigns(signs)), lines: Math.max(lines, high) };
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
