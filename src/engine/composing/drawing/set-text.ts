import { canDraw } from '#engine/composing/fonts/measure-text.ts';
import type { Paragraph, TextRun, TextStyle } from './drawn.ts';
import type { ThemeFonts } from './fit-text.ts';

const LOWERED: Record<string, string> = {
  '₊': '+',
  '₋': '−',
  '₌': '=',
  '₍': '(',
  '₎': ')',
  ₐ: 'a',
  ₑ: 'e',
  ₒ: 'o',
  ₓ: 'x',
  ₙ: 'n',
  ₘ: 'm',
  ᵢ: 'i',
  ⱼ: 'j',
  ₖ: 'k',
  ₚ: 'p',
  ₛ: 's',
  ₜ: 't',
  ᵣ: 'r',
  ᵤ: 'u',
  ᵥ: 'v',
  ₗ: 'l',
  ₕ: 'h',
};
const RAISED: Record<string, string> = {
  '⁺': '+',
  '⁻': '−',
  '⁼': '=',
  '⁽': '(',
  '⁾': ')',
  ⁿ: 'n',
  ⁱ: 'i',
  ˣ: 'x',
  ʸ: 'y',
  ᵃ: 'a',
  ᵇ: 'b',
  ᶜ: 'c',
  ᵈ: 'd',
  ᵉ: 'e',
  ᵏ: 'k',
  ᵐ: 'm',
  ᵒ: 'o',
  ᵖ: 'p',
  ᵗ: 't',
};
for (let digit = 0; digit < 10; digit += 1) {
  LOWERED[String.fromCodePoint(0x2080 + digit)] = String(digit);
  RAISED['⁰¹²³⁴⁵⁶⁷⁸⁹'[digit] ?? ''] = String(digit);
}

/** Numbers stay with their unit, a dash with what it follows, `R$` with its amount, and a short last word with the one before. */
const UNIT =
  /(\d) (?=(?:\d{3}(?!\d)|%|°|º|(?:[kcmµM]?[mgLWVAJNsh]|km|cm|mm|kg|kWh|min|(?:minuto|segundo|hora|dia|semana|ano|metro|litro|quilo)s?|vezes|mil|reais)\b))/gu;
const MOST_ORPHAN = 16;
/** `(2, 5, 8, 11, …)`: a row of numbers is read in one go. */
const ROW = /\((?=[^()]{3,26}\))[\d.,;…\s–−-]+\)/gu;

/** `= 3 2 1`, `011 010 001`, `= D 1`: figures that are written apart are one number. */
const FIGURES =
  /(?<=[=→][ \u00a0])[A-F](?: [\p{N}A-F]{1,4})+(?!\p{L})|(?<![\p{L}\p{N}.,])\p{N}{1,4}(?: \p{N}{1,4})+(?![\p{L}\p{N}]|[.,]\p{N})/gu;

/** Stands for their spaces while formulas are looked for: to those the figures are one term. */
const HELD = '\ue000';

/** A number or a letter that stands for one, with what belongs to it: `2a`, `(-b`, `√Δ)`, `H2O`; no word. */
const TERM = String.raw`(?!\S*\p{Ll}{4})[([√±+−-]*[\p{L}\p{N}Δ][^\s;!?]{0,12}`;
const SIGN = `(?:[=+·×÷*/<>≤≥≠≈±→−–-]|[-=]>)`;
const CHAIN = new RegExp(String.raw`(?<![^\s(“"])${TERM}(?: ${SIGN} ${TERM})+`, 'gu');
/** `b) x² = 4`: what is asked under a letter begins behind it. */
const LETTERED = /(?<=^|\s)(\(?[a-h]\)) (?=\S)/gu;
/** What says that a row of terms is a formula: a dash alone stands between two names too. */
const RELATES = /[=+·×÷*<>≤≥≠≈→]|[-=]>|\d [−–-] /u;
/** A longer formula may end its line before a sign, never behind one. */
const LONGEST_CHAIN = 16;

const bindChain = (chain: string): string => {
  if (!RELATES.test(chain)) return chain;
  if (chain.length <= LONGEST_CHAIN) return chain.replaceAll(' ', '\u00a0');
  return chain.replaceAll(new RegExp(`(?<= ${SIGN}) `, 'gu'), '\u00a0');
};

/** The text with no-break spaces where a line must not end. */
export function bindWords(text: string): string {
  const bound = text
    .replaceAll(UNIT, '$1\u00a0')
    .replaceAll(/R\$ (?=\d)/g, 'R$\u00a0')
    .replaceAll(/(?<=séculos?) (?=[IVX]+(?!\p{L}))/giu, '\u00a0')
    .replaceAll(/(?<=[\p{L}\d)”]) (?=[-–—] )/gu, '\u00a0')
    .replaceAll(LETTERED, '$1\u00a0')
    .replaceAll(FIGURES, (row) => (row.length <= LONGEST_CHAIN ? row.replaceAll(' ', HELD) : row))
    .replaceAll(CHAIN, bindChain)
    .replaceAll(HELD, '\u00a0')
    .replaceAll(ROW, (row) => row.replaceAll(' ', '\u00a0'));
  const [, last] = / ([^\s–—-]\S* \S+)$/.exec(bound) ?? [];
  if (last === undefined || last.length > MOST_ORPHAN) return bound;
  return bound.slice(0, -last.length) + last.replace(' ', '\u00a0');
}

/**
 * A text as runs that the theme's fonts can draw: raised and lowered signs as shifted digits (few fonts have them all),
 * signs a face lacks in the other face, control characters and marks of direction left out.
 */
export function setText(
  text: string,
  style: TextStyle,
  fonts: ThemeFonts,
  like: Partial<TextRun> = {},
): TextRun[] {
  const runs: TextRun[] = [];
  const face = (like.isBold ?? style.isBold) ? 'bold' : 'regular';
  const font = like.font ?? style.font;
  for (const { sign, isIndex } of spell(clean(bindWords(text)))) {
    const lowered = isIndex ? sign : LOWERED[sign];
    const raised = RAISED[sign];
    const drawn = lowered ?? raised ?? sign;
    const run: TextRun = { ...like, text: drawn };
    if (lowered !== undefined) run.baseline = 'sub';
    if (raised !== undefined) run.baseline = 'super';
    if (sign !== '\n' && !canDraw(drawn, fonts[font], face)) {
      const other = (['minor', 'major', 'mono'] as const).find((role) => canDraw(drawn, fonts[role], face));
      if (other !== undefined) run.font = other;
    }
    const last = runs.at(-1);
    if (last !== undefined && last.baseline === run.baseline && last.font === run.font) last.text += drawn;
    else runs.push(run);
  }
  return runs.length > 0 ? runs : [{ ...like, text: '' }];
}

/** `V_(AB)`: an index that has no lowered letters of its own, as plain mathematics writes it. */
const INDEX = /(?<=\p{L})_\(([\p{L}\p{N},+–-]{1,6})\)/u;

/** The signs of a text one by one, those of an index marked. */
function* spell(text: string): Generator<{ sign: string; isIndex: boolean }> {
  for (const [at, part] of text.split(INDEX).entries())
    for (const sign of part) yield { sign, isIndex: at % 2 === 1 };
}

/** One paragraph of plain text. */
export const setParagraph = (
  text: string,
  style: TextStyle,
  fonts: ThemeFonts,
  { isBullet, spaceAfterPt, ...like }: Partial<TextRun> & Pick<Paragraph, 'isBullet' | 'spaceAfterPt'> = {},
): Paragraph => ({
  runs: setText(text, style, fonts, like),
  ...(isBullet === undefined ? {} : { isBullet }),
  ...(spaceAfterPt === undefined ? {} : { spaceAfterPt }),
});

const UNSET = /(?!\n)[\p{Cc}\p{Cf}\ufffe\uffff]/gu;
const clean = (text: string): string => text.normalize('NFC').replaceAll(UNSET, '');
