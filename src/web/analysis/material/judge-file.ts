import { MAX_UPLOAD_BYTES, UPLOAD_EXTENSIONS } from '#shared/catalog/catalog.ts';

export type FileVerdict = 'ok' | 'wrong_type' | 'too_large' | 'empty';

/** What can be told of a file by its name and size, before anything is sent. */
export function judgeFile({ name, size }: { name: string; size: number }): FileVerdict {
  const lower = name.toLowerCase();
  if (!UPLOAD_EXTENSIONS.some((extension) => lower.endsWith(extension))) return 'wrong_type';
  if (size > MAX_UPLOAD_BYTES) return 'too_large';
  return size === 0 ? 'empty' : 'ok';
}
