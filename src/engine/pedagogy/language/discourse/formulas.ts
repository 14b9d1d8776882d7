const RELATION = /^[=≈≤≥→⇌]$/;
const OPERATOR = /^[-+−–±·×*/÷^]$/;
const TOKEN = /[=≈≤≥→⇌]|[^\s=≈≤≥→⇌]+/g;
/** Longest side of a formula in tokens, so that a page of signs stays linear. */
const LONGEST_SIDE = 24;
const CODE_BEFORE = /^(?:var|let|const|int|float|double|string|bool|return|set|if|for|while|echo|\$\w+)$/i;

interface Token {
  text: string;
  start: number;
  end: number;
}

/** The formulas of a passage as written: `$latex$`, and operands joined by operators around `=`, `≤`, `→` …; code, addresses and prices are none. */
export function formulasIn(text: string): string[] {
  const latex = [...text.matchAll(/\$([^$\n]{1,200})\$/g)].map((match) => match[1] ?? '');
  const found = latex.filter(
    (inner) => /[=\\^_+]/.test(inner) && !/(?:\p{L}{3,}\s+){3}/u.test(inner.replace(/\\text\{[^}]*\}/g, '')),
  );
  const plain = text.replace(/\$[^$\n]{1,200}\$|https?:\S+/g, (hidden) => ' '.repeat(hidden.length));
  const tokens: Token[] = [...plain.matchAll(TOKEN)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  let from = 0;
  for (let at = 1; at < tokens.length; at += 1) {
    if (!RELATION.test(tokens[at]?.text ?? '')) continue;
    const left = leftEnd(tokens, at, from);
    const right = rightEnd(tokens, at);
    if (left === null || right === null || CODE_BEFORE.test(tokens[left - 1]?.text ?? '')) continue;
    const formula = text.slice(tokens[left]?.start, tokens[right]?.end).replace(/[.,;:]+$/, '');
    if (!isBalanced(formula)) continue;
    if (/\d|(?<!\p{L})\p{L}(?!\p{L})|[·×÷+−]/u.test(formula)) found.push(formula);
    from = right + 1;
    at = right;
  }
  return [...new Set(found)];
}

/** Index of the token where the left side begins: operand (operator operand)*, read backwards. */
function leftEnd(tokens: readonly Token[], relation: number, from: number): number | null {
  let at = relation - 1;
  if (at < from || !isOperand(tokens[at]?.text)) return null;
  while (
    at - 2 >= from &&
    relation - at < LONGEST_SIDE &&
    OPERATOR.test(tokens[at - 1]?.text ?? '') &&
    isOperand(tokens[at - 2]?.text)
  ) {
    at -= 2;
  }
  return at;
}

function rightEnd(tokens: readonly Token[], relation: number): number | null {
  let at = relation + 1;
  if (OPERATOR.test(tokens[at]?.text ?? '')) at += 1;
  if (!isOperand(tokens[at]?.text.replace(/[.,:)]+$/, ''))) return null;
  while (at - relation < LONGEST_SIDE && !/[.,;:]$/.test(tokens[at]?.text ?? '')) {
    const sign = tokens[at + 1]?.text ?? '';
    const next = tokens[at + 2]?.text ?? '';
    const isDash = /^[-–]$/.test(sign) && /^\p{Ll}{3}/u.test(next);
    if (isDash || !(OPERATOR.test(sign) || RELATION.test(sign)) || !isOperand(next.replace(/[.,:)]+$/, '')))
      break;
    at += 2;
  }
  return at;
}

/** A figure, variable, chemical formula, bracketed term or quantity's name; nothing with quotes, `;` or other marks of code. */
function isOperand(token: string | undefined): boolean {
  return (
    token !== undefined &&
    token.length <= 30 &&
    /[\p{L}\d]/u.test(token) &&
    /^[\p{L}\p{N}()[\]{}√∑∫π|.,²³⁰-⁹₀-₉^_'+−·×*/÷%-]+$/u.test(token) &&
    !/[.,]$/.test(token)
  );
}

function isBalanced(formula: string): boolean {
  let open = 0;
  for (const sign of formula) {
    if ('([{'.includes(sign)) open += 1;
    else if (')]}'.includes(sign)) open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}
