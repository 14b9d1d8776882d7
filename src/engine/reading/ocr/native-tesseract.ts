import { execFile } from 'node:child_process';
import { dieWithParent } from '#engine/reading/isolation/die-with-parent.ts';
import { TOOL_ENVIRONMENT } from '#engine/reading/isolation/tool-environment.ts';
import { type OcrEngine, PAGE_TIMEOUT_MS } from './ocr-engine.ts';

const MOST_OUTPUT_BYTES = 16_000_000;

/** Uses the tesseract installed on this machine; null where it or its Portuguese data is absent. */
export async function startNativeTesseract(): Promise<OcrEngine | null> {
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
  const { command, args: bound } = dieWithParent('tesseract', args);
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
