import { givenBy, leadsToSigns } from '#engine/pedagogy/language/given-by.ts';
import { isBalanced } from '#engine/pedagogy/language/grammar/clauses.ts';
import { hasRawMath, plainMath, setFormula } from '#engine/pedagogy/language/plain-math.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { cleanPoint } from './points/clean-point.ts';
import { isOfThisPage } from './points/stand-alone.ts';

const LONGEST_NAME = 60;
const MOST_FORMULAS = 3;
const MOST_ROWS = 8;

/**
 * `Índice de Gini: G = 1 − 2β`: each formula after what the line right before it says it gives (`Assim, a média é dada por:`), else
 * that line where it is short, else its heading; no bare signs.
 */
export function nameFormulas(pieces: readonly Piece[], above?: Piece): Grounded[] {
  const equations = pieces.filter((piece, at) => isFormula(piece, pieces[at - 1]));
  const named = new Map<Piece, Piece[]>();
  const under = new Map<Piece, Piece | undefined>();
  let heading = above;
  let line: Piece | undefined;
  for (const piece of pieces) {
    const isMark = piece.text.includes('⏟');
    // `ii.` counts the steps of what is named above it.
    if (piece.kind === 'heading' && !isMark && /\p{L}{3}/u.test(piece.text)) heading = piece;
    if (equations.includes(piece)) {
      const name = line ?? heading;
      if (name !== undefined) named.set(name, [...(named.get(name) ?? []), piece]);
    } else if (isMark) line = undefined;
    else if (piece.kind === 'heading' ? /\p{L}{3}/u.test(piece.text) : isShortLine(piece) || isLead(piece))
      line = piece;
    // `(C > G) parcela regressiva` is still of what stands above it.
    else if (!/^[$(]/.test(piece.text)) line = undefined;
    if (line === piece && piece.kind !== 'heading') under.set(piece, heading);
  }
  const labelOf = (line: Piece): string => {
    const own = nameIn(line);
    const head = under.get(line);
    // A long line that names nothing leaves the name to the heading, whose first formula that is.
    const isFirst = head !== undefined && [...named.keys()].find((one) => under.get(one) === head) === line;
    return own === '' && isFirst && !LABEL.test(head.text) ? cleanTitle(head.text, (word) => word) : own;
  };
  const rows = [...named].slice(0, MOST_ROWS).map(([line, own]) => {
    const shown = fitFormulas(own);
    const isWorked = shown.every(({ text }) => WORKED.test(setFormula(text)));
    const found = isWorked ? caseOf(shown[0]?.text ?? '', pieces, shown[0]) : null;
    const worked = found === null ? 'Exemplo resolvido' : `Exemplo resolvido, ${found.name}`;
    const label = LABEL.test(line.text)
      ? isWorked
        ? worked
        : ''
      : withCase(isWorked ? nameIn(line) : labelOf(line), found);
    const legend =
      shown.length > 1 || isWorked ? undefined : legendOf(pieces[pieces.indexOf(shown[0] as Piece) + 1]);
    const signs = shown.map(({ text }) => setFormula(text).replace(/\s(?:em que|onde)\s?:$/u, '')).join('; ');
    return {
      text: `${label === '' ? '' : `${label}: `}${signs}${legend === undefined ? '' : `, ${saidOf(legend)}`}`,
      basis: [
        ...[...shown, line, ...(found === null ? [] : [found.piece])].flatMap(({ statements }) =>
          statements.slice(...(isLead(line) ? [-1] : [0, 1])),
        ),
        ...(legend === undefined ? [] : [legend]),
      ],
    };
  });
  return rows.filter(
    ({ text }, at) =>
      !rows
        .slice(0, at)
        .some((other) => isRuleAgain(other.text, text) || signsOf(other.text) === signsOf(text)),
  );
}

/** Rules before what is worked out by them. */
export const rulesFirst = (pieces: readonly Piece[], above?: Piece): Grounded[] =>
  nameFormulas(pieces, above).sort(
    (one, other) => Number(WORKED.test(one.text)) - Number(WORKED.test(other.text)),
  );

const signsOf = (row: string): string => row.replace(/^[^:=]{3,95}: /u, '').replace(/\s/g, '');

const isShortLine = ({ text }: Piece): boolean =>
  text.length <= LONGEST_NAME && /^\p{L}{2}/u.test(text) && !/^que(?!\p{L})/iu.test(text);
/** `Suponha que …, então a média é calculada por` */
const isLead = ({ kind, text }: Piece): boolean =>
  kind === 'text' && (leadsToSigns(text) || givenBy(text) !== '');

/** `sendo P o valor fenotípico e E o desvio`, `onde n é o número de casos` right behind a formula: what its letters stand for. */
function legendOf(next: Piece | undefined): Statement | undefined {
  const [first] = next?.kind === 'text' ? next.statements : [];
  return first !== undefined && LEGEND.test(first.text) && first.text.length <= LONGEST_LEGEND
    ? first
    : undefined;
}
const LEGEND = /^(?:sendo|onde|em que|n[oa] qual)\s(?![^,]*\?)/iu;
const LONGEST_LEGEND = 125;
const saidOf = ({ text }: Statement): string =>
  plainMath(text)
    .replace(/[\s.;:]+$/, '')
    .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

interface Case {
  name: string;
  piece: Piece;
}

/** `DP(s) = … = 4,40` behind `a variável salário (S)`: what was worked out, by its sign; null where nothing names that. */
function caseOf(formula: string, pieces: readonly Piece[], worked: Piece | undefined): Case | null {
  const sign = /^\p{L}{2,4}\s?\((\p{L})\)\s?=/u.exec(setFormula(formula))?.[1]?.toUpperCase();
  const at = worked === undefined ? -1 : pieces.indexOf(worked);
  if (sign === undefined || at < 0) return null;
  for (const piece of pieces.slice(0, at).toReversed()) {
    const [, name = '', own] = OF_VARIABLE.exec(piece.text) ?? [];
    if (own === sign) return { name: name.toLowerCase(), piece };
  }
  return null;
}
const OF_VARIABLE =
  /vari[áa]ve(?:l|is) (?:quanti\p{L}+ |quali\p{L}+ )?(?:cont[íi]nua |discreta |nominal |ordinal )?(\p{L}[\p{L} ]{2,30}?) \((\p{Lu})\)/u;
const withCase = (label: string, found: Case | null): string =>
  found === null || label === '' ? label : `${label} (${found.name})`;

/** `Podemos o Desvio Médio:` → `Desvio Médio`; a long line that names nothing is no label. */
/** `que existe uma função tal que:`, `o esquema do desenho a seguir:`: no name. */
const namedBy = (line: string): string => {
  const name = givenBy(line);
  return /^que(?!\p{L})/iu.test(name) || isOfThisPage(name) ? '' : name;
};

const nameIn = (line: Piece): string =>
  upperFirst(namedBy(line.text)) ||
  (line.kind === 'heading' || (isShortLine(line) && !isOfThisPage(line.text))
    ? cleanPoint(
        (line.kind === 'heading' ? cleanTitle(line.text, (word) => word) : cleanPoint(line.text)).replace(
          /^(?:podemos|temos|obtemos|definimos|calculamos|seja) (?:definir |calcular )?[oa]s? /iu,
          '',
        ),
      )
    : '');

const LONGEST_ROW = 110;
/** `x̄ = (6,91 + 7,85)/2 = 7,38`: a rule worked out to its figure. */
export const WORKED = /=[^;]*\d\s?[+·−/×|)][^;]*=\s*[-−]?[\d.,]+\s?\p{L}{0,3}$/u;

/** `G = 0,62`: what a rule came to in one case. */
export const RESULT = /^\S{1,4}\s?=\s?[-−]?[\d.,]+$/u;

/** `C₂ = 1 − 2β₂` is `C₁ = 1 − 2β₁` over again. */
export const isRuleAgain = (one: string, other: string): boolean =>
  /[=<>]/.test(other) && /[₀-₉]/.test(one) && withoutIndex(one) === withoutIndex(other);
const withoutIndex = (formula: string): string => formula.replace(/[₀-₉]/g, '').replace(/^.*: /u, '');

/** The rules of one name, where it has any, else its workings; as many as a line holds. */
function fitFormulas(own: readonly Piece[]): Piece[] {
  const set = own.map((piece) => ({ piece, text: setFormula(piece.text) }));
  const rules = set
    .filter(({ text }) => !WORKED.test(text) && !RESULT.test(text))
    .filter(
      ({ text }, at, all) => all.findIndex((other) => withoutIndex(other.text) === withoutIndex(text)) === at,
    )
    .map(({ piece }) => piece);
  let left = LONGEST_ROW;
  return (rules.length > 0 ? rules : own).slice(0, MOST_FORMULAS).filter(({ text }, at) => {
    left -= setFormula(text).length;
    return at === 0 || left >= 0;
  });
}

/** Says that a formula follows, not which. */
const LABEL =
  /^\W*(?:(?:exemplos?|ex|solu[çc][ãa]o|resolu[çc][ãa]o|f[óo]rmulas?|c[áa]lculos?|nota[çc][ãa]o|onde|ou|em que|note(?: que)?|[ivx]{1,4}\.|ent[ãa]o|logo|temos)(?: ?\d+)?\W*)+$/iu;

const LONGEST_FORMULA = { bare: 120, led: 190 };
/** `f(x) = …, se x é par; …`: a rule told by its cases. */
const BY_CASES = /=\s\{.*,\sse\s.*;/u;
/** `(1 2; 3 4)`: the rows of a matrix are not told in a line, and what lacks a bracket was torn. */
const isMatrix = (formula: string): boolean =>
  /[(][^()]*;/.test(formula.replace(/\([^();]*\)/g, '')) || !isBalanced(formula);

/** A rule or a result: a symbol alone is neither. A page may write it as text, which the line before it leads to. */
function isFormula({ kind, text, role, statements, example }: Piece, before: Piece | undefined): boolean {
  const isLed = before !== undefined && before.kind === 'text' && leadsToSigns(before.text);
  const isTyped = kind === 'text' && role === 'formula' && statements.length === 1 && isLed;
  return (
    (kind === 'equation' || isTyped) &&
    example === undefined &&
    text.length <= (isLed || BY_CASES.test(text) ? LONGEST_FORMULA.led : LONGEST_FORMULA.bare) &&
    !isMatrix(text) &&
    // `⊕ i=0 n−1`: what stands under and over a sign was read behind it.
    !/[⊕∑∏⋃⋂]\S?\s+\p{L}\s?=\s?\d/u.test(setFormula(text)) &&
    // `= n₁/n + n₂/n`: the rest of the line before.
    /[^\s=<>≤≥≠≈∝].*[=<>≤≥≠≈∝]/u.test(text) &&
    !hasRawMath(plainMath(text)) &&
    !/[_^]/.test(setFormula(text).replace(/_(?:\([\p{L}\d,+–-]{1,9}\)|\p{L}{3,})/gu, ''))
  );
}
