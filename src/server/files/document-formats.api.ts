import type { SourceKind } from '#engine/reading/source-document.ts';

/** Type and ending of each kind of document we accept, told by our own judgement of the content. */
export const DOCUMENT_FORMATS = {
  pdf: { extension: '.pdf', mimeType: 'application/pdf' },
  docx: {
    extension: '.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  pptx: {
    extension: '.pptx',
    mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
} as const satisfies Record<Exclude<SourceKind, 'text'>, { extension: string; mimeType: string }>;
export type DocumentKind = keyof typeof DOCUMENT_FORMATS;

/** The name with the ending its content deserves: `aula.pdf.exe` that is a PDF becomes `aula.pdf.exe.pdf`. */
export function nameWithEnding(name: string, kind: DocumentKind): string {
  const { extension } = DOCUMENT_FORMATS[kind];
  return name.toLowerCase().endsWith(extension) ? name : `${name}${extension}`;
}
