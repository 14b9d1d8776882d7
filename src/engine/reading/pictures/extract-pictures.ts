import type { FoundPicture, PictureStanding } from '#engine/reading/found-picture.ts';
import type { ImageBlock, PlacedEquation, SourceDocument } from '#engine/reading/source-document.ts';
import type { Picture } from '#shared/composition/blocks.ts';
import { encodePicture } from './encode-picture.ts';
import type { PictureLook } from './measure-look.ts';

/** A picture of the material, ready for slides and paper. */
export interface ExtractedPicture {
  picture: Picture;
  /** PNG or JPEG, as the ending of its key says. */
  bytes: Uint8Array;
  standing: PictureStanding;
  look: PictureLook;
}

/**
 * Takes the pictures out of a file, one at a time, in the order of its pages. What cannot be opened is left out. For files of
 * strangers it runs in a child of the reading pool, see `takePictures`.
 * @param document what was read from these very bytes
 * @param wanted ids of the picture blocks to be taken; all unless told
 * @throws ReadingProblem where the file itself is refused
 */
export async function* extractPictures(
  bytes: Uint8Array,
  document: SourceDocument,
  wanted?: ReadonlySet<string>,
): AsyncGenerator<ExtractedPicture> {
  const blocks = document.blocks.filter(
    (block): block is FoundPicture['block'] => isShown(block) && (wanted?.has(block.id) ?? true),
  );
  if (blocks.length === 0 || document.kind === 'text') return;
  for await (const found of await find(bytes, document.kind, blocks)) {
    const encoded = await encodePicture(found);
    if (encoded === null) continue;
    const { key, widthPx, heightPx, shown, look } = encoded;
    const { widthIn, heightIn } = found.standing;
    yield {
      picture: { key, widthPx, heightPx, blockId: found.block.id, credit: null },
      bytes: encoded.bytes,
      standing: {
        ...found.standing,
        widthIn: widthIn && widthIn * shown.width,
        heightIn: heightIn && heightIn * shown.height,
      },
      look,
    };
  }
}

const isShown = (block: SourceDocument['blocks'][number]): block is ImageBlock | PlacedEquation =>
  block.type === 'image' || (block.type === 'equation' && block.place !== undefined);

/** Loaded when needed, as the readers are. */
async function find(bytes: Uint8Array, kind: 'pdf' | 'docx' | 'pptx', blocks: FoundPicture['block'][]) {
  if (kind === 'pdf')
    return (await import('#engine/reading/pdf/find-pictures.ts')).findPdfPictures(bytes, blocks);
  return (await import('#engine/reading/office/find-pictures.ts')).findOfficePictures(
    bytes,
    blocks.filter((block) => block.type === 'image'),
  );
}
