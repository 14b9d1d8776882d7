import type { PictureStanding } from '#engine/reading/found-picture.ts';
import type { Picture } from '#shared/composition/blocks.ts';
import type { PictureLook } from './measure-look.ts';

/**
 * Why a picture is not worth a place on a slide: `repeated` on page after page, in the `margin`, `small`, a `strip`, `plain`
 * (one colour, a fade or hardly anything drawn), the `background` of a page or of words, `coarse` (a blur where it is enlarged),
 * `written` (text and nothing else).
 */
export type Unfit = 'repeated' | 'margin' | 'small' | 'strip' | 'plain' | 'background' | 'coarse' | 'written';

interface JudgedPicture {
  picture: Pick<Picture, 'widthPx' | 'heightPx'>;
  standing: PictureStanding;
  look: PictureLook;
}

const LEAST_PX = 200;
/** Square inches. */
const LEAST_AREA = 1.5;
/** Of a slide; its inches say little, as decks differ in size. What is smaller is an icon. */
const LEAST_SLIDE_SHARE = 0.035;
/** Of the longer side to the shorter. */
const LONGEST = 8;
const LEAST_RELIEF = 6;
/** An empty window, a page with a heading alone: measured on 178 pictures .09 where the next has .36. */
const LEAST_FILLED = 0.2;
/** From here on a page has no room for anything but the picture, or stands on it. */
const BACKGROUND_SHARE = 0.85;
/** Labels of a figure cover less; a box with words in it is no figure. */
const MOST_TEXT = 0.25;
const LEAST_DPI = 40;

/** Null where the picture is worth showing. */
export function judgePicture({ picture, standing, look }: JudgedPicture): Unfit | null {
  if (standing.isFormula) return null;
  const { widthPx, heightPx } = picture;
  const { widthIn, heightIn, pageShare, textShare } = standing;
  const [long, short] = [Math.max(widthPx, heightPx), Math.min(widthPx, heightPx)];
  if (standing.isInMargin) return 'margin';
  if (long > LONGEST * short) return 'strip';
  if (long < LEAST_PX || short < LEAST_PX / 2) return 'small';
  if (widthIn !== null && heightIn !== null) {
    if (standing.isOnSlide ? (pageShare ?? 1) < LEAST_SLIDE_SHARE : widthIn * heightIn < LEAST_AREA)
      return 'small';
    if (long < LEAST_DPI * Math.max(widthIn, heightIn)) return 'coarse';
  }
  if ((pageShare ?? 0) >= BACKGROUND_SHARE || textShare > MOST_TEXT) return 'background';
  if (look.isWritten) return 'written';
  const isBlank = look.filled < LEAST_FILLED && !look.isPhotograph;
  return isBlank || look.relief < LEAST_RELIEF ? 'plain' : null;
}
