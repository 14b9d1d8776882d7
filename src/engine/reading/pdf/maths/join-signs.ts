import { joinBoxes } from '#engine/reading/pdf/page-content.ts';
import { centreX, type MathsItem } from './maths-item.ts';

/** Signs that come in pieces: letters with their marks, tall brackets, roots. */
export const joinSigns = (items: readonly MathsItem[]): MathsItem[] => joinPieces(joinAccents(items));

const MARKS: Readonly<Record<string, string>> = {
  '¯': '\u0304',
  ˉ: '\u0304',
  '‾': '\u0304',
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
};

/** A mark printed above a letter, as TeX does, belongs to it. */
function joinAccents(items: readonly MathsItem[]): MathsItem[] {
  const marks = items.filter(({ sign }) => sign in MARKS);
  if (marks.length === 0) return [...items];
  let joined = [...items];
  for (const mark of marks) {
    const letter = joined.find(
      (one) =>
        /^\p{L}$/u.test(one.sign) &&
        centreX(mark) > one.left - 0.1 * one.size &&
        centreX(mark) < one.right + 0.25 * one.size &&
        mark.bottom > one.top - 0.25 * one.size &&
        mark.bottom < one.top + 0.3 * one.size,
    );
    if (letter === undefined) continue;
    const sign = `${letter.sign}${MARKS[mark.sign]}`;
    const glyphs = [...letter.glyphs, ...mark.glyphs];
    joined = joined.flatMap((one) =>
      one === mark ? [] : one === letter ? [{ ...letter, sign, plain: sign, glyphs }] : [one],
    );
  }
  return joined;
}

const PIECE = /[⎛-⎯⏐⎷]/u;
const FENCES: readonly (readonly [RegExp, string])[] = [
  [/[⎧⎨⎩]/u, '{'],
  [/[⎫⎬⎭]/u, '}'],
  [/[⎛⎝]/u, '('],
  [/[⎞⎠]/u, ')'],
  [/[⎡⎣]/u, '['],
  [/[⎤⎦]/u, ']'],
  [/⎷/u, '√'],
  [/[⎢⎥⎪⏐]/u, '|'],
];

/** A tall bracket comes in pieces one below the other. */
function joinPieces(items: readonly MathsItem[]): MathsItem[] {
  const pieces = items.filter(({ sign }) => PIECE.test(sign) || sign === '√');
  if (pieces.length === 0) return [...items];
  const used = new Set<MathsItem>();
  const joined: MathsItem[] = [];
  for (const piece of pieces) {
    if (used.has(piece)) continue;
    const stack = [piece];
    for (let grown = true; grown; ) {
      const box = joinBoxes(stack);
      const next = pieces.find(
        (one) =>
          !stack.includes(one) &&
          !used.has(one) &&
          Math.min(one.right, box.right) > Math.max(one.left, box.left) - 0.2 * one.size &&
          one.bottom < box.top + 0.15 * one.size &&
          one.top > box.bottom - 0.15 * one.size,
      );
      grown = next !== undefined;
      if (next !== undefined) stack.push(next);
    }
    if (stack.length < 2) continue;
    for (const one of stack) used.add(one);
    const signs = stack.map(({ sign }) => sign).join('');
    const sign = FENCES.find(([shape]) => shape.test(signs))?.[1] ?? '';
    const box = joinBoxes(stack);
    const glyphs = stack.flatMap((one) => one.glyphs);
    joined.push({ ...piece, ...box, sign, plain: sign, axis: (box.top + box.bottom) / 2, glyphs });
  }
  const single = (item: MathsItem) => (item.sign === '⏐' ? { ...item, sign: '|', plain: '|' } : item);
  return [...items.filter((item) => !used.has(item)).map(single), ...joined];
}
