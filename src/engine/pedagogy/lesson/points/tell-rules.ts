import { OPENS_EXAMPLE } from '#engine/pedagogy/language/example-marks.ts';
import { formulasOf, givesLaw, legendsOf } from '#engine/pedagogy/language/formula-lines.ts';
import { hasFiniteVerb, isBalanced } from '#engine/pedagogy/language/grammar/clauses.ts';
import { hasRawMath, plainMath, setFormula } from '#engine/pedagogy/language/plain-math.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { cleanPoint, isTextLabel } from './clean-point.ts';
import { isWithin } from './go-on.ts';
import { isAsked } from './is-asked.ts';
import type { Point } from './point.ts';
import { lacksSubject, leansOnOthers } from './stand-alone.ts';
import { wordPairIn } from './typed-lines.ts';

const LONGEST_RULE = 60;
const LONGEST_LEAD = 200;
const FEWEST_OF_LEAD = 4;
/** `x² + 1 = 0`, no sum over signs that one line cannot hold, no figures alone. */
const PLAIN_RULE =
  /^(?=.*\p{L}.*=.*\p{L})(?!.*(?:[_^\\{}⏟?⟨]|:=|tal que|em que|∑\s?\p{L}\s?=|·\s·))[^=]{1,30}=[^=]+(?:=[^=]+)?$/u;
/** Told to the reader, or a case: what follows is no rule. */
const NO_LEAD =
  /(?<!\p{L})(?:exemplo|exerc[íi]cio|verifique|suponha|digamos|calcul(?:e|ar a)|abaixo|acima)(?!\p{L})/iu;

/**
 * `O restante do valor é denominado desvio:` with the rule in signs right behind it: the sentence says nothing without it. So does the
 * last one above that names the sign which the rule gives: `…, podemos calcular a resposta (R) …`, `R = h²S`.
 */
function tellRules(pieces: readonly Piece[]): Point[] {
  return pieces.flatMap((piece, at) => {
    if (piece.kind === 'list') return tellListedRules(piece, pieces.slice(0, at));
    const [signs] = piece.statements;
    const above = pieces[at - 1];
    const isRule = piece.kind === 'equation' || (piece.kind === 'text' && signs?.role === 'formula');
    const formula = setFormula(piece.text);
    if (!isRule || piece.example || signs === undefined || above?.kind !== 'text') return [];
    if (formula.length > LONGEST_RULE || !PLAIN_RULE.test(formula) || hasRawMath(formula)) return [];
    const sign = `(${formula.split('=')[0]?.trim()})`;
    const lead = above.statements.findLast(
      (line, place, { length }) =>
        leadsToRule(line) &&
        (line.text.includes(sign) ||
          (place === length - 1 && (/:\s*$/.test(line.text) || NAMES_LAW.test(line.text)))),
    );
    if (lead === undefined) return [];
    const said = cleanPoint(lead.text);
    return [
      {
        ...{ text: `${said}: ${formula}`, basis: [lead, signs], words: wordsOf(said).length },
        ...{ stems: new Set(contentStems(said)), kind: 'sentence', isOpening: false, isLong: false },
      },
    ];
  });
}

/** `Princípio de Arquimedes: todo corpo …`: a law in words, and then in signs. */
const NAMES_LAW =
  /^(?:\d+ª )?(?:lei|princípio|teorema|fórmula|relação|equação|regra|propriedade)(?!\p{L})[^:]{0,60}:\s/iu;
const FEWEST_LISTED = 2;
const MOST_LISTED = 5;

/** `b² = a · m`, `c² = a · n` in a list: rules of one kind, told side by side under the name that stands over them. */
function tellListedRules({ statements }: Piece, before: readonly Piece[]): Point[] {
  const rules = statements.map(({ text }) => setFormula(text).replace(/^\d{1,2}[.)]\s/, ''));
  const isRules =
    rules.length >= FEWEST_LISTED &&
    rules.length <= MOST_LISTED &&
    rules.every((rule) => rule.length <= LONGEST_RULE && PLAIN_RULE.test(rule) && !/\p{L}{4}/u.test(rule));
  const heading = before.findLast(({ kind }) => kind === 'heading');
  if (!isRules || heading === undefined) return [];
  const name = cleanPoint(heading.text);
  const text = `${name}: ${rules.join('; ')}`;
  return [
    {
      ...{ text, basis: [...statements], words: wordsOf(text).length, stems: new Set(contentStems(name)) },
      ...{ kind: 'sentence', isOpening: true, isLong: false },
    },
  ];
}

function leadsToRule(line: Statement): boolean {
  const said = cleanPoint(line.text);
  if (line.role === 'formula' || said.length > LONGEST_LEAD || wordsOf(said).length < FEWEST_OF_LEAD)
    return false;
  if (NO_LEAD.test(said) || isAsked(line)) return false;
  return hasFiniteVerb(said) && !leansOnOthers(said) && !lacksSubject(said);
}

const [LONGEST_NAME, LONGEST_CASE] = [6, 260];

/** What is computed with, as it is typed in a line or in a paragraph: formulas, what their signs stand for, the cases of a rule. */
export function tellSigns(pieces: readonly Piece[]): Point[] {
  const own = pieces.filter(({ example, block }) => example === undefined && block.origin !== 'ocr');
  const rules = tellRules(pieces);
  const isTold = new Set(rules.flatMap(({ basis }) => basis));
  const lines = own.filter(({ statements }) => !statements.some((one) => isTold.has(one)));
  return [
    ...rules,
    ...lines.flatMap((piece) => tellLaws(piece, pieces)),
    ...tellLegends(own),
    ...own.flatMap(tellCases),
  ];
}

/** `Q = quantidade de calor (cal)` */
export const EXPLAINS_SIGN = /^\p{L}{1,2}\d? ?= ?\p{Ll}{4}/u;

/** `Fórmula resolutiva: Δ = b² – 4ac`, under the name of its part; `P = U × I` behind the sentence that names its signs. */
function tellLaws(piece: Piece, pieces: readonly Piece[]): Point[] {
  if (piece.kind !== 'text' || piece.block.type === 'heading') return [];
  return piece.statements.flatMap((line, at) => {
    if (VALUES.test(line.text)) return isContentRole(line.role) ? toPoint(bareOf(line), [line]) : [];
    const laws = lawsIn(line);
    if (laws.every((law) => EXPLAINS_SIGN.test(law))) return [];
    const before = piece.statements[at - 1];
    const said = before === undefined || !isQuotable(before) ? '' : cleanPoint(before.text);
    const told = `${said}. ${TIED.test(line.text) ? bareOf(line) : laws.join('; ')}`;
    if (before !== undefined && said !== '' && isWithin(told) && !leansOnOthers(said) && !isAsked(before))
      return toPoint(told, [before, line]);
    if (TIED.test(line.text)) return [];
    const heading = pieces.slice(0, pieces.indexOf(piece)).findLast(({ kind }) => kind === 'heading');
    const name = cleanPoint(heading?.text ?? '').replace(/\s\([^()]*\)$/u, '');
    const [first = ''] = laws;
    if (/^(?:\d{1,2}[aªoº]? )?\p{L}{3}[^=]*: /u.test(first)) return toPoint(laws.join('; '), [line]);
    const isName =
      name !== '' && wordsOf(name).length <= LONGEST_NAME && !isTextLabel(name) && !/[:?!]/.test(name);
    return isName
      ? toPoint(`${name}: ${laws.join('; ')}`, [line, ...(heading?.statements.slice(0, 1) ?? [])])
      : [];
  });
}

/** `Para a água: L fusão = 80 cal/g; L vaporização = 540 cal/g`: what is looked up to compute with. */
const VALUES = /^\p{Lu}[^:=;]{2,44}:\s(?:[^;:=]{1,30}\s?[=≈]\s?[-−–]?\d[^;:=]{0,24}(?:;\s|[\s.]*$))+$/u;
/** `Nesse caso P(x) = 3,5x + 6.`: nothing without the sentence before it. */
const TIED = /^(?:nesse caso|neste caso|assim|logo|então|ou seja|isto é|portanto),? /iu;

const bareOf = ({ text }: Statement): string => plainMath(text).replace(/[\s.;,]+$/, '');

function lawsIn(line: Statement): string[] {
  if (!isContentRole(line.role) || OPENS_EXAMPLE.test(line.text) || isAsked(line)) return [];
  if (wordPairIn(line) !== null) return [];
  const laws = formulasOf(bareOf(line).replace(TIED, ''));
  return laws.some(givesLaw) && laws.join(' ').length <= LONGEST_LEAD ? laws : [];
}

/** `Q = quantidade de calor (cal) m = massa (g)` below a formula, whether it stands in one line or in several. */
function tellLegends(pieces: readonly Piece[]): Point[] {
  const runs: { line: Statement; legends: string[] }[][] = [];
  let last: Piece | undefined;
  for (const piece of pieces) {
    const isLine = (piece.kind === 'text' || piece.kind === 'list') && isContentRole(piece.role);
    const found = isLine
      ? piece.statements.map((line) => ({ line, legends: legendsOf(plainMath(line.text)) }))
      : [];
    if (found.length === 0 || found.some(({ legends }) => legends.length === 0)) last = undefined;
    else {
      if (last === undefined) runs.push([]);
      runs.at(-1)?.push(...found);
      last = piece;
    }
  }
  return runs.flatMap((run) => {
    const legends = run.flatMap((one) => one.legends);
    const text = legends.join('; ');
    const isSound =
      legends.length > 1 && text.length <= LONGEST_CASE && isBalanced(text) && !hasRawMath(text);
    return isSound
      ? toPoint(
          text,
          run.map(({ line }) => line),
        )
      : [];
  });
}

/** `c = 0: coloca x em evidência. x² – 5x = 0 → …`: a case of a rule and what is done in it, each whole. */
function tellCases({ kind, statements }: Piece): Point[] {
  const isRule =
    kind === 'list' && statements.filter(({ text }) => OF_CASE.test(text)).length >= FEWEST_LISTED;
  const told = statements.map((line) => ({ line, text: plainMath(line.text).replace(/[\s.;,]+$/, '') }));
  const isSound = told.every(
    ({ line, text }) =>
      isContentRole(line.role) &&
      text.length <= LONGEST_CASE &&
      isBalanced(text) &&
      !hasRawMath(text) &&
      !/\?$/.test(text),
  );
  return isRule && isSound ? told.flatMap(({ line, text }) => toPoint(text, [line], 'item')) : [];
}
const OF_CASE = /^\S{1,6}\s?[=<>≠≤≥]\s?\S{1,4}: \p{L}/u;

function toPoint(text: string, basis: Statement[], kind: Point['kind'] = 'sentence'): Point[] {
  const stems = new Set(contentStems(text));
  return [{ ...{ text, basis, stems, kind, words: wordsOf(text).length }, isOpening: false, isLong: false }];
}
