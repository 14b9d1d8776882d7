import { openZip } from '#engine/reading/office/zip/open-zip.ts';

/** Where Office and LibreOffice put the picture of the first page; other formats (EMF) are not drawn. */
const PLACES = ['jpeg', 'jpg', 'png'].map((ending) => `docProps/thumbnail.${ending}`);

/** The picture of its first page that a DOCX or PPTX may carry. @throws ReadingProblem for a package not to be opened */
export function findThumbnail(bytes: Uint8Array): Uint8Array | null {
  const zip = openZip(bytes);
  const place = PLACES.find((part) => zip.has(part));
  return place === undefined ? null : zip.read(place);
}
