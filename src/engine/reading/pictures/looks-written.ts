/** Dots row by row: red, green and blue, or one grey. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
  channels: number;
}

/** Darker than this is ink on paper; between the two lies paper that has yellowed, and the edges of letters. */
const INK = 150;
const PAPER = 200;
const LEAST_PAPER = 0.6;
/** Red, green and blue of ink that is no colour are this close. */
const COLOURLESS = 40;
const MOST_COLOURED = 0.1;
/** A row of dots belongs to a line of letters from this share on of what the fullest rows hold. */
const LINE_FROM = 0.25;
const FULLEST = 0.9;
const LEAST_LINES = 6;
/** Of the picture's width: a taller band is a title or a drawing. */
const TALLEST_LINE = 0.06;
/** Of the rows with ink that must stand in such lines. */
const MOST_ROWS = 0.6;
/** From ink to paper and back in one row: letters are many and narrow. */
const LEAST_CHANGES = 20;
/** An upright stroke of so many lines is a rule, a frame or an axis. */
const LONGEST_STROKE = 3;
/** Lines of a text stand equally far apart, labels of a drawing where they belong. */
const SAME_PITCH = 0.25;
const MOST_PITCHES = 0.6;

/** A picture of running text: dark, narrow strokes on light paper in many low bands with light between them. */
export function looksWritten({ data, width, height, channels }: Raster): boolean {
  const inkOfRow: number[] = [];
  const changesOfRow: number[] = [];
  const strokes = new Uint16Array(width);
  const [toGreen, toBlue] = channels >= 3 ? [1, 2] : [0, 0];
  let [paper, coloured, inked, longestStroke] = [0, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    let [ink, changes, wasInk] = [0, 0, false];
    for (let x = 0, at = y * width * channels; x < width; x++, at += channels) {
      const red = data[at] ?? 0;
      const green = data[at + toGreen] ?? 0;
      const blue = data[at + toBlue] ?? 0;
      const isInk = red < INK || green < INK || blue < INK;
      if (isInk !== wasInk) changes++;
      wasInk = isInk;
      if (!isInk) {
        if (red > PAPER && green > PAPER && blue > PAPER) paper++;
        strokes[x] = 0;
        continue;
      }
      ink++;
      if (Math.max(red, green, blue) - Math.min(red, green, blue) > COLOURLESS) coloured++;
      const stroke = (strokes[x] ?? 0) + 1;
      strokes[x] = stroke;
      if (stroke > longestStroke) longestStroke = stroke;
    }
    inked += ink;
    inkOfRow.push(ink);
    changesOfRow.push(changes);
  }
  if (paper < LEAST_PAPER * width * height || coloured > MOST_COLOURED * inked) return false;
  const threshold = LINE_FROM * quantile(inkOfRow, FULLEST);
  const bands = listBands(inkOfRow, threshold);
  const lines = bands.filter(({ rows }) => rows > 1 && rows <= TALLEST_LINE * width);
  const rowsOf = (some: readonly Band[]) => some.reduce((sum, { rows }) => sum + rows, 0);
  const rowsInLines = lines.flatMap(({ from, rows }) => changesOfRow.slice(from, from + rows));
  return (
    lines.length >= LEAST_LINES &&
    longestStroke <=
      LONGEST_STROKE *
        quantile(
          lines.map(({ rows }) => rows),
          0.5,
        ) +
        1 &&
    areEven(lines) &&
    rowsOf(lines) >= MOST_ROWS * rowsOf(bands) &&
    quantile(rowsInLines, 0.5) >= LEAST_CHANGES
  );
}

interface Band {
  from: number;
  rows: number;
}

/** Neighbouring rows with more ink than that. */
function listBands(inkOfRow: readonly number[], threshold: number): Band[] {
  const bands: Band[] = [];
  let isOpen = false;
  inkOfRow.forEach((ink, y) => {
    const last = bands.at(-1);
    if (ink <= threshold) isOpen = false;
    else if (isOpen && last) last.rows++;
    else {
      bands.push({ from: y, rows: 1 });
      isOpen = true;
    }
  });
  return bands;
}

function areEven(lines: readonly Band[]): boolean {
  const pitches = lines.slice(1).map(({ from }, index) => from - (lines[index]?.from ?? 0));
  const usual = quantile(pitches, 0.5);
  return (
    pitches.filter((pitch) => Math.abs(pitch - usual) <= SAME_PITCH * usual).length >=
    MOST_PITCHES * pitches.length
  );
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
