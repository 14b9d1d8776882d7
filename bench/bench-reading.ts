import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { finishDocument } from '#engine/reading/finish-document.ts';
import { readTextLayer } from '#engine/reading/read-text-layer.ts';
import type { BenchPdfs } from './collect-pdfs.ts';
import { median, mediansOf, ms, ratio } from './measure.ts';

const ROUNDS = 5;
/** Fewer are a file of pictures, which `ocr` measures. */
const FEWEST_WORDS = 50;

/**
 * Reading a PDF in a process that is warm, as the product's children are, against a run of `pdftotext`;
 * aim: at most 4×. Then the command line as a whole process. Pages in pictures are not recognised here:
 * `pdftotext` has nothing to set against it, and `ocr` measures it apart.
 */
export async function* benchReading(pdfs: BenchPdfs): AsyncGenerator<string> {
  if (spawnSync('pdftotext', ['-v']).error) {
    yield 'pdftotext is not installed (Debian: poppler-utils); left out';
    return;
  }
  const ratios: number[] = [];
  for (const file of pdfs.all) {
    const bytes = await readFile(file);
    const read = async () => finishDocument(await readTextLayer(bytes));
    if ((await read()).counts.words < FEWEST_WORDS) continue;
    const [ours = 0, theirs = 1] = await mediansOf([read, () => poppler(file)], ROUNDS);
    ratios.push(ours / theirs);
    yield `${basename(file).padEnd(48)} lousa ${ms(ours)}, pdftotext ${ms(theirs)}: ${ratio(ours, theirs)}`;
  }
  yield `median ratio ${median(ratios).toFixed(2)}× (aim 4×)`;
  const commandLine = () =>
    spawnSync(process.execPath, ['src/engine/cli.ts', 'read', pdfs.long], { maxBuffer: 1e9 });
  const nothing = () => spawnSync(process.execPath, ['-e', '0']);
  const [own = 0, theirs = 1, startUp = 0] = await mediansOf(
    [commandLine, () => poppler(pdfs.long), nothing],
    ROUNDS,
  );
  yield `the longest as a command: lousa ${ms(own)}, of which starting Node ${ms(startUp)}, pdftotext ${ms(theirs)}: ${ratio(own, theirs)}`;
}

const poppler = (file: string) => spawnSync('pdftotext', [file, '-'], { maxBuffer: 1e9 });
