import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import type { BenchPdfs } from './collect-pdfs.ts';
import { median, mediansOf, ms, ratio } from './measure.ts';

const ROUNDS = 3;

/** Reading a PDF by the command line against `pdftotext`, both as whole processes. Aim: at most 4×. */
export async function* benchReading(pdfs: BenchPdfs): AsyncGenerator<string> {
  if (spawnSync('pdftotext', ['-v']).error) {
    yield 'pdftotext is not installed (Debian: poppler-utils); left out';
    return;
  }
  const ratios: number[] = [];
  for (const file of pdfs.all) {
    const own = () => spawnSync(process.execPath, ['src/engine/cli.ts', 'read', file], { maxBuffer: 1e9 });
    const poppler = () => spawnSync('pdftotext', [file, '-'], { maxBuffer: 1e9 });
    if (spawnSync('pdftotext', [file, '-'], { encoding: 'utf8' }).stdout.trim().length < 50) continue;
    const [ours = 0, theirs = 1] = await mediansOf([own, poppler], ROUNDS);
    ratios.push(ours / theirs);
    yield `${basename(file).padEnd(48)} lousa ${ms(ours)}, pdftotext ${ms(theirs)}: ${ratio(ours, theirs)}`;
  }
  const [startUp = 0] = await mediansOf([() => spawnSync(process.execPath, ['-e', '0'])], ROUNDS);
  yield `median ratio ${median(ratios).toFixed(2)}× (starting Node alone takes ${ms(startUp)})`;
}
