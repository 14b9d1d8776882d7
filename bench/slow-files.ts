import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDocx } from '#tests/builders/office-builder.ts';
import { photosynthesis } from '#tests/builders/samples/photosynthesis.ts';
import { writeSampleText } from '#tests/builders/samples/write-sample-text.ts';
import { buildScan, buildTextPdf } from '#tests/builders/scan-builder.ts';

const PREFIXES = 2000;
const ELEMENTS = 60_000;
const LINES_A_PAGE = 15;

/** A Word file of 18 kB that runs into the limit of opening: each of many elements declares a namespace anew. */
export function writeSlowDocx(folder: string): string {
  const prefixes = Array.from({ length: PREFIXES }, (_, index) => `xmlns:n${index}="urn:n${index}"`).join(
    ' ',
  );
  const runs = '<w:r xmlns:q="urn:q"><w:t>a</w:t></w:r>'.repeat(ELEMENTS);
  const path = join(folder, 'devagar.docx');
  writeFileSync(path, buildDocx({ body: `<w:p ${prefixes}>${runs}</w:p>` }));
  return path;
}

/** A scan of so many pages full of letters. */
export async function writeLongScan(folder: string, pages: number): Promise<string> {
  const words = writeSampleText(photosynthesis).split(/\s+/);
  let at = 0;
  const line = (index: number) => ({
    text: Array.from({ length: 11 }, () => words[at++ % words.length]).join(' '),
    x: 50,
    y: 780 - index * 45,
    size: 11,
  });
  const page = () => Array.from({ length: LINES_A_PAGE }, (_, index) => line(index));
  const path = join(folder, 'digitalizado.pdf');
  writeFileSync(path, await buildScan(buildTextPdf(Array.from({ length: pages }, page))));
  return path;
}
