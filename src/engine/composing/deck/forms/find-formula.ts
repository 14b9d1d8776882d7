import { breakChain, measureLatex } from '#engine/composing/drawing/measure-latex.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import type { Block, EquationBlock } from '#engine/reading/source-document.ts';
import type { Passage } from '#shared/analysis/ai-analysis.ts';
import type { BlockOf, Picture, Statement } from '#shared/composition/blocks.ts';
import { type FindForm, fold, isEmptyLabel, passageIdsOf } from './form.ts';

const LONGEST_LATEX = 600;
const LONGEST_ALT = 160;
/** What a row across the slide and its height hold at twenty points. */
const MOST_SIGNS = 74;
const MOST_LINES = 9;
/** With one sentence beneath, with two, with all of them: the formula stays the largest thing on the slide. */
const MOST_LINES_TOLD = 6.6;
const MOST_LINES_BESIDE = 4.4;
const MOST_LINES_FLAT = 3;
/** What a row holds at a size that is read from the last row of chairs. */
const MOST_ABREAST = 44;
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
    (point, at) =>
      !isEmptyLabel(point) && !(read[at] && legend.some(({ symbol }) => point.text.startsWith(symbol))),
  );
  const names = [
    matter.item.title,
    ...matter.blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : [])),
  ];
  const split = told.map((point) => withoutEquations(point, names));
  const whole = split.flatMap(({ said }) => said ?? []);
  const named = split.flatMap(({ name }) => name ?? []);
  const [claim] = whole.length === 0 && named.length === 1 && !matter.item.isTitleTold ? named : [];
  const said = whole.length > 0 || claim !== undefined ? whole : named;
  const passageIds = passageIdsOf(matter.points);
  const blocks = formulas.map((one, at) => ({
    ...{ type: 'formula' as const, ...one },
    legend: at === 0 ? legend.slice(0, MOST_LEGEND) : [],
    passageIds,
  }));
  if (said.length === 0 || legend.length > 0)
    return { layout: 'formula', blocks, claim: claim?.text ?? null, rest: legend.length > 0 ? said : [] };
  const lines = formulas.reduce((sum, one) => sum + linesOf(one), 0);
  const most =
    lines <= MOST_LINES_FLAT
      ? MOST_SAID
      : lines <= MOST_LINES_BESIDE
        ? MOST_SAID - 1
        : lines <= MOST_LINES_TOLD
          ? 1
          : 0;
  const items = said.slice(0, most).map((one) => ({ head: null, ...one }));
  const rest = said.slice(most);
  if (items.length === 0) return { layout: 'formula', blocks, claim: null, rest };
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
  const [nearest] = chosen.length > 0 ? [] : nearestTo(shown, blocks, passages);
  const found = nearest === undefined ? chosen : [nearest, ...followers(blocks, nearest, can)];
  if (found.some(({ latex, text }) => (latex ?? text).includes('=')))
    return fill(
      found.flatMap((one) => show(one, pictures) ?? []),
      points.length,
    );
  if (points.length > MOST_BESIDE_INLINE) return [];
  const inline = blocks
    .flatMap((block) => (block.type === 'equation' ? [] : (block.equations ?? [])))
    .find((one) => one.includes('=') && isFormula(one));
  return inline === undefined ? [] : [setAnew(inline)];
}

const setAnew = (latex: string): Shown => ({ latex, alt: `Fórmula: ${speakFormula(latex)}.` });

/** As it can be shown: set anew, else as the page prints it; null where neither is there. */
function show({ latex, text, id, page }: EquationBlock, pictures: readonly Picture[]): Shown | null {
  if (latex !== null) {
    const broken = breakChain(latex, MOST_ABREAST);
    return isFormula(broken) ? { ...setAnew(latex), latex: broken } : null;
  }
  const picture = pictures.find(({ blockId }) => blockId === id)?.key;
  if (picture === undefined) return null;
  const told = text.replace(/\s+/g, ' ').slice(0, LONGEST_ALT);
  return { latex: '', picture, alt: `Fórmula da página ${page} do material: ${told}` };
}

/** Of many formulas those that stand beside what the slide says; of a few all belong to it. */
function nearestTo(
  shown: readonly EquationBlock[],
  blocks: readonly Block[],
  passages: readonly Passage[],
): EquationBlock[] {
  if (blocks.length <= FEW_BLOCKS) return [...shown];
  const said = new Set(passages.map(({ blockId }) => blockId));
  const places = blocks.flatMap(({ id }, at) => (said.has(id) ? [at] : []));
  const distanceOf = (one: EquationBlock): number =>
    Math.min(...places.map((at) => Math.abs(at - blocks.indexOf(one))));
  return shown
    .filter((one) => distanceOf(one) <= BESIDE)
    .sort((one, other) => distanceOf(one) - distanceOf(other));
}

const FEW_BLOCKS = 6;
const BESIDE = 3;

/** As many as have room below one another. */
function fill(all: readonly Shown[], points: number): Shown[] {
  const most = points > 0 ? MOST_LINES_TOLD : MOST_LINES;
  let lines = 0;
  return all.slice(0, MOST_FORMULAS).filter((one, at) => {
    lines += linesOf(one);
    return at === 0 || lines <= most;
  });
}

/** A printed one takes about what a fraction does. */
const linesOf = ({ latex }: Shown): number => (latex === '' ? 3 : measureLatex(latex).lines);

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

/** What names the kind of a calculation says nothing beside it. */
const CALL = /^(?:exemplo|solução|resolução|resposta|fórmula|cálculo)s?$/iu;
const LABELLED = /^([^:;=]{3,70}): (.+)$/su;
/** Small letters below the line (`φₕCₕ`) make no word. */
const WORD = /[A-Za-zÀ-ÿ]{4,}/u;

/**
 * `Índice de Gini: G=1−2β; G=0,62` without what stands as formulas: its name, where no title says it. What is no row of
 * formulas is said as it is.
 */
function withoutEquations(
  point: Statement,
  titles: readonly string[],
): { said: Statement | null; name: Statement | null } {
  let told = point.text;
  let name: string | null = null;
  for (let label = LABELLED.exec(told); label !== null; label = LABELLED.exec(told)) {
    if (!CALL.test(label[1] ?? '')) name ??= label[1] ?? null;
    told = label[2] ?? '';
  }
  // `A razão é dada por: v = d/t`: a sentence is no name of its rule.
  if (!isRowOfFormulas(told) || (name !== null && hasFiniteVerb(name))) return { said: point, name: null };
  const isTitle = titles.some((title) => fold(title).includes(fold(name ?? '')));
  const own = name === null || isTitle ? null : { ...point, text: name };
  return { said: null, name: own === null || isEmptyLabel(own) ? null : own };
}

const isRowOfFormulas = (told: string): boolean =>
  told.split('; ').every((part) => /[=<>≤≥]/u.test(part) && !WORD.test(part));

/** `Limite: lim (sin x)/x = 1`: in plain letters a formula loses its signs' places; it is no sentence to remember. */
export const isOnlyFormulas = ({ text }: Statement): boolean =>
  isRowOfFormulas(LABELLED.exec(text)?.[2] ?? text);

/** A sum, a root or a fraction in plain letters, `G=∑(h=1 a k) φC`: read on a board by nobody. */
export const isFlattened = (point: Statement): boolean =>
  /[∑∏∫√]|\)\s?\/|\/\s?\(|\/\p{L}*[∑∫]/u.test(point.text) && isOnlyFormulas(point);

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
  let said = latex
    .replaceAll(/\\(?:begin|end)\{\w+\}/g, ' ')
    .replaceAll('\\\\', '; ')
    .replaceAll('&', ' ')
    .replaceAll(/\\(?:left|right|quad|text|math\p{L}+|boldsymbol|operatorname|displaystyle)/gu, '');
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
