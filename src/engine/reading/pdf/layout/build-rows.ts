import { joinBoxes, overlapY, type TextLine } from '#engine/reading/pdf/page-content.ts';

/** In sizes of the letters. */
const SAME_ROW = 0.35;
const NO_SPACE_GAP = 0.12;

/** Joins pieces that stand side by side on one line (wide justified gaps, raised letters) and sorts from the top. */
export function buildRows(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[][] = [];
  for (const line of [...lines].sort((a, b) => b.baseline - a.baseline)) {
    const row = rows.at(-1);
    const first = row?.[0];
    const isSame =
      first !== undefined &&
      Math.abs(first.baseline - line.baseline) <= SAME_ROW * Math.max(first.size, line.size) &&
      overlapY(first, line) > 0;
    if (isSame) row?.push(line);
    else rows.push([line]);
  }
  return rows.flatMap(partOptions).map(joinRow);
}

/** Answers "a) … b) … c) …" set side by side on one line are rows of their own. */
function partOptions(pieces: TextLine[]): TextLine[][] {
  const sorted = pieces.sort((a, b) => a.left - b.left);
  if (sorted.filter(isOption).length < 2) return [sorted];
  const options: TextLine[][] = [];
  for (const piece of sorted) {
    if (isOption(piece) || options.length === 0) options.push([piece]);
    else options.at(-1)?.push(piece);
  }
  return options;
}

function isOption({ text }: TextLine): boolean {
  return /^\(?[A-Ea-e]\)/.test(text);
}

function joinRow(pieces: TextLine[]): TextLine {
  const [only] = pieces;
  if (only !== undefined && pieces.length === 1) return only;
  const sorted = pieces;
  const largest = sorted.reduce((most, piece) => (piece.text.length > most.text.length ? piece : most));
  let text = '';
  let right = Number.NEGATIVE_INFINITY;
  for (const piece of sorted) {
    const isTight = piece.left - right < NO_SPACE_GAP * piece.size;
    text += text === '' || isTight ? piece.text : ` ${piece.text}`;
    right = piece.right;
  }
  return {
    ...joinBoxes(sorted),
    text,
    baseline: largest.baseline,
    size: largest.size,
    isBold: sorted.every((piece) => piece.isBold),
    colour: largest.colour,
    tagLevel: largest.tagLevel,
    ...(largest.part === undefined ? {} : { part: largest.part }),
    order: Math.min(...sorted.map((piece) => piece.order)),
  };
}
