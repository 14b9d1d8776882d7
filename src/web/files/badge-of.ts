import { FILE_KINDS, type FileKind } from '#shared/files/accepted-kinds.ts';
import type { FileKind as Tone } from '#web/ui/file-kind.ts';

/** By the content the server judged; the name's ending only gives the letters. */
const BADGES: Record<FileKind, { tone: Tone; usual: string }> = {
  pdf: { tone: 'document', usual: 'PDF' },
  doc: { tone: 'text', usual: 'DOC' },
  docx: { tone: 'text', usual: 'DOC' },
  ppt: { tone: 'slides', usual: 'PPTX' },
  pptx: { tone: 'slides', usual: 'PPTX' },
  jpg: { tone: 'picture', usual: 'IMG' },
  png: { tone: 'picture', usual: 'IMG' },
  gif: { tone: 'picture', usual: 'IMG' },
  txt: { tone: 'text', usual: 'DOC' },
};
const BY_TYPE = new Map(
  Object.entries(FILE_KINDS).map(([kind, { mimeType }]) => [mimeType as string, BADGES[kind as FileKind]]),
);
const MAX_LETTERS = 4;

/** Letters and colour of a file's badge. The ending is shown where it is one, else the usual one of its type. */
export function badgeOf(name: string, mimeType: string): { letters: string; tone: Tone } {
  const { tone, usual } = BY_TYPE.get(mimeType) ?? { tone: 'other', usual: '?' };
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1] ?? '';
  const letters = ending.length > 0 && ending.length <= MAX_LETTERS ? ending.toUpperCase() : usual;
  return { letters, tone };
}
