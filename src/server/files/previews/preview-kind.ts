import type { PreviewKind } from '#engine/reading/preview/preview-task.ts';
import { FILE_KINDS, type FileKind } from '#shared/files/accepted-kinds.ts';

const KINDS: Record<FileKind, PreviewKind | null> = {
  pdf: 'pdf',
  doc: null,
  docx: 'office',
  ppt: null,
  pptx: 'office',
  jpg: 'picture',
  png: 'picture',
  gif: 'picture',
  txt: null,
};
const BY_TYPE = new Map(
  Object.entries(FILE_KINDS).map(([kind, { mimeType }]) => [mimeType as string, KINDS[kind as FileKind]]),
);

/** How a file is drawn, by the type we judged it to be; null where there is no way. */
export const previewKindOf = (mimeType: string): PreviewKind | null => BY_TYPE.get(mimeType) ?? null;
