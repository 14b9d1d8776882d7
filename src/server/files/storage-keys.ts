import { pictureName } from '#engine/reading/preview/preview-task.ts';
import { type FileRow, LESSON_FILES_FOLDER } from './files.api.ts';

/** Where the picture of a page lies: in a folder of its file's own, within that of the lesson. */
export const pageKey = ({ lessonId, id }: Pick<FileRow, 'lessonId' | 'id'>, page: number): string =>
  `${LESSON_FILES_FOLDER}${lessonId}/${id}/${pictureName(page)}`;

/** Those of all pages of a preview. */
export const pageKeys = (file: Pick<FileRow, 'lessonId' | 'id'>, pages: readonly unknown[]): string[] =>
  pages.map((_, index) => pageKey(file, index + 1));

const PAGE_KEY = /^lessons\/[0-9a-f-]{36}\/([0-9a-f-]{36})\/\d+\.webp$/;

/** The file that such a key belongs to; null for every other key. */
export const fileOfPage = (key: string): string | null => PAGE_KEY.exec(key)?.[1] ?? null;
