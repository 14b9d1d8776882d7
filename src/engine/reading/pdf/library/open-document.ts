import { ReadingProblem, type ReadingProblemCode } from '#engine/reading/reading-problem.ts';
import { forgetPdfium, loadPdfium, type Pdfium } from './load-pdfium.ts';

/** An open file in the library's memory. `close` must be called; calling it twice is harmless. */
export interface OpenDocument {
  pdfium: Pdfium;
  /** The library's pointer to the document. */
  pointer: number;
  /** As the file claims; a broken page tree claims far more than there are. */
  pageCount: number;
  close(): void;
}

const PASSWORD_ERROR = 4;
const SECURITY_ERROR = 5;

/**
 * Opens a PDF and counts its pages. A file with an owner password only (printing or copying forbidden) is
 * read: the teacher uploads it for that purpose, and nothing but the text is used.
 * @throws ReadingProblem `empty`, `encrypted`, `broken`, `unsafe`
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
  return { pdfium, pointer, pageCount, close };
}

/**
 * Runs work inside the library and turns its collapse into a refusal of the file. Our own defects (any other
 * error) pass through.
 * @throws ReadingProblem `unsafe` when the file asked for more memory than allowed, `broken` for other traps.
 */
export function guardPdfium<Answer>(pdfium: Pdfium, work: () => Answer): Answer {
  let answer: Answer;
  try {
    answer = work();
  } catch (error) {
    if (!isTrap(error) && !pdfium.isStarved()) throw error;
    forgetPdfium(pdfium);
    throw new ReadingProblem(pdfium.isStarved() ? 'unsafe' : 'broken', { cause: error });
  }
  if (!pdfium.isStarved()) return answer;
  forgetPdfium(pdfium);
  throw new ReadingProblem('unsafe');
}

/** A trap of the library, or its recursion using up the stack. */
function isTrap(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.constructor.name === 'RuntimeError' || /call stack/i.test(error.message);
}

const MAX_BYTES = 4_096;

/**
 * Reads a text the library writes as UTF-16 into memory we lend it; '' when there is none.
 * @param write calls the library with pointer and size, answers the bytes needed including the final zero
 */
export function readUtf16(pdfium: Pdfium, write: (pointer: number, size: number) => number): string {
  const needed = write(0, 0);
  if (needed <= 2) return '';
  const size = Math.min(needed, MAX_BYTES);
  const pointer = pdfium.calls.malloc(size);
  if (pointer === 0) return '';
  try {
    // The library writes all or nothing.
    if (needed > size || write(pointer, size) === 0) return '';
    return Buffer.from(pdfium.bytes().subarray(pointer, pointer + needed - 2))
      .toString('utf16le')
      .normalize('NFC');
  } finally {
    pdfium.calls.free(pointer);
  }
}
