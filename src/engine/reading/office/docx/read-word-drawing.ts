import { toPoints } from '#engine/reading/office/drawing/measures.ts';
import { readAltText } from '#engine/reading/office/drawing/picture-properties.ts';
import { readFrameParts } from '#engine/reading/office/drawing/read-frame-parts.ts';
import {
  findDescendants,
  findPath,
  numberAttribute,
  withoutDescendants,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { readVmlPictures } from './read-vml-pictures.ts';
import type { WordContext } from './word-context.ts';
import type { WordPiece } from './word-piece.ts';

/** What a drawing, an old picture or an embedded object shows: pictures, charts, SmartArt, then text boxes. */
export function readWordDrawing(drawing: XmlElement, context: WordContext): WordPiece[] {
  // What stands inside a text box is read with the box.
  const frame = withoutDescendants(drawing, 'w:txbxContent');
  const blocks = [
    ...readPictures(frame),
    ...readVmlPictures(frame),
    ...readFrameParts(frame, context.office, context.relationships),
  ];
  const boxes = findDescendants(drawing, 'w:txbxContent');
  return [
    ...blocks.map((block): WordPiece => ({ kind: 'block', block })),
    ...boxes.flatMap((box) => context.readBlocks(box, { ...context, isInBox: true, isInContents: false })),
  ];
}

/** One picture takes alternative text and size from its frame; in a group each has its own. */
function readPictures(drawing: XmlElement): DraftBlock[] {
  const pictures = findDescendants(drawing, 'pic:pic');
  const [frame] = findDescendants(drawing, 'wp:docPr');
  const [extent] = findDescendants(drawing, 'wp:extent');
  return pictures.map((picture) => {
    const own = findPath(picture, 'pic:nvPicPr', 'pic:cNvPr');
    const size = pictures.length === 1 ? extent : findPath(picture, 'pic:spPr', 'a:xfrm', 'a:ext');
    return {
      type: 'image',
      alt: (pictures.length === 1 ? readAltText(frame) : null) ?? readAltText(own),
      widthPt: toPoints(numberAttribute(size, 'cx')),
      heightPt: toPoints(numberAttribute(size, 'cy')),
      xPt: null,
      yPt: null,
    };
  });
}
