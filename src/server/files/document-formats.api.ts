import { FILE_EXTENSIONS, type FileKind } from '#shared/files/upload-rules.ts';

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';

/** Type and ending of each kind of file we keep, told by our own judgement of the content. */
export const FILE_FORMATS = {
  pdf: { extension: '.pdf', mimeType: 'application/pdf' },
  doc: { extension: '.doc', mimeType: 'application/msword' },
  docx: { extension: '.docx', mimeType: `${OPEN_XML}.wordprocessingml.document` },
  ppt: { extension: '.ppt', mimeType: 'application/vnd.ms-powerpoint' },
  pptx: { extension: '.pptx', mimeType: `${OPEN_XML}.presentationml.presentation` },
  jpg: { extension: '.jpg', mimeType: 'image/jpeg' },
  png: { extension: '.png', mimeType: 'image/png' },
  gif: { extension: '.gif', mimeType: 'image/gif' },
  txt: { extension: '.txt', mimeType: 'text/plain' },
} as const satisfies Record<FileKind, { extension: string; mimeType: string }>;
/** What an order may be made from. */
export type DocumentKind = 'pdf' | 'docx' | 'pptx';

/** The name with the ending its content deserves: `aula.pdf.exe` that is a PDF becomes `aula.pdf.exe.pdf`. */
export function nameWithEnding(name: string, kind: FileKind): string {
  const lower = name.toLowerCase();
  const isRight = FILE_EXTENSIONS[kind].some((extension) => lower.endsWith(extension));
  return isRight ? name : `${name}${FILE_FORMATS[kind].extension}`;
}
