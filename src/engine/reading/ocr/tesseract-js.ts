import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Worker } from 'tesseract.js';
import { raiseDataLimit } from '#engine/reading/isolation/memory-limit.ts';
import { type OcrEngine, PAGE_TIMEOUT_MS } from './ocr-engine.ts';

/** Uses the recogniser that comes with the product: slower, needs nothing installed, asks no network. */
export async function startTesseractJs(parallel: number): Promise<OcrEngine> {
  await raiseDataLimit();
  const workers = await Promise.all(Array.from({ length: parallel }, startWorker));
  const idle = [...workers];
  const waiting: ((worker: Worker) => void)[] = [];
  const take = () => {
    const worker = idle.pop();
    return worker ? Promise.resolve(worker) : new Promise<Worker>((resolve) => waiting.push(resolve));
  };
  const release = (worker: Worker) => {
    const next = waiting.shift();
    if (next) next(worker);
    else idle.push(worker);
  };
  return {
    name: 'javascript',
    recognise: async (png) => {
      const worker = await take();
      try {
        return await limitTime(readTable(worker, png));
      } finally {
        release(worker);
      }
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

async function startWorker(): Promise<Worker> {
  const { default: tesseract } = await import('tesseract.js');
  const packageFile = createRequire(import.meta.url).resolve('@tesseract.js-data/por/package.json');
  const worker = await tesseract.createWorker('por', tesseract.OEM.LSTM_ONLY, {
    langPath: join(dirname(packageFile), '4.0.0_best_int'),
    cacheMethod: 'none',
    // Without a handler the library throws inside an event, where nobody can catch it.
    errorHandler: () => {},
  });
  await worker.setParameters({ tessedit_pageseg_mode: tesseract.PSM.AUTO });
  return worker;
}

async function readTable(worker: Worker, png: Buffer): Promise<string> {
  const { data } = await worker.recognize(png, {}, { text: false, tsv: true });
  return data.tsv ?? '';
}

/** A page that hangs cannot be stopped inside the worker thread; the process around it ends it. */
function limitTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('recognition of one page took too long')),
      PAGE_TIMEOUT_MS,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
