import { FONT_FAMILIES } from '#engine/composing/fonts/font-files.ts';
import { keepLetters, mapTexts } from '#engine/composing/fonts/keep-letters.ts';
import { canDraw } from '#engine/composing/fonts/measure-text.ts';
import { rememberTexts } from '#shared/text/remember-texts.ts';

/**
 * The same value with every text made of what our fonts can draw: PDF/UA refuses a letter without a glyph, and an
 * emoji must not cost anyone the file. Templates name all families as fallbacks, so one that holds it is enough.
 */
export const keepDrawable = <T>(value: T): T => mapTexts(value, keepText);

/** What every text is full of: no need to ask the fonts. */
const USUAL = /^[\n -~\u00a0-\u00ac\u00ae-\u00ff–—‘’“”•…]*$/;

function keepText(text: string): string {
  const lines = text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n');
  return USUAL.test(lines) ? lines : keepUnusual(lines);
}

const KEPT_LETTERS = 1_000_000;
const keepUnusual = rememberTexts((text) => keepLetters(text, isHeld), KEPT_LETTERS);

/** Signs that the typesetter's own face of mathematics lends to text too: as dots, `n ∈ A` and `a ≡ b` would say nothing. */
const MATHS = /^[∈∉∋⊂⊃⊆⊇⊄∪∩∀∃∄∧∨⊕⊗⊥∥∠≡≢≅∼≃≪≫∝∘⋅⋯⋮⇒⇐⇔⟶⟹⟺↦∴∵∇∬∮∓⊢⊨ℕℤℚℝℂ]$/u;

/** By one family as a whole, or a mark would come from another font than its letter. */
const isHeld = (letter: string) =>
  MATHS.test(letter) ||
  (!/\p{Cf}/u.test(letter) &&
    FONT_FAMILIES.some((family) =>
      Array.from(letter).every((sign) => canDraw(sign, family, 'regular') && canDraw(sign, family, 'bold')),
    ));
