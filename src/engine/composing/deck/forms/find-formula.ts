import { measureLatex } from '#engine/composing/drawing/measure-latex.ts';
import type { Block, EquationBlock } from '#engine/reading/source-document.ts';
import type { BlockOf, Picture, Statement } from '#shared/composition/blocks.ts';
import { type FindForm, fold, passageIdsOf } from './form.ts';

const LONGEST_LATEX = 600;
const LONGEST_ALT = 160;
/** What a row across the slide and its height hold at twenty points. */
const MOST_SIGNS = 74;
const MOST_LINES = 9;
const LONGEST_LEGEND = 40;
const MOST_LEGEND = 4;

/** One slide says one thing: a formula, and what follows from it in the same breath. */
const MOST_FORMULAS = 3;
const MOST_SAID = 3;
/** More is said than a formula leaves room for, where it only stands within a sentence. */
const MOST_BESIDE_INLINE = 2;

/** The equations of an item, with what its letters stand for and what is said of them where the points say so. */
export const findFormula: FindForm = (matter, pictures) => {
  const formulas = chooseFormulas(matter, pictures);
  if (formulas.length === 0) return null;
  const read = matter.points.map(({ text }) =>
    /^(\p{L}[\p{L}\p{N}₀-₉]{0,2})\s*(?:[:=–]| é )\s*(.+)$/u.exec(text),
  );
  const legend = read.flatMap((match) =>
    match?.[1] !== undefined && (match[2]?.length ?? 99) <= LONGEST_LEGEND
      ? [{ symbol: match[1], meaning: match[2] ?? '' }]
      : [],
  );
  const told = matter.points.filter(
    ({ text }, at) => !(read[at] && legend.some(({ symbol }) => text.startsWith(symbol))),
  );
  const names = [
    matter.item.title,
    ...matter.blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : [])),
  ];
  const said = told.flatMap((point) => withoutEquations(point, names));
  const passageIds = passageIdsOf(matter.points);
  const blocks = formulas.map((one, at) => ({
    ...{ type: 'formula' as const, ...one },
    legend: at === 0 ? legend.slice(0, MOST_LEGEND) : [],
    passageIds,
  }));
  if (said.length === 0 || legend.length > 0)
    return { layout: 'formula', blocks, claim: null, rest: legend.length > 0 ? said : [] };
  const items = said.slice(0, MOST_SAID).map((one) => ({ head: null, ...one }));
  const rest = said.slice(MOST_SAID);
  return { layout: 'formula', blocks: [...blocks, { type: 'points', items }], claim: null, rest };
};

type Shown = Pick<BlockOf<'formula'>, 'latex' | 'picture' | 'alt'>;

/** Those that the analysis chose, else those that stand together with the first; in a sentence, the first alone. */
function chooseFormulas(
  { blocks, passages, points }: Parameters<FindForm>[0],
  pictures: readonly Picture[],
): Shown[] {
  const can = (block: Block | undefined): block is EquationBlock =>
    block?.type === 'equation' && show(block, pictures) !== null;
  const shown = blocks.filter(can);
  const quotes = new Set(passages.map(({ quote }) => quote));
  const chosen = shown.filter(({ text }) => quotes.has(text));
  const found = chosen.length > 0 ? chosen : shown.slice(0, 1).concat(followers(blocks, shown[0], can));
  if (found.some(({ latex, text }) => (latex ?? text).includes('=')))
    return fill(found.flatMap((one) => show(one, pictures) ?? []));
  if (points.length > MOST_BESIDE_INLINE) return [];
  const inline = blocks
    .flatMap((block) => (block.type === 'equation' ? [] : (block.equations ?? [])))
    .find((one) => one.includes('=') && isFormula(one));
  return inline === undefined ? [] : [setAnew(inline)];
}

const setAnew = (latex: string): Shown => ({ latex, alt: `Fórmula: ${speakFormula(latex)}.` });

/** As it can be shown: set anew, else as the page prints it; null where neither is there. */
function show({ latex, text, id, page }: EquationBlock, pictures: readonly Picture[]): Shown | null {
  if (latex !== null) return isFormula(latex) ? setAnew(latex) : null;
  const picture = pictures.find(({ blockId }) => blockId === id)?.key;
  if (picture === undefined) return null;
  const told = text.replace(/\s+/g, ' ').slice(0, LONGEST_ALT);
  return { latex: '', picture, alt: `Fórmula da página ${page} do material: ${told}` };
}

/** As many as have room below one another. */
function fill(all: readonly Shown[]): Shown[] {
  let lines = 0;
  return all.slice(0, MOST_FORMULAS).filter(({ latex }, at) => {
    lines += latex === '' ? 3 : measureLatex(latex).lines;
    return at === 0 || lines <= MOST_LINES;
  });
}

/** The equations that come right behind one. */
function followers(
  blocks: readonly Block[],
  first: EquationBlock | undefined,
  can: (block: Block | undefined) => block is EquationBlock,
): EquationBlock[] {
  const from = first === undefined ? blocks.length : blocks.indexOf(first) + 1;
  const next = blocks[from];
  return can(next) ? [next, ...followers(blocks, next, can)] : [];
}

/** A rule or a result that can be read from the last row. */
function isFormula(latex: string): boolean {
  if (latex.length > LONGEST_LATEX || !/[=<>≤≥]/u.test(latex)) return false;
  const { signs, lines } = measureLatex(latex);
  return signs <= MOST_SIGNS && lines <= MOST_LINES;
}

/** `Índice de Gini: G=1−2β; G=0,62` without what stands as formulas: its name, where no title says it. */
function withoutEquations(point: Statement, titles: readonly string[]): Statement[] {
  const [, name, told = point.text] = /^([^:;=]{3,70}): (.+)$/su.exec(point.text) ?? [];
  const isListed = told
    .split('; ')
    .every((part) => /[=<>≤≥]/u.test(part) && (part.match(/\p{L}{4,}/gu) ?? []).length === 0);
  if (!isListed) return [point];
  const isTitle = titles.some((title) => fold(title).includes(fold(name ?? '')));
  return name === undefined || isTitle ? [] : [{ ...point, text: name }];
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
  let said = latex.replaceAll(/\\(?:begin|end)\{\w+\}/g, ' ').replaceAll('\\\\', '; ').replaceAll('&', ' ').replaceAll(/\\(?:left|right|quad|text|math\p{L}+|boldsymbol|operatorname|displaystyle)/gu, '');
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
