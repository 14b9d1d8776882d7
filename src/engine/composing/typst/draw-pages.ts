import { openPdf } from '#engine/reading/pdf/render-page.ts';
import { toPicture, WEBP } from '#engine/reading/preview/page-picture.ts';
import { writeWatermark } from './watermark.ts';

/** How the pictures of pages are wanted: WebP, so wide, with the mark of what is not paid for. */
export interface PictureWish {
  widthPx: number;
  isMarked?: boolean;
}

/** A marked page is looked at on a phone with a poor line: it may weigh so much for each pixel of its width. */
const MARKED_BYTES_A_PIXEL = 46;
const LESSER_QUALITIES = [62, 45, 30];

/**
 * Pages of a PDF of ours one by one, so that only one of them is in memory.
 * @param pages places from 0; null for all
 * @throws RangeError for a page that is not there
 */
export async function* drawPages(
  bytes: Uint8Array,
  { widthPx, isMarked = false }: PictureWish,
  pages: readonly number[] | null = null,
): AsyncGenerator<Uint8Array> {
  const pdf = await openPdf(bytes);
  try {
    for (const index of pages ?? Array.from({ length: pdf.pageCount }, (_, page) => page)) {
      const drawn = pdf.renderColour(index + 1, { widthPx, maxPixels: Number.MAX_SAFE_INTEGER });
      if (!isMarked) {
        yield await toPicture(drawn).webp(WEBP).toBuffer();
        continue;
      }
      const mark = [{ input: Buffer.from(writeWatermark(drawn)) }];
      const marked = toPicture(drawn).composite(mark);
      let picture = await marked.clone().webp(WEBP).toBuffer();
      for (const quality of LESSER_QUALITIES) {
        if (picture.length <= widthPx * MARKED_BYTES_A_PIXEL) break;
        picture = await marked
          .clone()
          .webp({ ...WEBP, quality })
          .toBuffer();
      }
      yield picture;
    }
  } finally {
    pdf.close();
  }
}
