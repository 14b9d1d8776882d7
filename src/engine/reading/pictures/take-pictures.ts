import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import type { Picture } from '#shared/composition/blocks.ts';
import { encodeUpload } from './encode-picture.ts';
import { extractPictures } from './extract-pictures.ts';
import { judgePicture } from './judge-picture.ts';
import type {
  PicturesAssignment,
  TakenPictures,
  UploadedPicture,
  UploadedPictureAssignment,
} from './pictures-task.ts';

/** Pages or slides on which a picture stands before it is furniture: a figure may go along for three. */
const FURNITURE_PLACES = 4;
/** More than any deck or booklet takes; what the disk holds for one lesson at most. */
const MOST_PICTURES = 150;
const MOST_BYTES = 80_000_000;
/** An uploaded picture with a shorter side shows nothing. */
const LEAST_SIDE_PX = 16;

/**
 * Writes the pictures of a file that are worth showing into a folder, the handler of `PICTURES_MODE` in every child.
 * @throws ReadingProblem where the file itself is refused
 */
export async function takePictures(
  { filePath, documentPath, folder, wanted }: PicturesAssignment,
  onProgress: (progress: { step: string; done: number; total: number }) => void,
): Promise<TakenPictures> {
  const document = JSON.parse(await readFile(documentPath, 'utf8')) as SourceDocument;
  const furniture = findFurniture(document);
  const candidates = document.blocks.flatMap(({ id }) =>
    (wanted === null || wanted.includes(id)) && !furniture.has(id) ? [id] : [],
  );
  const left: TakenPictures['left'] = [...furniture].map((blockId) => ({ blockId, reason: 'repeated' }));
  const taken: Picture[] = [];
  let writtenBytes = 0;
  const bytes = await readFile(filePath);
  for await (const extracted of extractPictures(bytes, document, new Set(candidates))) {
    const { picture } = extracted;
    const blockId = picture.blockId ?? '';
    const reason = judgePicture(extracted);
    onProgress({ step: 'pictures', done: candidates.indexOf(blockId) + 1, total: candidates.length });
    if (reason !== null) {
      left.push({ blockId, reason });
      continue;
    }
    if (!taken.some(({ key }) => key === picture.key)) {
      writtenBytes += extracted.bytes.length;
      if (writtenBytes > MOST_BYTES) break;
      await writeFile(join(folder, picture.key), extracted.bytes, { mode: 0o600 });
    }
    taken.push(picture);
    if (taken.length >= MOST_PICTURES) break;
  }
  return dropFurniture(taken, left, folder);
}

/** Ids of blocks that show one part of the package on slide after slide, known before anything is opened. */
function findFurniture({ blocks }: SourceDocument): Set<string> {
  const images = blocks.filter((block) => block.type === 'image' && block.source !== undefined);
  const byPart = Map.groupBy(images, (block) => JSON.stringify(block.type === 'image' && block.source));
  const repeated = [...byPart.values()].filter((same) => countPlaces(same) >= FURNITURE_PLACES);
  return new Set(repeated.flat().map(({ id }) => id));
}

/** Different slides; a Word document has none, there each time counts. */
function countPlaces(blocks: readonly { id: string; slide?: number }[]): number {
  return new Set(blocks.map(({ id, slide }) => slide ?? id)).size;
}

/** The same for what only its dots tell. */
async function dropFurniture(
  taken: Picture[],
  left: TakenPictures['left'],
  folder: string,
): Promise<TakenPictures> {
  const byKey = Map.groupBy(taken, ({ key }) => key);
  const repeated = new Set(
    [...byKey].filter(([, same]) => same.length >= FURNITURE_PLACES).map(([key]) => key),
  );
  for (const key of repeated) await rm(join(folder, key));
  const dropped = taken.filter(({ key }) => repeated.has(key));
  return {
    pictures: taken.filter(({ key }) => !repeated.has(key)),
    left: [
      ...left,
      ...dropped.map(({ blockId }) => ({ blockId: blockId ?? '', reason: 'repeated' as const })),
    ],
  };
}

/** Makes an uploaded picture anew, the handler of `UPLOADED_PICTURE_MODE`. */
export async function takeUploaded({
  filePath,
  folder,
}: UploadedPictureAssignment): Promise<UploadedPicture> {
  const made = await encodeUpload(await readFile(filePath));
  if (made === null || Math.min(made.widthPx, made.heightPx) < LEAST_SIDE_PX) return null;
  const { key, bytes, widthPx, heightPx } = made;
  await writeFile(join(folder, key), bytes, { mode: 0o600 });
  return { key, widthPx, heightPx, blockId: null, credit: null };
}
