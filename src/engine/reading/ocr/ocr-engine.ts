import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Worker } from 'tesseract.js';
import { raiseDataLimit } from '#engine/reading/isolation/memory-limit.ts';
import { dieWithParent, findWorkingTool, TOOL_ENVIRONMENT } from '#engine/reading/isolation/system-tools.ts';
import type { OcrEngineChoice } from '#engine/reading/reading-options.ts';

/** A started character recogniser for Portuguese. */
interface OcrEngine {
  name: 'native' | 'javascript';
  /** Answers tesseract's table of one page (TSV, 12 columns). Rejects when the page cannot be recognised in time. */
  recognise: (png: Buffer, dpi: number) => Promise<string>;
  close: () => Promise<void>;
}

/** No page that a person could read takes more work, even on a slow machine. */
const PAGE_CPU_SECONDS = 60;
/** For what cannot be measured in work: a page of which nothing is heard for so long is stuck. */
const STILL_MS = 120_000;
/** Beside other programs a page may take many times its work. */
const PAGE_TIMEOUT_MS = 10 * STILL_MS;

/** Starts a recogniser for `parallel` pages at a time. `native` fails where tesseract with Portuguese is not installed. */
export async function startOcrEngine(choice: OcrEngineChoice, parallel: number): Promise<OcrEngine> {
  const native = choice === 'javascript' ? null : await startNativeTesseract();
  if (native !== null) return native;
  if (choice === 'native') throw new Error('tesseract with Portuguese data is not installed');
  return startTesseractJs(parallel);
}

const MOST_OUTPUT_BYTES = 16_000_000;

/** Uses the tesseract installed on this machine; null where it or its Portuguese data is absent. */
async function startNativeTesseract(): Promise<OcrEngine | null> {
  const languages = await runTesseract(['--list-langs'], null).catch(() => '');
  if (!/^por$/m.test(languages)) return null;
  return {
    name: 'native',
    recognise: (png, dpi) =>
      runTesseract(
        ['stdin', 'stdout', '-l', 'por', '--oem', '1', '--psm', '3', '--dpi', String(Math.round(dpi)), 'tsv'],
        png,
      ),
    close: async () => {},
  };
}

function runTesseract(args: string[], input: Buffer | null): Promise<string> {
  const limit = [`--cpu=${PAGE_CPU_SECONDS}`];
  const prlimit = findWorkingTool('prlimit', limit);
  const [program = '', ...rest] = [...(prlimit === null ? [] : [prlimit, ...limit]), 'tesseract', ...args];
  const { command, args: bound } = dieWithParent(program, rest);
  // One thread each: two pages side by side are faster than one page on two threads.
  const env = { ...TOOL_ENVIRONMENT, OMP_THREAD_LIMIT: '1' };
  return new Promise((resolve, reject) => {
    const child = execFile(
      command,
      bound,
      { env, timeout: PAGE_TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: MOST_OUTPUT_BYTES },
      (error, stdout) => (error === null ? resolve(stdout) : reject(error)),
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(input ?? undefined);
  });
}

/** Uses the recogniser that comes with the product: slower, needs nothing installed, asks no network. */
async function startTesseractJs(parallel: number): Promise<OcrEngine> {
  await raiseDataLimit();
  const workers = await Promise.all(Array.from({ length: parallel }, startWorker));
  const idle = [...workers];
  const waiting: ((worker: HeardWorker) => void)[] = [];
  const take = () => {
    const worker = idle.pop();
    return worker ? Promise.resolve(worker) : new Promise<HeardWorker>((resolve) => waiting.push(resolve));
  };
  const release = (worker: HeardWorker) => {
    const next = waiting.shift();
    if (next) next(worker);
    else idle.push(worker);
  };
  return {
    name: 'javascript',
    recognise: async (png) => {
      const worker = await take();
      try {
        return await endWhenStill(worker, readTable(worker, png));
      } finally {
        release(worker);
      }
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** A worker, and what it calls with each step it takes. */
interface HeardWorker extends Worker {
  onStep: () => void;
}

async function startWorker(): Promise<HeardWorker> {
  const { default: tesseract } = await import('tesseract.js');
  const packageFile = createRequire(import.meta.url).resolve('@tesseract.js-data/por/package.json');
  const steps = { onStep: () => {} };
  const worker = await tesseract.createWorker('por', tesseract.OEM.LSTM_ONLY, {
    langPath: join(dirname(packageFile), '4.0.0_best_int'),
    cacheMethod: 'none',
    // Without a handler the library throws inside an event, where nobody can catch it.
    errorHandler: () => {},
    logger: () => steps.onStep(),
  });
  await worker.setParameters({ tessedit_pageseg_mode: tesseract.PSM.AUTO });
  return Object.assign(steps, worker);
}

async function readTable(worker: Worker, png: Buffer): Promise<string> {
  const { data } = await worker.recognize(png, {}, { text: false, tsv: true });
  return data.tsv ?? '';
}

/** A page that hangs cannot be stopped inside the worker thread; the process around it ends it. */
function endWhenStill<T>(worker: HeardWorker, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error('recognition of one page stands still'));
    let timer = setTimeout(end, STILL_MS);
    worker.onStep = () => {
      clearTimeout(timer);
      timer = setTimeout(end, STILL_MS);
    };
    work.then(resolve, reject).finally(() => {
      worker.onStep = () => {};
      clearTimeout(timer);
    });
  });
}
