/** Marks that a text layer leaves of a formula, or a row of variables with its dots (`x1, . . . , xn`). */
const FORMULA_REST = /[\u0300-\u036f\u00af\u1e00-\u1eff\ufffd\ue000-\uf8ff]|\.\s\.\s\.|,\s*(?:\.{3}|…)\s*,/u;
/** `x₁, . . . , xₙ`: a row of variables whose indices are set low, which is no rest of one. */
const SEQUENCE = /(?<=[\p{L}₍₎][₀-₉ₐ-ₜ₍₎]{1,3}),\s(?:\.\s\.\s\.|…|·\s·\s·)\s?,\s(?=\p{L}[₀-₉ₐ-ₜ₍])/gu;
/** `Limite Superior LS = q3 + 1`, `[s = 1)`: an equation cut out of its line. */
const OPTION_MARK = /^\s*\(?[\p{L}\d]{1,3}\s*[).]\s*/u;
/** `Vetor de Resposta à Seleção · ∆z`, `Medidas Resumo 32/36`: a line of an index or a footer; `… = 2/3` ends what is said. */
const INDEX_LINE = /^[^=]*\s[·•]\s\S{1,6}(?:\s\p{L}\s\S{1,4})?$|(?<![=≠≈<>+−×÷·-])\s\d{1,3}\s?\/\s?\d{1,3}$/u;
/** A sentence never ends on these; its line was torn. */
const TORN_END =
  /[\p{L},]\s(?:d[eo]s?|da|das|e|o|os|as|em|n[ao]s|com|para|por|pelos?|pelas?|à|às|ao|aos|um|uma|ou|que|é|são|foi|será|serão|então|podemos|devemos|havia|(?:é|são|ser) (?:definid|express|dad|calculad|obtid)[oa]s?)$/iu;

/** True for what is left of a formula, an index line or a torn line: nobody can read it away from its page. */
export function isBroken(text: string): boolean {
  const bare = text.normalize('NFC').replace(OPTION_MARK, '').replace(SEQUENCE, ', ').trim();
  if (/,\s*\.$|[=≈≤≥<>+×÷]\s*$|,\scomo,\s(?!por )|,\s*,/u.test(bare)) return true;
  return (
    FORMULA_REST.test(bare) ||
    INDEX_LINE.test(bare.replace(/\s+\.$/, '')) ||
    TORN_END.test(bare) ||
    !isPaired(bare, '(', ')') ||
    !isPaired(bare, '[', ']') ||
    !isPaired(bare, '{', '}') ||
    isDoubled(bare)
  );
}

function isPaired(text: string, open: string, close: string): boolean {
  return text.split(open).length === text.split(close).length;
}

/** Overlays of slides print a line twice. */
function isDoubled(text: string): boolean {
  const half = (text.length - 1) / 2;
  return half >= 8 && Number.isInteger(half) && text.slice(0, half) === text.slice(half + 1);
}
