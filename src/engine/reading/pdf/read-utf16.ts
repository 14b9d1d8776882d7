import type { Pdfium } from './library/load-pdfium.ts';

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
