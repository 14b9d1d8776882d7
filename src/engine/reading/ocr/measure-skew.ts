import sharp from 'sharp';
import type { GreyImage } from './grey-image.ts';

const WORK_WIDTH = 800;
const MOST_POINTS = 150_000;
const WIDEST_DEGREES = 5;

/**
 * The angle in degrees by which the lines of a page fall (positive) or rise (negative) towards the right,
 * within ±5; turning the page back by it makes them level. Projection profile: at the right angle the
 * ink of a text falls into few rows, so neighbouring rows differ most.
 */
export async function measureSkew(page: GreyImage): Promise<number> {
  const { data, info } = await sharp(page.data, {
    raw: { width: page.width, height: page.height, channels: 1 },
  })
    .resize({ width: Math.min(WORK_WIDTH, page.width) })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = listInk(data, info.width, info.height);
  if (ink.xs.length === 0) return 0;
  const score = (degrees: number) => scoreAngle(ink, info.width, info.height, degrees);
  const coarse = pickBest(spread(-WIDEST_DEGREES, WIDEST_DEGREES, 0.5), score);
  return pickBest(spread(coarse - 0.4, coarse + 0.4, 0.1), score);
}

interface Ink {
  xs: Float64Array;
  ys: Float64Array;
}

/** The dark pixels, or the light ones where those are fewer (white letters on a dark slide). */
function listInk(data: Buffer, width: number, height: number): Ink {
  const limit = findThreshold(data);
  let dark = 0;
  for (const value of data) if (value <= limit) dark++;
  const wantsDark = dark * 2 <= data.length;
  const count = wantsDark ? dark : data.length - dark;
  const step = Math.max(1, Math.ceil(count / MOST_POINTS));
  const xs: number[] = [];
  const ys: number[] = [];
  let seen = 0;
  for (let at = 0; at < width * height; at++) {
    if ((data[at] ?? 255) <= limit !== wantsDark || seen++ % step !== 0) continue;
    xs.push(at % width);
    ys.push(Math.floor(at / width));
  }
  return { xs: Float64Array.from(xs), ys: Float64Array.from(ys) };
}

/** Otsu's threshold: the grey value that parts the histogram into the two most distinct classes. */
function findThreshold(data: Buffer): number {
  const histogram = new Float64Array(256);
  for (const value of data) histogram[value] = (histogram[value] ?? 0) + 1;
  const total = histogram.reduce((sum, count, value) => sum + count * value, 0);
  let below = 0;
  let belowSum = 0;
  let best = { value: 127, spread: 0 };
  for (let value = 0; value < 255; value++) {
    below += histogram[value] ?? 0;
    belowSum += value * (histogram[value] ?? 0);
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const gap = belowSum / below - (total - belowSum) / above;
    const between = below * above * gap * gap;
    if (between > best.spread) best = { value, spread: between };
  }
  return best.value;
}

function scoreAngle(ink: Ink, width: number, height: number, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const margin = Math.ceil(Math.abs(slope) * width) + 1;
  const rows = new Float64Array(height + 2 * margin);
  for (let at = 0; at < ink.xs.length; at++) {
    const row = Math.round((ink.ys[at] ?? 0) - (ink.xs[at] ?? 0) * slope) + margin;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let score = 0;
  for (let row = 1; row < rows.length; row++) score += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return score;
}

function spread(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_, index) => Math.round((from + index * step) * 10) / 10,
  );
}

function pickBest(angles: number[], score: (degrees: number) => number): number {
  return angles.map((angle) => ({ angle, score: score(angle) })).reduce((a, b) => (b.score > a.score ? b : a))
    .angle;
}
