import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createReadingPool } from '#engine/reading/isolation/reading-pool.ts';
import { readTextLayer } from '#engine/reading/read-text-layer.ts';
import { buildScan } from '#tests/builders/scan-builder.ts';
import type { BenchPdfs } from './collect-pdfs.ts';
import { ms, readPeakMb, timeOf } from './measure.ts';

const LOOK_MS = 100;

/**
 * Recognising the pages that are pictures, in a child of the product: time for each page with two side by side, and
 * the most memory the child held (resident, the program included).
 */
export async function* benchOcr(pdfs: BenchPdfs): AsyncGenerator<string> {
  let isAnything = false;
  for (const file of [...pdfs.all, await scanFirstPages(pdfs)]) {
    const { pagesWithoutText } = await readTextLayer(await readFile(file));
    if (pagesWithoutText.length === 0) continue;
    isAnything = true;
    const pool = createReadingPool({ size: 1 });
    let highest = 0;
    const watch = setInterval(() => {
      highest = Math.max(highest, ...pool.pids().map(readPeakMb));
    }, LOOK_MS);
    try {
      const whole = await timeOf(() => pool.read(file));
      const letters = await timeOf(() => pool.open(file));
      const each = (whole - letters) / pagesWithoutText.length;
      yield `${basename(file).padEnd(48)} ${pagesWithoutText.length} pages, ${ms(each)} each, child at most ${Math.round(highest)} MB`;
    } finally {
      clearInterval(watch);
      await pool.close();
    }
  }
  if (!isAnything) yield 'no file with pages in pictures';
}

/** A scan of our own where there is no other: the same pages on every machine. */
async function scanFirstPages({ folder, middle }: BenchPdfs): Promise<string> {
  const path = join(folder, 'scan.pdf');
  await writeFile(path, await buildScan(await readFile(middle), 0.6, '', SCANNED_PAGES));
  return path;
}
const SCANNED_PAGES = 3;
