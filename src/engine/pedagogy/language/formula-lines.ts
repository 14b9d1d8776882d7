/** `Fórmula de Bhaskara: `, `2º passo: ` in front of the signs. */
const NAME = /^(?:\p{L}{2}|\d)[^=:≈→<>]{1,60}:\s+/u;
/** What a formula is measured in, or where it holds: `(cal/°C)`, `(SI)`. */
const ASIDE = /\s+\((?=[^()]*\p{L})[^()=]{1,24}\)$/u;
const RELATION = /\s?(?:[=≠≈≅≤≥<>→⇒⟹⇔∝]|[-=]>)\s?|\s(?:e|ou)\s(?=\S{1,4}\s?=)/u;
// `levantar-se` is a word.
const OPERATOR = /\s?[+−–±·×÷*/^∙]\s?|\s?(?:(?<!\p{L}{2})-|-(?!\p{L}{2}))\s?|\s[.:]\s/u;
/** `2a`, `4ac`, `ax²`, `Q1`, `√Δ`, `f①`: what no space parts. `①` is what stood in brackets. */
const TERM = /^[√∛]?[\p{L}\d①][\p{L}\d①₀-₉ₐ-ₜ⁰¹²³⁴-⁹⁺⁻ⁿ'’′″°º%√|!]*(?:,\d+%?)?$/u;
const DECIMAL = /^\d+(?:[.,]\d+)+\p{L}{0,2}[²³]?$/u;
/** `sen x`, `cos 30°` */
const OF_ANGLE = /^(?:sen|sin|cos|tg|tan|log|ln)[²³]?\s/u;
/** `variação de temperatura`, `T final`: a quantity in words. */
const IN_WORDS =
  /^(?=.*\p{L}{3})(?!.*(?<!\p{L})(?:que|se|tem|têm|é|são|vale|com|para|por|uma?|[oa]s|não|então|logo)(?!\p{L}))[\p{L}₀-₉]+(?:\s\p{L}+){0,3}$/u;
const DOTS = /^(?:\.{3}|…)$/u;
/** TeX, signs of a font that was not read, a place to fill in, a program. */
const NO_FORMULA = /[\\$_⟨⟩?!\ufffd\ue000-\uf8ff]|\p{M}|\^\{|==|\S;\S/u;
const LONGEST = 120;
/** Where the next formula may begin in a line that holds several: `Δ = b² – 4ac x = …`, `x = 0 ou x = 5`. */
const NEXT =
  /[;,]?\s(?=(?:[√∛]?\p{L}\S{0,4}(?:\s?\(\p{L}\))?|[(√]?[\d\p{L}][^\s=]{0,5}(?:\s[-+−–]\s[^\s=]{1,6})*)\s?[=≈]\s?)/gu;

/**
 * The formulas of a line that holds nothing else, as they are written: `Δ = b² – 4ac x = (–b ± √Δ) / 2a` holds two. None where the
 * line says more, or where a text layer tore them: two terms with no sign between them, a bracket left open, a side left empty.
 */
export function formulasOf(line: string): string[] {
  const text = line
    .replace(/\s+/g, ' ')
    .replace(/[\s.;,]+$/, '')
    .trim();
  if (text === '' || text.length > LONGEST || NO_FORMULA.test(text)) return [];
  const [name = ''] = NAME.exec(text) ?? [];
  const found = partsOf(text.slice(name.length));
  return found.length === 0 ? [] : [`${name}${found[0]}`, ...found.slice(1)];
}

function partsOf(text: string): string[] {
  if (isSound(text)) return [text];
  for (const { 0: gap, index } of text.matchAll(NEXT)) {
    const first = text.slice(0, index);
    if (!isSound(first)) continue;
    const others = partsOf(text.slice(index + gap.length));
    if (others.length > 0) return [first, ...others];
  }
  return [];
}

function isSound(formula: string): boolean {
  const bare = closeBrackets(formula.replace(ASIDE, ''));
  const sides = bare.split(RELATION);
  return sides.length > 1 && sides.every(isSide);
}

/** Each pair of brackets as one sign, where what stands in it is sound; an open one stays and is refused. */
function closeBrackets(formula: string): string {
  let text = formula;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/[([{]([^()[\]{}]*)[)\]}]/u, (raw, inner: string) =>
      inner.split(/[;,]\s/).every(isSide) ? '①' : raw,
    );
  }
  return text;
}

function isSide(side: string): boolean {
  const signed = side.trim().replace(/^[-+−–±]\s?(?=\S)/u, '');
  return signed !== '' && signed.split(OPERATOR).every(isTerm);
}

function isTerm(term: string): boolean {
  const bare = term.trim().replace(OF_ANGLE, '');
  return TERM.test(bare) || DECIMAL.test(bare) || IN_WORDS.test(bare) || DOTS.test(bare);
}

/** Whether a formula is a rule: it ties one quantity to others, and is no working of figures. */
export function givesLaw(formula: string): boolean {
  const bare = formula.replace(NAME, '').replace(ASIDE, '');
  const [left = '', ...others] = bare.split(RELATION);
  const signs = new Set(bare.match(/(?<!\p{L})\p{L}{1,3}[\d₀-₉]{0,2}(?!\p{L})/gu));
  const isTied = others.some((side) => /\p{L}/u.test(side)) || OPERATOR.test(left);
  // `Apareceu um -> encaminhar na hora` is no formula.
  const isEquation = /[=≈≤≥<>∝]/.test(bare.replace(/[-=]>/g, ''));
  return (
    isEquation &&
    /\p{L}/u.test(left) &&
    isTied &&
    (signs.size > 1 || (/\p{L}{4}/u.test(left) && OPERATOR.test(bare)))
  );
}

/** `Q = quantidade de calor (cal) m = massa (g)`: what the signs of a formula stand for, one by one; none where a line is no such list. */
export function legendsOf(line: string): string[] {
  const parts = line
    .replace(/\s+/g, ' ')
    .replace(/[\s.;,]+$/, '')
    .replace(/^onde:?\s+/iu, '')
    .split(/[;,]?\s+(?=\p{L}{1,2}[\p{L}\d₀-₉]{0,2}\s?(?:=|→|–|-)\s\p{L}{3})/u);
  return parts.every((part) => LEGEND.test(part)) ? parts : [];
}
const LEGEND = /^\p{L}{1,2}[\p{L}\d₀-₉]{0,2}\s?(?:=|→|–|-)\s\p{Ll}{4,}[^;?!\\_$]{0,90}$/u;

/** Whether a page may have torn a line of a working: signs alone are formulas or nothing; among words none stands apart from its sign. */
export const isTorn = (line: string): boolean =>
  /\p{L}{4}|^\W*(?:logo|resp)/iu.test(line) ? TORN.test(line) : formulasOf(line).length === 0;

/** `x x 1 2 =`, `= 3`, `( a b`: signs that a page sets above each other, one after the other. */
const TORN =
  /(?<![\p{L}\d])(?!(?:[aeo]|ou)\s)\p{L}\s(?![aeo]\s)\p{L}\s|(?<![\d,.])\d{1,2}\s\d{1,2}(?!\d)|^[=+×·/]|[=+×·/]\s*$|\ufffd|\p{M}/u;
