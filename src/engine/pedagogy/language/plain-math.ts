const SPAN = /(?<![\p{L}\d])\$(?!\s)([^$\n]{1,200})(?<!\s)\$/gu;
const RAW =
  /\$[^$\n]*[\\^_{}][^$\n]*\$|\\(?:[dt]?frac|sqrt|sum|int|prod|lim|times|cdot|div|pm|left|right|begin|end|text|math\p{L}+|boldsymbol|operatorname|overline|vec|bar|hat|leq?|geq?|neq|approx|infty|pi|alpha|beta|Delta)(?!\p{L})/u;
const SIGNS: Readonly<Record<string, string>> = {
  times: '×',
  div: '÷',
  pm: '±',
  cdot: '·',
  ast: '*',
  leq: '≤',
  le: '≤',
  geq: '≥',
  ge: '≥',
  neq: '≠',
  ne: '≠',
  approx: '≈',
  to: '→',
  rightarrow: '→',
  infty: '∞',
  pi: 'π',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  sigma: 'σ',
  Sigma: 'Σ',
  omega: 'ω',
  varphi: 'φ',
  phi: 'φ',
  Phi: 'Φ',
  psi: 'ψ',
  epsilon: 'ε',
  varepsilon: 'ε',
  rho: 'ρ',
  tau: 'τ',
  eta: 'η',
  chi: 'χ',
  nu: 'ν',
  in: '∈',
  lfloor: '⌊',
  rfloor: '⌋',
  lceil: '⌈',
  rceil: '⌉',
  Omega: 'Ω',
  circ: '°',
  degree: '°',
  left: '',
  right: '',
  quad: ' ',
  ldots: '...',
  dots: '...',
};
const HIGH = { from: '0123456789+-−=()nix', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱˣ' };
const LOW = { from: '0123456789+-−=()aeoxhklmnpstij', to: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜᵢⱼ' };

/**
 * Simple formulas in LaTeX as a class reads them: `$\frac{1}{8}$` → `1/8`, `$x^2$` → `x²`, `$\sqrt{2}$` → `√2`.
 * A formula with no plain writing stays as it is (see `hasRawMath`); prices (`R$ 5`) are no formulas.
 */
export function plainMath(text: string): string {
  if (!text.includes('$')) return text;
  return text.replace(SPAN, (raw, inner: string) => writePlainly(inner) ?? raw);
}

/** A bare formula of an office file with its indices set low: `C_1=1−2β_1` → `C₁=1−2β₁`. */
export function setFormula(formula: string): string {
  const low = plainMath(tellCases(formula)).replace(/_(\p{Lu})(?!\p{L})/gu, (raw, index: string) =>
    LOW.from.includes(index.toLowerCase()) ? `_${index.toLowerCase()}` : raw,
  );
  const plain = writePlainly(low.replace(/_\(([^()]{2,12})\)/gu, '_{$1}')) ?? low;
  const bounded = plain
    .replace(BOUNDS, '$<sign>($<from> a $<to>) ')
    .replace(BOUNDS_BUT, '$<sign>($<from>, até $<to>) ');
  return joinFigures(bounded.replace(/\s*[.,;]\s*$/, ''))
    .replace(/(?:· ){2}·/g, '…')
    .replace(/\/\((\d+)\)/g, '/$1');
}

/** `f(x) = { x_(( n/2 )) , se x é par,; x + 1 , se x é ímpar,`: its cases one behind the other, an index that is a formula in brackets. */
const tellCases = (formula: string): string =>
  formula
    .replace(/(?<=\p{L})_\(\(\s?([^_]{1,24}?)\s?\)\)/gu, '($1)')
    .replace(/=\s\{\s(?=[^{}]*;[^{}]*$)/u, '= ')
    .replace(/\s?,;\s/g, '; ')
    .replace(/\s,\s(?=se\s)/g, ', ');

/** `1 1 , 22` and `6, 91` in a working are 11,22 and 6,91, whose signs a page sets apart; pairs and lists stay. */
function joinFigures(formula: string): string {
  if (!/[=≈<>≤≥]/.test(formula) || !/[+·/−√×|]/.test(formula)) return formula;
  return (
    formula
      // `1 1/2` is a mixed number.
      .replace(/(?<!\d)1 (?=\d)(?!\d+\s?\/)/g, '1')
      .replace(/(?<=1\d?) (?=\d)(?!\d+\s?\/)/g, '')
      .replace(
        /(?<!(?:\d|,)\s?|[\p{L}₀-₉({[]\(|^\()(\d+) ?, (\d+)(?!\s*,\s*\d|\d)(?=\s*(?:[+·−/)=×%;|]|$))/gu,
        '$1,$2',
      )
      // `((6, 91 − x)² …`: no pair goes on with a sign.
      .replace(/(?<=\(\()(\d+) ?, (\d+)(?=\s[+·−×])/g, '$1,$2')
  );
}

/** `∑ h=1 k xₕ`: the bounds of a sum in a row with what it adds up. */
const BOUNDS = /(?<sign>[∑∏])\s*(?<from>\p{L}\s*=\s*(?:\d+|\p{L}))\s+(?<to>\p{L}|\d+|∞)\s+(?=[\p{L}(\d])/gu;

/** `dm = (…letters…)/5 = (…figures…)/5 = 0,48`: of a long chain what opens it, its figures and what it comes to. */
export function shortenChain(formula: string): string {
  const parts = formula.split(/\s=\s/u);
  return formula.length <= LONGEST_CHAIN || parts.length < FEWEST_SIDES
    ? formula
    : [parts[0], ...parts.slice(-2)].join(' = ');
}
const [LONGEST_CHAIN, FEWEST_SIDES] = [90, 4];

/** `∑ j≠h k xⱼ` */
const BOUNDS_BUT = /(?<sign>[∑∏])\s*(?<from>\p{L}\s*[≠∈]\s*\p{L})\s+(?<to>\p{L}|\d+)\s+(?=[\p{L}(\d])/gu;

/** True where LaTeX is left that nobody can read aloud. */
export function hasRawMath(text: string): boolean {
  return RAW.test(text);
}

/** The inside of one formula as a class reads it; null where it has no plain writing. */
export function writePlainly(latex: string): string | null {
  let plain = latex
    .replace(/\\(?:text|math\p{L}+|boldsymbol|operatorname)\{([^{}]*)\}/gu, '$1')
    .replace(/\\[,;:! ]|~/g, ' ')
    .replace(/\\%/g, '%')
    .replace(/\\(\p{L}+)/gu, (raw, name: string) => SIGNS[name] ?? raw);
  for (let before = ''; before !== plain; ) {
    before = plain;
    // The innermost braces first; each round takes one layer away.
    plain = plain
      .replace(/\^(?:\{°\}|°)/g, '°')
      .replace(/\^(?:\{[∗*]\}|[∗*])/g, '*')
      .replace(
        /\^(?:\{([^{}]*)\}|([\p{L}\d]))/gu,
        (raw, many?: string, one?: string) => shift(many ?? one ?? '', HIGH) ?? raw,
      )
      .replace(
        /_(?:\{([^{}]*)\}|([\p{L}\d]))/gu,
        (raw, many?: string, one?: string) =>
          shift(many ?? one ?? '', LOW) ?? (/^\p{L}{3,}$/u.test(many ?? '') ? `${WORD_BELOW}${many}` : raw),
      )
      .replace(
        /\\sqrt(?:\[3\])?\{([^{}]*)\}/g,
        (raw, inner: string) => `${raw.includes('[3]') ? '∛' : '√'}${enclose(inner)}`,
      )
      // An empty fraction is a place to write in.
      .replace(/\\[dt]?frac\{\s*\}\{\s*\}/g, '____')
      .replace(
        /(\d?)\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g,
        (_, whole: string, top: string, bottom: string) =>
          `${whole === '' ? '' : `${whole} `}${enclose(top)}/${enclose(bottom)}`,
      )
      .replace(/(^|[^\p{L}\]}^_])\{([^{}]*)\}/gu, '$1$2');
  }
  return /[\\^_{}]/.test(plain.replaceAll('____', ''))
    ? null
    : plain.replaceAll(WORD_BELOW, '_').replace(/\s+/g, ' ').trim();
}
/** Stands for the `_` of `x_trab`, a word that no small letters write. */
const WORD_BELOW = '\u0002';

/** `-22` → `⁻²²`; null where a sign has no raised or lowered form. */
function shift(text: string, signs: { from: string; to: string }): string | null {
  const raised = [...text.replace(/\s/g, '')].map((sign) => [...signs.to][signs.from.indexOf(sign)] ?? null);
  return raised.includes(null) ? null : raised.join('');
}

function enclose(text: string): string {
  const bare = text.trim();
  return /^[\p{L}\d.,%°²³⁰-⁹₀-₉]*$/u.test(bare) ? bare : `(${bare})`;
}
