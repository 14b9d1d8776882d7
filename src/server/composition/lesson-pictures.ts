import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import { unzipSync, zipSync } from 'fflate';
import {
  PICTURES_MODE,
  type PicturesAssignment,
  type TakenPictures,
} from '#engine/reading/pictures/pictures-task.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import type { AnalysedOrder } from '#server/lessons/analysed-order.api.ts';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { Picture } from '#shared/composition/blocks.ts';
import { lessonPicturesTable } from './compositions.table.ts';

/** What one lesson may hold; further pictures of a longer file are left out. */
const MOST_BYTES = 24_000_000;

export interface LessonPictures {
  pictures: Picture[];
  /** By key. */
  bytes: Map<string, Uint8Array>;
}
export const NO_PICTURES: LessonPictures = { pictures: [], bytes: new Map() };

type OfMaterial = Pick<LessonRow, 'id' | 'materialVersion'>;

/** The pictures of a material as they were taken; null where nobody has taken them yet. */
export async function findPictures(
  db: DbOrTx,
  { id, materialVersion }: OfMaterial,
): Promise<LessonPictures | null> {
  const table = lessonPicturesTable;
  const [row] = await db
    .select({ pictures: table.pictures, bundle: table.bundle })
    .from(table)
    .where(and(eq(table.lessonId, id), eq(table.materialVersion, materialVersion)));
  return row ? { pictures: row.pictures, bytes: new Map(Object.entries(unzipSync(row.bundle))) } : null;
}

/** The pictures of a lesson without reading its file: those taken before, or none where it has none; else null. */
export async function knownPictures(
  db: DbOrTx,
  lesson: LessonRow,
  { file }: AnalysedOrder,
): Promise<LessonPictures | null> {
  if (file === null) return NO_PICTURES;
  const { blocks } = JSON.parse(gunzipSync(file.document).toString()) as SourceDocument;
  return blocks.some(({ type }) => type === 'image') ? findPictures(db, lesson) : NO_PICTURES;
}

/**
 * Has the pictures of a lesson's file taken out by a child, and keeps them. One whose pictures end the child has none:
 * slides and pages can be made without.
 */
export async function takePictures(
  { database, storage, readingPool, clock, log }: AppDeps,
  lesson: LessonRow,
  { file }: AnalysedOrder,
  signal: AbortSignal,
): Promise<LessonPictures> {
  if (file === null) return NO_PICTURES;
  const folder = join(storage.spoolDir, `pictures-${randomUUID()}`);
  await mkdir(join(folder, 'taken'), { recursive: true, mode: 0o700 });
  const taken = await storage
    .withLocalFile(file.storageKey, async (filePath) => {
      const [documentPath, path] = [join(folder, 'document.json'), join(folder, 'pictures-task.json')];
      const assignment: PicturesAssignment = {
        ...{ filePath, documentPath, folder: join(folder, 'taken'), wanted: null },
      };
      await writeFile(documentPath, gunzipSync(file.document), { mode: 0o600 });
      await writeFile(path, JSON.stringify(assignment), { mode: 0o600 });
      const { pictures } = (await readingPool.run(PICTURES_MODE, path, {
        ...{ signal, owner: lesson.ownerId },
      })) as TakenPictures;
      return loadUpTo(MOST_BYTES, pictures, assignment.folder);
    })
    .catch((error: unknown) => {
      if (!(error instanceof ReadingProblem)) throw error;
      log.warn({ err: error, lessonId: lesson.id }, 'the pictures of a file could not be taken');
      return NO_PICTURES;
    })
    .finally(() => rm(folder, { recursive: true, force: true }));
  await database.db
    .insert(lessonPicturesTable)
    .values({
      lessonId: lesson.id,
      materialVersion: lesson.materialVersion,
      pictures: taken.pictures,
      bundle: Buffer.from(zipSync(Object.fromEntries(taken.bytes), { level: 0 })),
      createdAt: clock.now(),
    })
    .onConflictDoNothing();
  return taken;
}

async function loadUpTo(most: number, pictures: Picture[], folder: string): Promise<LessonPictures> {
  const bytes = new Map<string, Uint8Array>();
  let sum = 0;
  for (const { key } of pictures) {
    if (bytes.has(key)) continue;
    const picture = await readFile(join(folder, key));
    sum += picture.length;
    if (sum > most) break;
    bytes.set(key, picture);
  }
  return { pictures: pictures.filter(({ key }) => bytes.has(key)), bytes };
}
