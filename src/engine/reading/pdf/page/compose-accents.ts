import type { Glyph } from '#engine/reading/pdf/page-content.ts';

/** Accents that fonts without composed letters print as signs of their own, and the mark that composes. */
const MARKS: Readonly<Record<string, string>> = {
  '\u00B4': '\u0301',
  '\u02CA': '\u0301',
  '`': '\u0300',
  '\u02CB': '\u0300',
  '^': '\u0302',
  '\u02C6': '\u0302',
  '~': '\u0303',
  '\u02DC': '\u0303',
  '\u00A8': '\u0308',
  '\u00B8': '\u0327',
  '\u02DA': '\u030A',
};
const COMBINING = /^[\u0300-\u036F]$/;
const UNDOTTED: Readonly<Record<string, string>> = { '\u0131': 'i', '\u0237': 'j' };
const LETTER = /^\p{L}$/u;
/** Share of the narrower sign that must lie over the other; signs typed next to a letter share none. */
const MIN_SHARE = 0.5;
/** How far, in widths of the narrower sign, an accent may lean off a letter that follows or precedes it. */
const LEAN = 0.6;
/** How far from its letter, in signs, an accent may come: some files print a line first, its accents after. */
const REACH = 160;

/**
 * Puts separately printed accents back on their letters by where they stand on the page. Old TeX fonts give
 * the accent before the letter ("Fun¸c˜oes"), others after it ("c¸") or after the whole line, and all of them
 * leave gaps that look like spaces.
 */
export function composeAccents(glyphs: readonly Glyph[]): Glyph[] {
  if (!glyphs.some((glyph) => markOf(glyph) !== null)) return [...glyphs];
  const composed: (Glyph | null)[] = [...glyphs];
  const touched = new Set<number>();
  glyphs.forEach((accent, at) => {
    const mark = markOf(accent);
    if (mark === null) return;
    const found = findLetter(composed, at, mark);
    if (found === null) return;
    const [letterAt, letter] = found;
    const isBefore = at === letterAt - 1;
    composed[letterAt] = isBefore ? { ...letter, hasSpaceBefore: accent.hasSpaceBefore } : letter;
    composed[at] = null;
    touched
      .add(letterAt)
      .add(letterAt + 1)
      .add(at + 1);
  });
  return closeGaps(composed, touched);
}

function markOf(glyph: Glyph): string | null {
  const { text } = glyph;
  // Plain letters and digits, nearly all of a page, need no looking up.
  if ((text >= 'a' && text <= 'z') || (text >= '!' && text < '^')) return null;
  if (COMBINING.test(text)) return text;
  return MARKS[text] ?? null;
}

/** The nearest letter under the accent at `at` that takes this mark, already carrying it. */
function findLetter(glyphs: readonly (Glyph | null)[], at: number, mark: string): [number, Glyph] | null {
  const accent = glyphs[at];
  if (accent === null || accent === undefined) return null;
  for (let distance = 1; distance <= REACH; distance++) {
    for (const letterAt of [at + distance, at - distance]) {
      const letter = glyphs[letterAt];
      if (letter === null || letter === undefined || shareOver(letter, accent) < MIN_SHARE) continue;
      const composed = addMark(letter, mark);
      if (composed !== null) return [letterAt, composed];
    }
  }
  // Italic type leans the accent off its letter. Typed signs of the keyboard stay what they are.
  if (accent.text < '\u0080') return null;
  for (const letterAt of [at + 1, at - 1]) {
    const letter = glyphs[letterAt];
    const composed = letter === null || letter === undefined ? null : addMark(letter, mark);
    if (letter && composed !== null && shareOver(letter, accent) > -LEAN) return [letterAt, composed];
  }
  return null;
}

function addMark(letter: Glyph, mark: string): Glyph | null {
  const base = UNDOTTED[letter.text] ?? letter.text;
  const text = (base + mark).normalize('NFC');
  return LETTER.test(base) && [...text].length === 1 ? { ...letter, text } : null;
}

/** Share of the narrower sign that lies over the other; negative when apart. */
function shareOver(letter: Glyph, accent: Glyph): number {
  if (Math.abs(letter.baseline - accent.baseline) > 0.6 * letter.style.size) return Number.NEGATIVE_INFINITY;
  const shared = Math.min(letter.right, accent.right) - Math.max(letter.left, accent.left);
  const narrower = Math.min(letter.right - letter.left, accent.right - accent.left);
  return narrower > 0 ? shared / narrower : Number.NEGATIVE_INFINITY;
}

/** Drops the used accents, and beside composed letters the spaces that were only the accent's own place. */
function closeGaps(glyphs: readonly (Glyph | null)[], touched: ReadonlySet<number>): Glyph[] {
  const kept: Glyph[] = [];
  let isNear = false;
  glyphs.forEach((glyph, at) => {
    isNear = isNear || touched.has(at);
    if (glyph === null) return;
    const isFalseSpace = isNear && glyph.hasSpaceBefore && touches(kept.at(-1), glyph);
    kept.push(isFalseSpace ? { ...glyph, hasSpaceBefore: false } : glyph);
    isNear = false;
  });
  return kept;
}

/** Set without a visible gap on the same line. */
function touches(left: Glyph | undefined, right: Glyph): boolean {
  if (left === undefined || Math.abs(left.baseline - right.baseline) > 1) return false;
  const gap = right.left - left.right;
  return gap < 0.16 * right.style.size && gap > -right.style.size;
}
