import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onlineSafety } from '#tests/builders/samples/online-safety.ts';
import { writeSamplePdf } from '#tests/builders/samples/write-sample-pdf.ts';

/** The PDFs the figures are taken on: those of CORPUS_DIR where it is set, else long ones made from our own sample. */
export interface BenchPdfs {
  all: string[];
  /** About 35 and about 142 pages. */
  middle: string;
  long: string;
  folder: string;
  discard(): Promise<void>;
}

export async function collectPdfs(): Promise<BenchPdfs> {
  const folder = mkdtempSync(join(tmpdir(), 'lousa-bench-'));
  const discard = async () => rmSync(folder, { recursive: true, force: true });
  const corpus = process.env.CORPUS_DIR;
  const found = corpus && existsSync(corpus) ? globSync(join(corpus, 'pdf', '*.pdf')).sort() : [];
  const middle = found.find((path) => path.includes('_35p'));
  const long = found.find((path) => path.includes('_142p'));
  if (middle && long) return { all: found, middle, long, folder, discard };
  const own = [writeSamplePdf(folder, onlineSafety, 35), writeSamplePdf(folder, onlineSafety, 142)];
  const [ownMiddle = '', ownLong = ''] = own;
  return { all: own, middle: ownMiddle, long: ownLong, folder, discard };
}
