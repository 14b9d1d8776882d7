import type { Lesson } from '#shared/lessons/lesson.schemas.ts';

/**
 * The form to send: the file where one was chosen, the text where it was changed or stands alone. Null
 * where that would be the very material the lesson has.
 */
export function chooseMaterial(
  lesson: Pick<Lesson, 'content' | 'fileName'>,
  { text, file }: { text: string; file: File | null },
): FormData | null {
  const isTextNew = text.trim() !== lesson.content.trim();
  if (!file && !isTextNew && lesson.fileName === null) return null;
  const form = new FormData();
  if (!file || isTextNew) form.set('content', text.trim());
  if (file) form.set('file', file, file.name);
  return form;
}
