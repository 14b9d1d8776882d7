import type { Pdfium } from '#engine/reading/pdf/library/load-pdfium.ts';
import { readTexSign } from '#engine/reading/pdf/maths/tex-signs.ts';
import type { Glyph, StructureTags, TextStyle } from '#engine/reading/pdf/page-content.ts';
import { MAX_PAGE_CHARACTERS } from '#engine/reading/pdf/pdf-limits.ts';
import type { PageSpace } from './page-space.ts';
import { makePlaceSet } from './place-set.ts';
import { readTextStyle } from './read-text-style.ts';

const BOX_AT = 0;
const ORIGIN_AT = 32;
const STYLE_AT = 64;
/** The library's own marks for a hyphen at the end of a line, and the soft hyphen some writers leave. */
const HYPHEN_MARKS = new Set([0x02, 0xfffe, 0xad]);
export const SOFT_HYPHEN = '\u00AD';

export interface PrintedText {
  glyphs: Glyph[];
  /** Signs the page prints, white space and copies on the same spot included. */
  signCount: number;
}

/** Every letter of a page in the order of the file; white space becomes `hasSpaceBefore` of the next letter. */
export function readGlyphs(
  pdfium: Pdfium,
  page: number,
  space: PageSpace,
  scratch: number,
  tags: Pick<StructureTags, 'headingLevels' | 'parts'>,
): PrintedText {
  const { calls } = pdfium;
  const textPage = calls.FPDFText_LoadPage(page);
  if (textPage === 0) return { glyphs: [], signCount: 0 };
  try {
    const glyphs: Glyph[] = [];
    const styles = new Map<number, TextStyle>();
    const count = Math.min(calls.FPDFText_CountChars(textPage), MAX_PAGE_CHARACTERS);
    /** Letters printed again on the same spot (shadows, false bold, stacked copies) are read once. */
    const printed = makePlaceSet(count);
    let hasSpaceBefore = false;
    let isSpaceGuessed = true;
    let highSurrogate = 0;
    let lastPlace = Number.NaN;
    let lastObject = 0;
    for (let index = 0; index < count; index++) {
      const code = calls.FPDFText_GetUnicode(textPage, index);
      // Fonts of TeX have brackets and sums where other fonts have no letters.
      const isPlaced = code < 0x20 && calls.FPDFText_IsGenerated(textPage, index) === 0;
      if (isSpace(code) && !isPlaced) {
        hasSpaceBefore = true;
        isSpaceGuessed &&= calls.FPDFText_IsGenerated(textPage, index) === 1;
        continue;
      }
      if (code >= 0xd800 && code < 0xdc00) {
        highSurrogate = code;
        continue;
      }
      let text = decode(code, highSurrogate);
      highSurrogate = 0;
      if (text === '' && !isPlaced) continue;
      const textObject = calls.FPDFText_GetTextObject(textPage, index);
      const last = glyphs.at(-1);
      if (textObject === 0) {
        // A letter made up by the library: the hyphen it saw at the end of a line.
        if (last !== undefined && text === SOFT_HYPHEN) glyphs.push({ ...last, text, hasSpaceBefore: false });
        continue;
      }
      calls.FPDFText_GetCharOrigin(textPage, index, scratch + ORIGIN_AT, scratch + ORIGIN_AT + 8);
      const x = pdfium.view().getFloat64(scratch + ORIGIN_AT, true);
      const y = pdfium.view().getFloat64(scratch + ORIGIN_AT + 8, true);
      const place = (Math.round(x * 2) * 2 ** 13 + Math.round(y * 2)) * 2 ** 21 + code;
      // Both letters of an "ff" ligature come from one place, one right after the other.
      const isLigature = place === lastPlace && !hasSpaceBefore && styles.get(textObject) === last?.style;
      if (!printed.add(place) && !isLigature) continue;
      lastPlace = place;
      let style = textObject === lastObject ? last?.style : styles.get(textObject);
      if (style === undefined) {
        const target = { textPage, textObject, index, turns: space.turns, scratch: scratch + STYLE_AT };
        style = readTextStyle(pdfium, target, tags);
        styles.set(textObject, style);
      }
      lastObject = textObject;
      if (style.texFont !== null) text = readTexSign(style.texFont, code) ?? text;
      if (text === '') {
        hasSpaceBefore ||= isSpace(code);
        continue;
      }
      const box = scratch + BOX_AT;
      calls.FPDFText_GetCharBox(textPage, index, box, box + 8, box + 16, box + 24);
      const view = pdfium.view();
      const shown = space.toShown({
        left: view.getFloat64(box, true),
        right: view.getFloat64(box + 8, true),
        bottom: view.getFloat64(box + 16, true),
        top: view.getFloat64(box + 24, true),
      });
      const origin = space.toShown({ left: x, right: x, bottom: y, top: y });
      const glyph = { ...shown, text, baseline: origin.bottom, style, hasSpaceBefore };
      if (isSpaceGuessed && hasSpaceBefore && last !== undefined && isTorn(last, glyph)) {
        glyph.hasSpaceBefore = false;
      }
      glyphs.push(glyph);
      hasSpaceBefore = false;
      isSpaceGuessed = true;
    }
    return { glyphs, signCount: count };
  } finally {
    calls.FPDFText_ClosePage(textPage);
  }
}

/** In sizes of the letters. Spaces between words begin at 0.16, in every file that was measured. */
const TORN_GAP = 0.1;

/** The library saw a space where the writer only kerned: behind the capitals of formulas ("P riv", "M ac"). */
export function isTorn(last: Glyph, glyph: Glyph): boolean {
  const gap = glyph.left - last.right;
  return (
    last.style.size === glyph.style.size &&
    Math.abs(last.baseline - glyph.baseline) < 0.5 &&
    gap >= 0 &&
    gap < TORN_GAP * glyph.style.size &&
    isLetter(last.text) &&
    isLetter(glyph.text)
  );
}

function isLetter(text: string): boolean {
  return /^\p{L}$/u.test(text);
}

function isSpace(code: number): boolean {
  return (
    code === 0x20 ||
    (code >= 0x09 && code <= 0x0d) ||
    code === 0xa0 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x3000
  );
}

function decode(code: number, highSurrogate: number): string {
  if (HYPHEN_MARKS.has(code)) return SOFT_HYPHEN;
  if (code >= 0xdc00 && code < 0xe000) {
    return highSurrogate === 0 ? '' : String.fromCharCode(highSurrogate, code);
  }
  // A zero-width space parts no words.
  if (code === 0x200b) return '';
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || code > 0x10ffff || code === 0xffff) return '';
  // Ligatures are one sign on paper and several letters in a word.
  if (code >= 0xfb00 && code <= 0xfb06) return String.fromCodePoint(code).normalize('NFKC');
  return String.fromCodePoint(code);
}
