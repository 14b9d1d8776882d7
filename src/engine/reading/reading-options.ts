/** `auto` takes the tesseract installed on the machine and falls back to the bundled one. */
export const OCR_ENGINE_CHOICES = ['auto', 'native', 'javascript'] as const;
export type OcrEngineChoice = (typeof OCR_ENGINE_CHOICES)[number];

/** How far a reading is: `reading` counts documents (0 or 1 of 1), `ocr` counts pages. */
export interface ReadingProgress {
  step: 'reading' | 'ocr';
  done: number;
  total: number;
  /** Characters recognised so far. */
  partial?: { characters: number };
}

export interface ReadingOptions {
  onProgress?: (progress: ReadingProgress) => void;
  ocrEngine?: OcrEngineChoice;
  /** Pages in pictures that are recognised, the first ones; all up to the cap unless told. */
  mostScannedPages?: number;
}
