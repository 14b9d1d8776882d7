import type { Block } from '#engine/reading/source-document.ts';
import { type FindForm, passageIdsOf } from './form.ts';

const LONGEST_LATEX = 160;
const LONGEST_LEGEND = 40;
const MOST_LEGEND = 4;

/** An equation of the material, with what its letters stand for where the points say so. */
export const findFormula: FindForm = (matter) => {
  const latex = matter.blocks
    .flatMap(latexOf)
    .find((one) => one.includes('=') && one.length <= LONGEST_LATEX);
  if (latex === undefined) return null;
  const read = matter.points.map(({ text }) =>
    /^(\p{L}[\p{L}\p{N}₀-₉]{0,2})\s*(?:[:=–]| é )\s*(.+)$/u.exec(text),
  );
  const legend = read.flatMap((match) =>
    match?.[1] !== undefined && (match[2]?.length ?? 99) <= LONGEST_LEGEND
      ? [{ symbol: match[1], meaning: match[2] ?? '' }]
      : [],
  );
  const rest = matter.points.filter(
    ({ text }, at) =>
      !(read[at] && legend.some(({ symbol }) => text.startsWith(symbol))) && !text.includes('='),
  );
  const block = {
    type: 'formula' as const,
    latex,
    alt: `Fórmula: ${speakFormula(latex)}.`,
    legend: legend.slice(0, MOST_LEGEND),
    passageIds: passageIdsOf(matter.points),
  };
  if (rest.length > 0 && legend.length === 0)
    return {
      layout: 'formula',
      blocks: [block, { type: 'text', ...(rest[0] ?? { text: '', passageIds: [] }) }],
      claim: null,
      rest: rest.slice(1),
    };
  return { layout: 'formula', blocks: [block], claim: null, rest };
};

function latexOf(block: Block): string[] {
  if (block.type === 'equation') return block.latex === null ? [] : [block.latex];
  return block.equations ?? [];
}

const GREEK: Readonly<Record<string, string>> = {
  ...{
    alpha: 'alfa',
    beta: 'beta',
    gamma: 'gama',
    delta: 'delta',
    epsilon: 'épsilon',
    theta: 'teta',
    lambda: 'lambda',
  },
  ...{
    mu: 'mi',
    pi: 'pi',
    rho: 'rô',
    sigma: 'sigma',
    tau: 'tau',
    phi: 'fi',
    omega: 'ômega',
    Delta: 'delta',
    Sigma: 'sigma',
  },
};
const WORDS: Readonly<Record<string, string>> = {
  ...{
    times: 'vezes',
    cdot: 'vezes',
    div: 'dividido por',
    pm: 'mais ou menos',
    leq: 'menor ou igual a',
    le: 'menor ou igual a',
  },
  ...{
    geq: 'maior ou igual a',
    ge: 'maior ou igual a',
    neq: 'diferente de',
    approx: 'aproximadamente igual a',
  },
  ...{
    sum: 'somatório',
    int: 'integral',
    prod: 'produtório',
    lim: 'limite',
    infty: 'infinito',
    to: 'tende a',
  },
  ...{
    rightarrow: 'leva a',
    Rightarrow: 'implica',
    ldots: 'e assim por diante',
    log: 'logaritmo',
    sin: 'seno',
    cos: 'cosseno',
  },
};
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/=/g, ' é igual a '],
  [/\+/g, ' mais '],
  [/[-−]/g, ' menos '],
  [/[×*·]/g, ' vezes '],
  [/\//g, ' sobre '],
  [/</g, ' menor que '],
  [/>/g, ' maior que '],
];

/** A formula as it is read aloud, for who cannot see it: `F=ma` → `F é igual a ma`. */
function speakFormula(latex: string): string {
  let said = latex.replaceAll(/\\(?:left|right|text|math\p{L}+|boldsymbol|operatorname|displaystyle)/gu, '');
  for (let before = ''; before !== said; ) {
    before = said;
    said = said
      .replaceAll(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, ' $1 sobre $2 ')
      .replaceAll(/\\sqrt\{([^{}]*)\}/g, ' raiz quadrada de $1 ')
      .replaceAll(/\^(?:\{2\}|2)/g, ' ao quadrado ')
      .replaceAll(/\^(?:\{3\}|3)/g, ' ao cubo ')
      .replaceAll(/\^(?:\{([^{}]*)\}|(\w))/g, ' elevado a $1$2 ')
      .replaceAll(/_(?:\{([^{}]*)\}|(\w))/g, ' índice $1$2 ');
  }
  said = said.replaceAll(/\\(\p{L}+)/gu, (_, name: string) => ` ${GREEK[name] ?? WORDS[name] ?? name} `);
  for (const [sign, word] of SIGNS) said = said.replaceAll(sign, word);
  return said
    .replaceAll(/[{}$\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
