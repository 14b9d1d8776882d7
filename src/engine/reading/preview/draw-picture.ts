import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ColourPage } from '#engine/reading/pdf/render-page.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { pictureName } from './preview-task.ts';

/** In pixels: sharp on a screen of twice the density at the width of a dialog. */
export const PREVIEW_WIDTH = 1200;
/** A strip longer than that is drawn narrower: WebP ends at 16,383. */
const MOST_HEIGHT = 4000;
/** As a good camera takes them; beyond that a small file is a trap. */
const MOST_INPUT_PIXELS = 60_000_000;

// One file at a time: a cache and a thread for each core would only cost the child's memory.
sharp.cache(false);
sharp.concurrency(1);

/** A picture turned the way its camera held it, no wider than a page. */
export async function drawPicture(
  bytes: Uint8Array,
  folder: string,
): Promise<{ width: number; height: number }> {
  const picture = sharp(bytes, { limitInputPixels: MOST_INPUT_PIXELS, failOn: 'error' }).autoOrient();
  try {
    return await write(picture, join(folder, pictureName(1)));
  } catch (error) {
    throw new ReadingProblem('broken', { cause: error });
  }
}

export const writePage = (
  { width, height, data }: ColourPage,
  { folder, page }: { folder: string; page: number },
): Promise<{ width: number; height: number }> =>
  write(sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha(), join(folder, pictureName(page)));

/** Never enlarged. */
async function write(picture: Sharp, path: string): Promise<{ width: number; height: number }> {
  // Effort 2 of 6: a third of the time for a tenth more bytes.
  const { width, height } = await picture
    .resize({ width: PREVIEW_WIDTH, height: MOST_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 2 })
    .toFile(path);
  return { width, height };
}
