import { type Box, type Glyph, joinBoxes, type TextLine } from '#engine/reading/pdf/page-content.ts';
import { writeLetters } from './write-letters.ts';

/** In sizes of the letters: what still belongs to a line. */
const WIDEST_GAP = 1.1;
const WIDEST_STEP_BACK = 0.6;
const SAME_BASELINE = 0.2;
/** Raised and lowered letters stand up to half a letter off the line, close to what they belong to. */
const RAISED = 0.55;
const RAISED_GAP = 0.4;
const SAME_SIZE_RAISED = 0.4;

/** Puts letters that follow each other on one baseline into lines. A wide gap or a vertical stroke ends a line. */
export function buildLines(glyphs: readonly Glyph[], strokes: readonly Box[]): TextLine[] {
  const lines: TextLine[] = [];
  let current: Glyph[] = [];
  let baseline = 0;
  let size = 0;
  const close = () => {
    if (current.length > 0) lines.push(makeLine(current, baseline, size, lines.length));
    current = [];
  };
  for (const glyph of glyphs) {
    const last = current.at(-1);
    if (glyph.formula !== undefined) {
      close();
      lines.push({
        ...makeLine([glyph], glyph.baseline, glyph.style.size, lines.length),
        formula: glyph.formula,
      });
      continue;
    }
    const isApart =
      last !== undefined &&
      (!(continues(last, glyph, baseline, size) || isUnderScript(current, glyph, baseline, size)) ||
        isParted(last, glyph, strokes) ||
        (current.length === 1 && isDropCap(last, glyph)));
    if (isApart) close();
    if (current.length === 0) {
      baseline = glyph.baseline;
      size = glyph.style.size;
    } else if (glyph.style.size > size * 1.05) {
      // The line began with raised or small letters: the larger ones set the measure.
      baseline = glyph.baseline;
      size = glyph.style.size;
    }
    current.push(glyph);
  }
  close();
  return lines;
}

/** An index set right below an exponent begins anew at the sign both belong to. */
function isUnderScript(current: readonly Glyph[], glyph: Glyph, baseline: number, size: number): boolean {
  const isSmall = (one: Glyph) => one.style.size <= MOST_SCRIPT * size;
  const last = current.at(-1);
  if (last === undefined || !isSmall(glyph) || !isSmall(last)) return false;
  const base = current.findLast((one) => !isSmall(one));
  const rise = (one: Glyph) => one.baseline - baseline;
  return (
    base !== undefined &&
    rise(glyph) * rise(last) < 0 &&
    Math.abs(rise(glyph)) < RAISED * size &&
    glyph.left > base.right - RAISED_GAP * size &&
    glyph.left < base.right + RAISED_GAP * size
  );
}

const MOST_SCRIPT = 0.82;
const DROP_CAP_SIZE = 1.9;
const DROPPED = 0.2;

/** The large first letter of a chapter, hanging below the line it begins: no letter raised beside it. */
function isDropCap(first: Glyph, next: Glyph): boolean {
  const size = first.style.size;
  return (
    size >= DROP_CAP_SIZE * next.style.size &&
    next.baseline - first.baseline > DROPPED * size &&
    /^\p{Lu}$/u.test(first.text) &&
    /^\p{L}/u.test(next.text)
  );
}

function continues(last: Glyph, glyph: Glyph, baseline: number, size: number): boolean {
  const em = Math.max(size, glyph.style.size);
  const gap = glyph.left - last.right;
  if (gap > WIDEST_GAP * em || gap < -WIDEST_STEP_BACK * em) return false;
  const step = Math.abs(glyph.baseline - baseline);
  if (step <= SAME_BASELINE * em) return true;
  const isMixed = glyph.style.size < 0.92 * size || size < 0.92 * glyph.style.size;
  return gap <= RAISED_GAP * em && step <= (isMixed ? RAISED : SAME_SIZE_RAISED) * em;
}

/** True when a vertical stroke (the border of a table cell) stands between two letters. */
function isParted(last: Glyph, glyph: Glyph, strokes: readonly Box[]): boolean {
  if (glyph.left - last.right < 1) return false;
  const middle = glyph.baseline + 0.3 * glyph.style.size;
  return strokes.some(
    (stroke) =>
      stroke.left >= last.right - 1 &&
      stroke.right <= glyph.left + 1 &&
      stroke.bottom <= middle &&
      stroke.top >= middle,
  );
}

function makeLine(glyphs: Glyph[], baseline: number, size: number, order: number): TextLine {
  let bold = 0;
  const levels = new Map<number, number>();
  for (const glyph of glyphs) {
    if (glyph.style.isBold) bold++;
    levels.set(glyph.style.tagLevel, (levels.get(glyph.style.tagLevel) ?? 0) + 1);
  }
  const [tagLevel] = [...levels].reduce((most, entry) => (entry[1] > most[1] ? entry : most));
  const box = joinBoxes(glyphs);
  const text = writeLetters(glyphs, baseline, size);
  const part = glyphs.findLast(({ style }) => style.part !== undefined)?.style.part;
  const look = { size, isBold: bold > 0.8 * glyphs.length, colour: colourOf(glyphs), tagLevel };
  return { ...box, text, baseline, ...look, order, ...(part === undefined ? {} : { part }) };
}

/** `b)` of an option may be black before a coloured answer. */
const OPTION = /^\(?[A-Ha-h][).]/u;
const NEARLY_ALL = 0.8;

function colourOf(glyphs: readonly Glyph[]): string | null {
  const [first] = glyphs;
  const colour = glyphs.at(-1)?.style.colour ?? '';
  if (first?.style.colour === colour && glyphs.every(({ style }) => style.colour === colour)) return colour;
  const head = glyphs.slice(0, 3).map(({ text }) => text);
  const marker = OPTION.exec(head.join(''))?.[0].length ?? 0;
  const own = glyphs.length > marker ? glyphs.slice(marker) : glyphs;
  const counts = Map.groupBy(own, ({ style }) => style.colour);
  for (const [name, same] of counts) if (same.length >= NEARLY_ALL * own.length) return name;
  return null;
}
