import type { OcrEngineChoice } from '#engine/reading/reading-options.ts';
import { startNativeTesseract } from './native-tesseract.ts';
import type { OcrEngine } from './ocr-engine.ts';
import { startTesseractJs } from './tesseract-js.ts';

/** Starts a recogniser for `parallel` pages at a time. `native` fails where tesseract with Portuguese is not installed. */
export async function startOcrEngine(choice: OcrEngineChoice, parallel: number): Promise<OcrEngine> {
  const native = choice === 'javascript' ? null : await startNativeTesseract();
  if (native !== null) return native;
  if (choice === 'native') throw new Error('tesseract with Portuguese data is not installed');
  return startTesseractJs(parallel);
}
