import type { FoundPicture } from '#engine/reading/found-picture.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import type { ImageBlock } from '#engine/reading/source-document.ts';
import { openOfficeFile } from './identify-office-package.ts';
import type { OfficePackage } from './open-office-package.ts';
import { findChild, findDescendants, numberAttribute } from './xml/xml-element.ts';

/**
 * The pictures of a Word or PowerPoint package one after the other, as the package holds them. A part that is missing or
 * too large to be unpacked is left out.
 * @param blocks picture blocks of the document read from these bytes
 * @throws ReadingProblem as `openOfficeFile`
 */
export function* findOfficePictures(
  bytes: Uint8Array,
  blocks: readonly ImageBlock[],
): Generator<FoundPicture> {
  const office = openOfficeFile(bytes);
  const page = measurePaper(office);
  for (const block of blocks) {
    const encoded = block.source === undefined ? null : readPart(office, block.source.part);
    if (encoded !== null) yield { block, data: { encoded }, standing: standsHow(block, page) };
  }
}

function readPart(office: OfficePackage, part: string): Uint8Array | null {
  try {
    return office.readBytes(part);
  } catch (error) {
    if (error instanceof ReadingProblem) return null;
    throw error;
  }
}

const POINTS_PER_INCH = 72;

function standsHow(
  { widthPt, heightPt, source, slide }: ImageBlock,
  page: { width: number; height: number },
): FoundPicture['standing'] {
  const isOnSide = (source?.turns ?? 0) % 2 === 1;
  const [width, height] = isOnSide ? [heightPt, widthPt] : [widthPt, heightPt];
  const isMeasured = width !== null && height !== null && width > 0 && height > 0;
  return {
    widthIn: isMeasured ? width / POINTS_PER_INCH : null,
    heightIn: isMeasured ? height / POINTS_PER_INCH : null,
    pageShare: isMeasured ? Math.min(1, (width * height) / (page.width * page.height)) : null,
    isOnSlide: slide !== undefined,
    textShare: 0,
    isInMargin: false,
  };
}

const EMU_PER_POINT = 12_700;
const TWIPS_PER_POINT = 20;
const A4 = { width: 595, height: 842 };
const WIDE_SLIDE = { width: 960, height: 540 };

/** The slide, or the paper of the first section, in points. */
function measurePaper(office: OfficePackage): { width: number; height: number } {
  const main = office.readXml(office.mainPart) ?? undefined;
  const isDeck = office.kind === 'pptx';
  const size = isDeck ? findChild(main, 'p:sldSz') : findDescendants(main, 'w:pgSz')[0];
  const width =
    (numberAttribute(size, isDeck ? 'cx' : 'w:w') ?? 0) / (isDeck ? EMU_PER_POINT : TWIPS_PER_POINT);
  const height =
    (numberAttribute(size, isDeck ? 'cy' : 'w:h') ?? 0) / (isDeck ? EMU_PER_POINT : TWIPS_PER_POINT);
  if (width > 0 && height > 0) return { width, height };
  return isDeck ? WIDE_SLIDE : A4;
}
