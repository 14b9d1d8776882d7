/** `A = b · h`, `E = mc²`, `x² + 2x − 3 = 0`, `2/3 + 1/3 = 1`, `6CO2 + 6H2O → C6H12O6`. */
const EQUATION =
  /(?<![\p{L}\p{N}])[\p{L}\d(√∑∫π][\p{L}\d²³₀-₉⁰-⁹^_()[\]{}√π·×*/÷+−–.,' -]{0,40}?\s?(?:=|≈|≤|≥|→|⇌)\s?[\p{L}\d(√∑∫π+−–-][\p{L}\d²³₀-₉⁰-⁹^_()[\]{}√π·×*/÷+−–., =-]{0,60}/gu;

/** The formulas of a passage as written; running text with a stray `=` (code, URLs) is not one. */
export function formulasIn(text: string): string[] {
  const latex = [...text.matchAll(/\$([^$\n]{1,200})\$/g)]
    .map((match) => match[1] ?? '')
    .filter((inner) => /[=\\^_+]/.test(inner));
  const plain = [...text.replace(/\$[^$\n]{1,200}\$|https?:\S+/g, ' ').matchAll(EQUATION)]
    .map((match) => trimProse(match[0]))
    .filter((formula) => formula !== null);
  return [...new Set([...latex, ...plain])];
}

/** Drops words of running text around the formula; null when too little or only prose and code remain. */
function trimProse(found: string): string | null {
  const sign = /=|≈|≤|≥|→|⇌/.exec(found);
  if (sign === null) return null;
  const left =
    /(?:(?:^|\s)(?:[\d(√∑π]\S*|\p{L}{1,3}[²³₀-₉^\d(]*\S{0,6}|[+−–·×*/÷-]))+\s?$/u.exec(
      found.slice(0, sign.index),
    )?.[0] ?? '';
  const name = /\p{L}{4,}\s?$/u.exec(found.slice(0, sign.index))?.[0] ?? '';
  const right =
    /^\s?(?:[^\s]+\s?)+?(?=\s(?:e|ou|é|são|que|em|com|onde|para|portanto|logo|então|se|por|mas|pois|da|de|do)\b|[.,]\s|[.,]?$)/u.exec(
      found.slice(sign.index + sign[0].length),
    )?.[0];
  const head = (left.trim() || name.trim()).trim();
  if (head === '' || right === undefined || right.trim() === '' || !/[\d\p{L}]/u.test(right)) return null;
  return `${head} ${sign[0]} ${right.trim()}`.replace(/[.,;]$/, '');
}
