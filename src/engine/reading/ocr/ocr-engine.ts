/** A started character recogniser for Portuguese. */
export interface OcrEngine {
  name: 'native' | 'javascript';
  /** Answers tesseract's table of one page (TSV, 12 columns). Rejects when the page cannot be recognised in time. */
  recognise: (png: Buffer, dpi: number) => Promise<string>;
  close: () => Promise<void>;
}

/** No page that a person could read takes longer, even on a slow machine. */
export const PAGE_TIMEOUT_MS = 60_000;
