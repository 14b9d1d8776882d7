import {
  type Box,
  joinBoxes,
  overlapX,
  overlapY,
  type PagePicture,
  type PdfPage,
} from '#engine/reading/pdf/page-content.ts';
import { MAX_PAGE_IMAGES } from '#engine/reading/pdf/pdf-limits.ts';

const TOUCH_PT = 1.5;
const SMALLEST_PT = 12;
/** Only strips are joined: two photographs side by side stay two. */
const SLIVER_PT = 36;
const BACKGROUND_SHARE = 0.5;
const DECOR_SHARE = 0.5;
const MIN_DECOR_PAGES = 4;
const SAME_PLACE_PT = 3;

/**
 * The pictures of each page as a person counts them: slivers that touch are one picture, specks are none, and
 * what stands in the same place on most pages (background, logo) is decoration.
 */
export function groupPictures(pages: readonly PdfPage[]): Map<number, PagePicture[]> {
  const grouped = pages.map((page) => ({ page, pictures: joinTouching(page) }));
  const places = new Map<string, number>();
  for (const { pictures } of grouped) {
    for (const key of new Set(pictures.map(placeOf))) places.set(key, (places.get(key) ?? 0) + 1);
  }
  const isDecor = (page: PdfPage, picture: PagePicture) =>
    pages.length >= MIN_DECOR_PAGES &&
    page.lines.length > 0 &&
    (places.get(placeOf(picture)) ?? 0) > DECOR_SHARE * pages.length;
  return new Map(
    grouped.map(({ page, pictures }) => [
      page.number,
      pictures.filter((picture) => !isDecor(page, picture)).slice(0, MAX_PAGE_IMAGES),
    ]),
  );
}

function placeOf(box: Box): string {
  return [box.left, box.bottom, box.right, box.top].map((at) => Math.round(at / SAME_PLACE_PT)).join(' ');
}

function joinTouching({ drawing, width, height }: PdfPage): PagePicture[] {
  const isSliver = (box: Box) => Math.min(box.right - box.left, box.top - box.bottom) < SLIVER_PT;
  const isBackground = (box: Box) =>
    (box.right - box.left) * (box.top - box.bottom) > BACKGROUND_SHARE * width * height;
  const belongTogether = (a: Box, b: Box) =>
    overlapX(a, b) > -TOUCH_PT &&
    overlapY(a, b) > -TOUCH_PT &&
    (isSliver(a) || isSliver(b)) &&
    !isBackground(a) &&
    !isBackground(b);
  let groups: PagePicture[] = [];
  // From the top, so that slivers of one drawing meet early and the list stays short.
  for (const picture of [...drawing.pictures].sort((a, b) => b.top - a.top)) {
    let joined = picture;
    const apart: PagePicture[] = [];
    for (const group of groups) {
      if (belongTogether(group, joined)) {
        joined = { ...joinBoxes([group, joined]), alt: group.alt ?? joined.alt };
      } else apart.push(group);
    }
    groups = [...apart, joined];
  }
  return groups.filter((box) => box.right - box.left >= SMALLEST_PT && box.top - box.bottom >= SMALLEST_PT);
}
