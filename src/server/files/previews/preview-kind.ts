import type { PreviewKind } from '#engine/reading/preview/preview-task.ts';
import { FILE_FORMATS } from '#server/files/document-formats.api.ts';
import type { FileKind } from '#shared/files/upload-rules.ts';

const KINDS: Partial<Record<FileKind, PreviewKind>> = {
  pdf: 'pdf',
  docx: 'office',
  pptx: 'office',
  jpg: 'picture',
  png: 'picture',
  gif: 'picture',
};
const BY_TYPE = new Map(
  Object.entries(FILE_FORMATS).map(([kind, { mimeType }]) => [mimeType as string, KINDS[kind as FileKind]]),
);

/** How a file is drawn, by the type we judged it to be; null where there is no way. */
export const previewKindOf = (mimeType: string): PreviewKind | null => BY_TYPE.get(mimeType) ?? null;
