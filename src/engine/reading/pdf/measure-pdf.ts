import { guardPdfium, type OpenDocument, openDocument } from './library/open-document.ts';
import type { PdfPage } from './page-content.ts';
import { readPage, SCRATCH_BYTES } from './read-page.ts';
import { type OutlineEntry, readOutline } from './structure/read-outline.ts';

export interface MeasuredPdf {
  pages: PdfPage[];
  outline: OutlineEntry[];
}

/**
 * Where everything stands on the pages of a file of ours, as printed: nothing is put in order, joined or left out.
 * @param isWanted of a page at a place from 0; the others are left out
 * @throws ReadingProblem `empty`, `encrypted`, `broken`, `unsafe`
 */
export async function measurePdf(
  bytes: Uint8Array,
  isWanted: (at: number) => boolean = () => true,
): Promise<MeasuredPdf> {
  const document = await openDocument(bytes);
  try {
    return guardPdfium(document.pdfium, () => ({
      pages: readPages(document, isWanted),
      outline: readOutline(document),
    }));
  } finally {
    document.close();
  }
}

function readPages(document: OpenDocument, isWanted: (at: number) => boolean): PdfPage[] {
  const { calls } = document.pdfium;
  const scratch = calls.malloc(SCRATCH_BYTES);
  try {
    const numbers = Array.from({ length: document.pageCount }, (_, at) => at + 1).filter((number) =>
      isWanted(number - 1),
    );
    return numbers.flatMap((number) => readPage(document, number, scratch) ?? []);
  } finally {
    calls.free(scratch);
  }
}
