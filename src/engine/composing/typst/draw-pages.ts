import { create, type Font } from 'fontkit';
import { loadFont } from '#engine/composing/fonts/font-files.ts';
import { openPdf } from '#engine/reading/pdf/render-page.ts';
import { toPicture, WEBP } from '#engine/reading/preview/page-picture.ts';

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

const WORD = 'prévia';
const ANGLE = -24;
/** Size of the letters and distances of the words, as shares of the page's width. */
const SIZE = 0.05;
const [STEP_X, STEP_Y] = [0.34, 0.15];

let outline: string | null = null;

/** Outlines of the word in a size of 1: the machine may have no font to draw it with. */
function outlineOf(): string {
  if (outline !== null) return outline;
  const font = create(loadFont('Figtree', 'bold')) as Font;
  let x = 0;
  const letters = font.layout(WORD).glyphs.map(({ path, advanceWidth }) => {
    const letter = `<path transform="translate(${x})" d="${path.toSVG()}"/>`;
    x += advanceWidth;
    return letter;
  });
  outline = `<g transform="scale(${1 / font.unitsPerEm} ${-1 / font.unitsPerEm})">${letters.join('')}</g>`;
  return outline;
}

/**
 * The mark of what is not paid for, an SVG to be laid over a page: the word again and again, dark with a light copy
 * beside it, so that one of them shows on any ground.
 */
function writeWatermark({ width, height }: { width: number; height: number }): string {
  const [stepX, stepY, size] = [STEP_X * width, STEP_Y * width, SIZE * width];
  // Turned about the middle, so far out that the corners are covered too.
  const reach = Math.hypot(width, height) / 2;
  const words: string[] = [];
  for (let row = Math.floor(-reach / stepY); row * stepY < reach; row += 1) {
    const shift = row % 2 === 0 ? 0 : stepX / 2;
    for (let x = -reach - shift; x < reach; x += stepX) {
      words.push(`<use href="#w" transform="translate(${round(x)} ${round(row * stepY)}) scale(${size})"/>`);
    }
  }
  const turned = `translate(${width / 2} ${height / 2}) rotate(${ANGLE})`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<defs><g id="w">${outlineOf()}</g><g id="all">${words.join('')}</g></defs>`,
    `<g transform="${turned}"><use href="#all" fill="#000" opacity=".17"/>`,
    `<use href="#all" fill="#fff" opacity=".26" x="${round(size / 16)}" y="${round(size / 16)}"/></g></svg>`,
  ].join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
