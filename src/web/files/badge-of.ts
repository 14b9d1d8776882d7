import type { FileKind } from '#web/ui/file-kind.ts';

/** By the content the server judged; the name's ending only gives the letters. */
const KINDS: readonly [RegExp, FileKind, string][] = [
  [/pdf/, 'document', 'PDF'],
  [/presentation|powerpoint/, 'slides', 'PPTX'],
  [/^image\//, 'picture', 'IMG'],
  [/word|^text\//, 'text', 'DOC'],
];
const MAX_LETTERS = 4;

/** Letters and colour of a file's badge. The ending is shown where it is one, else the usual one of its type. */
export function badgeOf(name: string, mimeType: string): { letters: string; tone: FileKind } {
  const [, tone, usual] = KINDS.find(([pattern]) => pattern.test(mimeType)) ?? [null, 'other', '?'];
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1] ?? '';
  const letters = ending.length > 0 && ending.length <= MAX_LETTERS ? ending.toUpperCase() : usual;
  return { letters, tone: tone as FileKind };
}
