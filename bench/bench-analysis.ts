import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { readDocument } from '#engine/reading/read-document.ts';
import type { BenchPdfs } from './collect-pdfs.ts';
import { mediansOf, ms } from './measure.ts';

/** The pedagogical analysis alone, in milliseconds for each 1,000 words of material. */
export async function* benchAnalysis(pdfs: BenchPdfs): AsyncGenerator<string> {
  for (const file of [pdfs.middle, pdfs.long]) {
    const source = await readDocument(await readFile(file));
    const order = {
      source,
      content: '',
      title: 'Material em anexo',
      serviceType: 'booklet' as const,
      size: 20,
      level: 'superior' as const,
      targetAudience: '',
      lessonMinutes: null,
      learningObjectives: '',
      adjustments: [],
    };
    const [time = 0] = await mediansOf([() => analyse(order)], 3);
    yield `${basename(file).padEnd(48)} ${source.counts.words} words, ${ms(time)}: ${ms((time / source.counts.words) * 1000)} for 1,000 words`;
  }
}
