import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type DrawingWish, pagePictureName } from '#engine/composing/children/composing-task.ts';
import { drawFrom, layOut } from '#engine/composing/children/draw-in-child.ts';
import type { Composition } from '#engine/composing/compose-lesson.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { loadComposition, type ToldComposition } from './compositions.queries.ts';
import { loadPictures, picturesOf } from './draft-pictures.queries.ts';

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
    // Dropped a moment ago, as a step of whoever edits it.
    if (!kept) throw new Problem('preview_not_found');
    const composition = JSON.parse(gunzipSync(kept).toString()) as Composition;
    const { lessonId: id, materialVersion } = made;
    const pictures = await loadPictures(db, { id, materialVersion }, picturesOf(composition));
    const folder = join(deps.storage.spoolDir, `composition-${randomUUID()}`);
    await layOut(folder, composition, pictures);
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

  const keep = (key: string, picture: Buffer) => {
    if (!sizes.has(key) && pictures.has(key)) {
      sizes.set(key, picture.length);
      held += picture.length;
    }
    for (const oldest of pictures.keys()) {
      if (held <= MOST_BYTES || oldest === key) break;
      forget(oldest);
    }
  };

  const take = async (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const known = pictures.get(key);
    pictures.delete(key);
    const drawing = known ?? draw();
    pictures.set(key, drawing);
    try {
      const picture = await drawing;
      keep(key, picture);
      return picture;
    } catch (error) {
      forget(key);
      throw error;
    }
  };

  return {
    /** @returns the page as WebP; of many who ask at once one has it drawn, and versions share what is alike */
    draw: (made: ToldComposition, wish: PageWish): Promise<Buffer> => {
      const { key } = made.pages[wish.page - 1] ?? {};
      const place = key === undefined ? [made.version, wish.page] : [key];
      const name = [made.lessonId, ...place, wish.widthPx, wish.isMarked].join(':');
      return take(name, () => draw(made, wish));
    },
    /** Holds the clear picture of a slide that was drawn elsewhere, for whoever asks for it next. */
    hold: (lessonId: string, key: string, widthPx: number, picture: Buffer): void => {
      const name = [lessonId, key, widthPx, false].join(':');
      if (pictures.has(name)) return;
      pictures.set(name, Promise.resolve(picture));
      keep(name, picture);
    },
    /** The picture of a slide by its key alone, where it is held. */
    find: (lessonId: string, key: string, widthPx: number, isMarked: boolean): Promise<Buffer> | null =>
      pictures.get([lessonId, key, widthPx, isMarked].join(':')) ?? null,
  };
}
export type PageDrawer = ReturnType<typeof openPageDrawer>;

const dropSource = async (source: Promise<string>): Promise<void> => {
  const folder = await source.catch(() => null);
  if (folder !== null) await rm(folder, { recursive: true, force: true });
};
