import { ReadingProblem, type ReadingProblemCode } from '#engine/reading/reading-problem.ts';
import { guardPdfium } from '#engine/reading/pdf/guard-pdfium.ts';
import { loadPdfium, type Pdfium } from './load-pdfium.ts';
import { MAX_PAGES } from '#engine/reading/pdf/pdf-limits.ts';

/** An open file in the library's memory. `close` must be called; calling it twice is harmless. */
export interface OpenDocument {
  pdfium: Pdfium;
  /** The library's pointer to the document. */
  pointer: number;
  pageCount: number;
  close(): void;
}

const PASSWORD_ERROR = 4;
const SECURITY_ERROR = 5;

/**
 * Opens a PDF and counts its pages. A file with an owner password only (printing or copying forbidden) is
 * read: the teacher uploads it for that purpose, and nothing but the text is used.
 * @throws ReadingProblem `empty`, `encrypted`, `broken`, `too_many_pages`, `unsafe`
 */
export async function openDocument(bytes: Uint8Array): Promise<OpenDocument> {
  if (bytes.length === 0) throw new ReadingProblem('empty');
  const pdfium = await loadPdfium();
  return guardPdfium(pdfium, () => openInMemory(pdfium, bytes));
}

function openInMemory(pdfium: Pdfium, bytes: Uint8Array): OpenDocument {
  const { calls } = pdfium;
  const file = calls.malloc(bytes.length);
  if (file === 0) throw new ReadingProblem('too_large');
  pdfium.bytes().set(bytes, file);
  const pointer = calls.FPDF_LoadMemDocument(file, bytes.length, 0);
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    if (pdfium.isLost) return;
    if (pointer !== 0) calls.FPDF_CloseDocument(pointer);
    calls.free(file);
  };
  const refuse = (code: ReadingProblemCode): never => {
    close();
    throw new ReadingProblem(code);
  };
  if (pointer === 0) {
    const error = calls.FPDF_GetLastError();
    return refuse(error === PASSWORD_ERROR || error === SECURITY_ERROR ? 'encrypted' : 'broken');
  }
  const pageCount = calls.FPDF_GetPageCount(pointer);
  if (pageCount < 1) return refuse('broken');
  if (pageCount > MAX_PAGES) return refuse('too_many_pages');
  return { pdfium, pointer, pageCount, close };
}
