import sharp from 'sharp';
import type { GreyImage } from './grey-image.ts';
import { measureSkew } from './measure-skew.ts';

// Each page is another picture: nothing of it is worth keeping, and one thread at a time takes less memory.
sharp.cache(false);
sharp.concurrency(1);

/** Turning a page by less costs as much sharpness as it gains (measured on simulated scans). */
const LEAST_SKEW_DEGREES = 0.3;

/**
 * The page as a PNG that carries its density, turned level and without vertical rules; those come beside it.
 * @param page is painted on: a copy of each page would be memory for nothing
 */
export async function preparePage(page: GreyImage): Promise<{ png: Buffer; rules: VerticalRule[] }> {
  const skew = await measureSkew(page);
  const level = Math.abs(skew) < LEAST_SKEW_DEGREES ? page : await turnPage(page, -skew);
  const rules = eraseVerticalRules(level);
  const png = await openGrey(level)
    .toColourspace('b-w')
    .withMetadata({ density: Math.round(page.dpi) })
    .png({ compressionLevel: 2 })
    .toBuffer();
  return { png, rules };
}

async function turnPage(page: GreyImage, degrees: number): Promise<GreyImage> {
  const { data, info } = await openGrey(page)
    .rotate(degrees, { background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data, dpi: page.dpi };
}

function openGrey(page: GreyImage) {
  return sharp(page.data, { raw: { width: page.width, height: page.height, channels: 1 } });
}

/** Darker than this is ink; rules are printed as dark as letters. */
const INK = 160;
/** A stroke this long is no letter, in inches. */
const LEAST_LENGTH = 0.8;
/** A stroke wider than this is an area, not a rule, in inches. */
const MOST_WIDTH = 0.05;
/** Scans break lines: so many light pixels may lie inside one. */
const GAP_PIXELS = 3;

/** A stroke from `from` to `to` (pixels from the top) at `x` (pixels from the left). */
export interface VerticalRule {
  x: number;
  from: number;
  to: number;
}

/**
 * Paints vertical rules white, in place, and answers where they stood. Tesseract takes a rule between two
 * columns for a bar inside the line.
 */
function eraseVerticalRules(page: GreyImage): VerticalRule[] {
  const rules: VerticalRule[] = [];
  const least = Math.round(page.dpi * LEAST_LENGTH);
  const widest = Math.max(2, Math.round(page.dpi * MOST_WIDTH));
  for (let x = 0; x < page.width; x++) {
    for (const run of listRuns(page, x, least)) {
      if (measureWidth(page, x, run, widest) > widest) continue;
      addRule(rules, x, run, widest);
      paintWhite(page, x, run);
    }
  }
  return rules;
}

/** A rule that is wider than a pixel, or not quite level, comes as several runs side by side. */
function addRule(rules: VerticalRule[], x: number, run: Run, widest: number): void {
  const same = rules.find(
    (rule) => x - rule.x <= 2 * widest && run.from <= rule.to + widest && run.to >= rule.from - widest,
  );
  if (same === undefined) rules.push({ x, ...run });
  else {
    same.from = Math.min(same.from, run.from);
    same.to = Math.max(same.to, run.to);
  }
}

interface Run {
  from: number;
  to: number;
}

function listRuns(page: GreyImage, x: number, least: number): Run[] {
  const runs: Run[] = [];
  let from = -1;
  let last = -1;
  for (let y = 0; y <= page.height; y++) {
    const isInk = y < page.height && isDark(page, x, y);
    if (isInk) {
      if (from < 0) from = y;
      last = y;
    } else if (from >= 0 && (y === page.height || y - last > GAP_PIXELS)) {
      if (last - from + 1 >= least) runs.push({ from, to: last });
      from = -1;
    }
  }
  return runs;
}

/** Median width of the stroke around column `x`, looking at most one pixel past `widest` to the right and left. */
function measureWidth(page: GreyImage, x: number, run: Run, widest: number): number {
  const widths: number[] = [];
  const step = Math.max(1, Math.floor((run.to - run.from) / 32));
  for (let y = run.from; y <= run.to; y += step) {
    let left = x;
    let right = x;
    while (left > 0 && x - left <= widest && isDark(page, left - 1, y)) left--;
    while (right < page.width - 1 && right - x <= widest && isDark(page, right + 1, y)) right++;
    widths.push(right - left + 1);
  }
  return widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0;
}

function paintWhite(page: GreyImage, x: number, { from, to }: Run): void {
  // The soft edge of the stroke goes with it.
  for (let column = Math.max(0, x - 2); column <= Math.min(page.width - 1, x + 2); column++) {
    if (column !== x && isLetterSide(page, column, from, to)) continue;
    for (let y = from; y <= to; y++) page.data[y * page.width + column] = 255;
  }
}

/** A column beside the rule that is mostly light still holds the feet of letters; only grey haze is taken. */
function isLetterSide(page: GreyImage, column: number, from: number, to: number): boolean {
  let light = 0;
  for (let y = from; y <= to; y++) if ((page.data[y * page.width + column] ?? 255) > 235) light++;
  return light * 2 > to - from;
}

function isDark(page: GreyImage, x: number, y: number): boolean {
  return (page.data[y * page.width + x] ?? 255) < INK;
}
