import type { Glyph } from '#engine/reading/pdf/page-content.ts';
import { type Script, writeScript } from '#engine/reading/write-script.ts';

/** In sizes of the line: exponents and indices are at most this large and stand at least so far off the line. */
const MOST_SIZE = 0.82;
const LEAST_RISE = 0.18;
const LEAST_FALL = 0.08;
/** Large brackets and signs of sums hang from their baseline: what stands beside them goes by their middle. */
const TALL = 1.3;
/** Spaces the library sees in narrower gaps come from the change of size, not from the writer. */
const TORN_BEFORE = 0.25;
const TORN_AFTER = 0.14;
const TORN_BEFORE_STOP = 0.4;

interface Run {
  script: Script | null;
  text: string;
  /** A space parts it from what came before. */
  isApart: boolean;
}

/**
 * The text of letters on one line, exponents and indices written as such (2ⁿ, H₂O).
 * @param baseline of the line, as its largest letters have it
 * @param size of those letters
 */
export function writeLetters(printed: readonly Glyph[], baseline: number, size: number): string {
  const glyphs = closeLetterSpacing(printed);
  if (!glyphs.some((glyph) => glyph.style.size <= MOST_SIZE * size)) return joinLetters(glyphs);
  const runs: Run[] = [];
  glyphs.forEach((glyph, index) => {
    const last = glyphs[index - 1];
    const script = judgeScript(glyph, last, baseline, size);
    const run = runs.at(-1);
    const isNearScript = script !== null || (run?.script ?? null) !== null;
    const most =
      script !== null ? TORN_BEFORE : isStop(glyph, glyphs[index + 1]) ? TORN_BEFORE_STOP : TORN_AFTER;
    const isTorn = isNearScript && last !== undefined && glyph.left - last.right < most * size;
    const isApart = glyph.hasSpaceBefore && last !== undefined && !isTorn;
    if (run !== undefined && run.script === script && !isStacked(last, glyph)) {
      run.text += isApart ? ` ${glyph.text}` : glyph.text;
    } else runs.push({ script, text: glyph.text, isApart });
  });
  return runs.reduce((text, run) => text + (run.isApart && text !== '' ? ' ' : '') + writeRun(run, text), '');
}

/** Nearly all lines: no letter is small enough to be raised. */
function joinLetters(glyphs: readonly Glyph[]): string {
  let text = '';
  for (const glyph of glyphs) text += glyph.hasSpaceBefore && text !== '' ? ` ${glyph.text}` : glyph.text;
  return text;
}

function writeRun({ script, text, isApart }: Run, before: string): string {
  return script === null || isApart ? text : writeScript(text, script, before);
}

function judgeScript(glyph: Glyph, last: Glyph | undefined, baseline: number, size: number): Script | null {
  if (glyph.style.size > MOST_SIZE * size) return null;
  if (last !== undefined && last.top - last.bottom > TALL * size) {
    return glyph.top + glyph.bottom > last.top + last.bottom ? 'raised' : 'lowered';
  }
  const shift = glyph.baseline - baseline;
  if (shift >= LEAST_RISE * size) return 'raised';
  return shift <= -LEAST_FALL * size ? 'lowered' : null;
}

/** Punctuation that never stands apart; three points do. */
function isStop({ text }: Glyph, next: Glyph | undefined): boolean {
  return /^[.,;:)\]]/.test(text) && next?.text !== '.';
}

/** The lower part of a small fraction begins anew under the upper one. */
function isStacked(last: Glyph | undefined, glyph: Glyph): boolean {
  return last !== undefined && glyph.right <= last.left + 0.1;
}

const LEAST_LETTERS = 5;
const MOSTLY_APART = 0.8;
/** How much wider than the gaps between its letters the gap between two words is. */
const WORD_GAP = 1.7;

/**
 * "R A S C U N H O": letters set far apart are one word; only the wider gaps part words. Letters that name
 * answers or vowels (A B C D E) stay apart.
 */
function closeLetterSpacing(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (glyphs.length < LEAST_LETTERS) return glyphs;
  let apart = 0;
  for (const glyph of glyphs) if (glyph.hasSpaceBefore) apart++;
  if (apart < MOSTLY_APART * (glyphs.length - 1)) return glyphs;
  const others = glyphs.slice(1);
  const text = glyphs.map((glyph) => glyph.text).join('');
  if (!/^\p{L}+$/u.test(text) || isEnumeration(text)) return glyphs;
  const gaps = others.map((glyph, index) => glyph.left - (glyphs[index]?.right ?? 0));
  const typical = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? 0;
  return glyphs.map((glyph, index) => ({
    ...glyph,
    hasSpaceBefore: index > 0 && (gaps[index - 1] ?? 0) > WORD_GAP * typical,
  }));
}

function isEnumeration(text: string): boolean {
  const letters = [...text.toLowerCase()];
  const hasBoth =
    /[aeiouáéíóúâêôãõ]/.test(text.toLowerCase()) && /[b-df-hj-np-tv-z]/.test(text.toLowerCase());
  const steps = letters
    .slice(1)
    .filter((letter, index) => letter.charCodeAt(0) - (letters[index]?.charCodeAt(0) ?? 0) === 1);
  return !hasBoth || steps.length > letters.length / 2;
}
