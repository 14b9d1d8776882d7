import sharp, { type Sharp } from 'sharp';
import type { ColourPage } from '#engine/reading/pdf/render-page.ts';

// One file at a time: a cache and a thread for each core would only cost the child's memory.
sharp.cache(false);
sharp.concurrency(1);

/** Effort 2 of 6: a third of the time for a tenth more bytes. */
export const WEBP = { quality: 82, effort: 2 } as const;

/** A drawn page as a picture, to be scaled and written. */
export const toPicture = ({ width, height, data }: ColourPage): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
