import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readDocument } from '#engine/reading/read-document.ts';
import type { BenchPdfs } from './collect-pdfs.ts';
import { median, mediansOf, ms, ratio } from './measure.ts';

const ROUNDS = 5;

/**
 * Reading a PDF in a process that is warm, as the product's children are, against a run of `pdftotext`;
 * aim: at most 4×. Then the command line as a whole process. Recognising pictures of pages is left out on
 * both sides: `pdftotext` has nothing to set against it.
 */
export async function* benchReading(pdfs: BenchPdfs): AsyncGenerator<string> {
  if (spawnSync('pdftotext', ['-v']).error) {
    yield 'pdftotext is not installed (Debian: poppler-utils); left out';
    return;
  }
  const ratios: number[] = [];
  for (const file of pdfs.all) {
    const bytes = await readFile(file);
    const source = await readDocument(bytes);
    if (source.counts.words < 50) continue;
    const [ours = 0, theirs = 1] = await mediansOf([() => readDocument(bytes), () => poppler(file)], ROUNDS);
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
