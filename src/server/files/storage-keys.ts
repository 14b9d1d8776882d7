import { pictureName } from '#engine/reading/preview/preview-task.ts';

/** Where the files of lessons lie, each in a folder of its lesson. */
export const LESSON_FILES_FOLDER = 'lessons/';

interface FileOfLesson {
  id: string;
  lessonId: string;
}

/** Where the picture of a page lies: in a folder of its file's own, within that of the lesson. */
export const pageKey = ({ lessonId, id }: FileOfLesson, page: number): string =>
  `${LESSON_FILES_FOLDER}${lessonId}/${id}/${pictureName(page)}`;

/** Those of all pages of a preview. */
export const pageKeys = (file: FileOfLesson, pages: readonly unknown[]): string[] =>
  pages.map((_, index) => pageKey(file, index + 1));

const PAGE_KEY = /^lessons\/[0-9a-f-]{36}\/([0-9a-f-]{36})\/\d+\.webp$/;

/** The file that such a key belongs to; null for every other key. */
export const fileOfPage = (key: string): string | null => PAGE_KEY.exec(key)?.[1] ?? null;
