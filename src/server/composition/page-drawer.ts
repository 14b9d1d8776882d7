import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type DrawingWish, pagePictureName } from '#engine/composing/children/composing-task.ts';
import { drawFrom, layOut } from '#engine/composing/children/draw-in-child.ts';
import type { Composition } from '#engine/composing/compose-lesson.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { loadComposition, type ToldComposition } from './compositions.queries.ts';
import { findPictures } from './lesson-pictures.ts';

export interface PageWish {
  /** From 1. */
  page: number;
  widthPx: number;
  isMarked: boolean;
}

/** Versions laid out on the disk at once, and bytes of pictures held: what people look at now. */
const MOST_LAID_OUT = 24;
const MOST_BYTES = 48_000_000;

/**
 * Draws pages of compositions as they are asked for. What was drawn is held for the next one to look, in this process
 * alone: a page is a few hundredths of a second's work.
 */
export function openPageDrawer(deps: AppDeps) {
  const sources = new Map<string, Promise<string>>();
  const pictures = new Map<string, Promise<Buffer>>();
  const sizes = new Map<string, number>();
  let held = 0;
  deps.onStop(async () => {
    await Promise.allSettled([...sources.values()].map(dropSource));
  });

  const sourceOf = (made: ToldComposition): Promise<string> => {
    const key = `${made.lessonId}:${made.version}`;
    const known = sources.get(key);
    sources.delete(key);
    const source = known ?? lay(made);
    source.catch(() => sources.delete(key));
    sources.set(key, source);
    for (const [oldest, unused] of sources) {
      if (sources.size <= MOST_LAID_OUT) break;
      sources.delete(oldest);
      void dropSource(unused);
    }
    return source;
  };

  const lay = async (made: ToldComposition): Promise<string> => {
    const { db } = deps.database;
    const kept = await loadComposition(db, made);
    if (!kept) throw new Error('there is nothing to draw');
    const found = await findPictures(db, { id: made.lessonId, materialVersion: made.materialVersion });
    const folder = join(deps.storage.spoolDir, `composition-${randomUUID()}`);
    await layOut(folder, JSON.parse(gunzipSync(kept).toString()) as Composition, found?.bytes ?? new Map());
    return folder;
  };

  const draw = async (made: ToldComposition, { page, widthPx, isMarked }: PageWish): Promise<Buffer> => {
    const wish: DrawingWish = { kind: 'pages', widthPx, isMarked, pages: [page - 1] };
    const drawn = await drawFrom(deps.composingPool, await sourceOf(made), wish);
    const picture = drawn.get(pagePictureName(page - 1));
    if (!picture) throw new Error('a page was not drawn');
    return Buffer.from(picture);
  };

  const forget = (key: string) => {
    held -= sizes.get(key) ?? 0;
    sizes.delete(key);
    pictures.delete(key);
  };

  /** @returns the page as WebP; of many who ask at once one has it drawn */
  return async function drawPage(made: ToldComposition, wish: PageWish): Promise<Buffer> {
    const key = [made.lessonId, made.version, wish.page, wish.widthPx, wish.isMarked].join(':');
    const known = pictures.get(key);
    pictures.delete(key);
    const drawing = known ?? draw(made, wish);
    pictures.set(key, drawing);
    try {
      const picture = await drawing;
      if (!sizes.has(key) && pictures.has(key)) {
        sizes.set(key, picture.length);
        held += picture.length;
      }
      for (const oldest of pictures.keys()) {
        if (held <= MOST_BYTES || oldest === key) break;
        forget(oldest);
      }
      return picture;
    } catch (error) {
      forget(key);
      throw error;
    }
  };
}

const dropSource = async (source: Promise<string>): Promise<void> => {
  const folder = await source.catch(() => null);
  if (folder !== null) await rm(folder, { recursive: true, force: true });
};
