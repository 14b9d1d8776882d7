/** Letters set above or below the line: exponents and indices. */
export type Script = 'raised' | 'lowered';

/**
 * Writes raised or lowered letters so that plain text keeps what they say: as Unicode signs where all of them
 * exist (2ⁿ, H₂O), else in brackets (`e^(x/2)`). Ordinals become º and ª; marks of footnotes and raised words
 * stay as they are, for they are no exponents.
 * @param before the text they follow; without a base right before them there is nothing to raise
 */
export function writeScript(letters: string, script: Script, before: string): string {
  const inner = letters.trim();
  const ordinal = ORDINALS[inner];
  if (script === 'raised' && ordinal !== undefined && TAKES_ORDINAL.test(before)) {
    return letters.replace(inner, ordinal);
  }
  if (inner === '' || !HAS_BASE.test(before) || /^[′″]+$/u.test(inner)) return letters;
  if (script === 'raised' && (!CAN_BE_RAISED.test(inner) || isNoteMark(inner, before))) return letters;
  if (IS_WORD.test(inner)) {
    return script === 'lowered' && IS_SYMBOL.test(before) ? letters.replace(inner, `_(${inner})`) : letters;
  }
  if (!CAN_BE_SCRIPT.test(inner)) return letters;
  const signs = SIGNS[script];
  const written = [...inner.replaceAll(' ', '')].map(
    (letter) => signs.get(letter) ?? signs.get(letter.normalize('NFKC')),
  );
  if (written.every((sign) => sign !== undefined)) return letters.replace(inner, written.join(''));
  return letters.replace(inner, `${script === 'raised' ? '^' : '_'}(${inner})`);
}

const HAS_BASE = /[\p{L}\p{N}\p{Sm}\p{M})\]}|'’′$]$/u;
const ORDINALS: Readonly<Record<string, string>> = { o: 'º', a: 'ª', os: 'ºs', as: 'ªs' };
const TAKES_ORDINAL = /(?:\d|(?:^|[^\p{L}])[nN]|\p{L}\.)$/u;
/** Typed marks that are printed high anyway. */
const CAN_BE_RAISED = /^[^ºª°®™©*∗†‡§"'’”]/u;
const CAN_BE_SCRIPT = /^[\p{L}\p{N}\p{Sm}\p{M}+\-−–=()[\]/.,*∗′' ]{1,24}$/u;
/** A raised word is no exponent; a lowered one behind a letter or two is its name: "v" and "média". */
const IS_WORD = /\p{L}{4}/u;
const IS_SYMBOL = /(?:^|[^\p{L}])\p{L}{1,2}$/u;
const FUNCTIONS = /(?:^|[^\p{L}])(?:sen|sin|cos|tan|cot|sec|csc|log|dam|mol|min|det|lim|max|máx|mín)$/u;
const SHORT_WORDS = /(?:^|[^\p{L}])(?:[dn][aeo]s?|em|um|se|já|só|eu|tu|me|te|lhe|vos|nos|que|por)$/iu;

/** The number of a footnote stands behind a word, a full stop or a year; an exponent behind a letter or two. */
function isNoteMark(inner: string, before: string): boolean {
  if (!/^\(?\d{1,3}\)?(?:\s?,\s?\d{1,3})*$/.test(inner)) return false;
  if (/\p{L}{3}$/u.test(before)) return !FUNCTIONS.test(before);
  if (/\p{L}{3}[^()]*\)$/u.test(before)) return true;
  return SHORT_WORDS.test(before) || /(?:^|[^\d.,])(?:1[5-9]|20)\d\d$/.test(before);
}

const SIGNS: Readonly<Record<Script, ReadonlyMap<string, string>>> = {
  raised: pair(
    '0123456789+-−–=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVWβγδφχ',
    '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵝᵞᵟᵠᵡ',
  ),
  lowered: pair('0123456789+-−–=()aehijklmnoprstuvxβγρφχ', '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ'),
};

function pair(plain: string, signs: string): ReadonlyMap<string, string> {
  const written = [...signs];
  return new Map([...plain].map((letter, index) => [letter, written[index] ?? letter]));
}
