import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { soakOne, soakPart } from '#tests/setup/soak.ts';
import { listBlockTexts } from './block-text.ts';
import { createReadingPool } from './isolation/reading-pool.ts';
import type { OcrEngineChoice } from './reading-options.ts';
import { ReadingProblem } from './reading-problem.ts';
import type { SourceDocument } from './source-document.ts';

interface Facts {
  pages?: number;
  slides?: number;
  pdftotext_words?: number;
  words_body?: number;
  words_in_text_boxes?: number;
  words?: number;
  words_in_smartart?: number;
  notes_words?: number;
  notes_slides_nonempty?: number;
  tables?: number;
  equations?: number;
  headings?: [number, string][];
  slide_titles?: (string | null)[];
  phrases: { phrase: string; at: string; source?: string }[];
  special_phrases?: { where: string; phrase: string }[];
}
interface Manifest {
  files: { file: string; kind: string; facts: Facts }[];
  hostile: { file: string; expect: 'accept' | 'reject' | 'bounded' }[];
}

const corpus = process.env.CORPUS_DIR ?? '';
const manifest: Manifest =
  corpus === ''
    ? { files: [], hostile: [] }
    : JSON.parse(readFileSync(join(corpus, 'MANIFEST.json'), 'utf8'));
const table: string[] = [];
const rssBefore = process.memoryUsage.rss();
interface Reading {
  document: SourceDocument | null;
  problem: ReadingProblem | null;
  ms: number;
  peakMb: number;
}

/** One file through a fresh child; `peakMb` is what the child (not its tesseract) held at most. */
async function read(file: string, ocrEngine: OcrEngineChoice = 'auto'): Promise<Reading> {
  const pool = createReadingPool({ size: 1 });
  let peakMb = 0;
  const look = setInterval(() => {
    for (const pid of pool.pids()) peakMb = Math.max(peakMb, readPeakMb(pid));
  }, 10);
  const start = performance.now();
  const outcome = { document: null, problem: null, ms: 0, peakMb: 0 } as Reading;
  try {
    await pool.open(join(corpus, file));
    outcome.document = await pool.read(join(corpus, file), { ocrEngine });
  } catch (error) {
    if (!(error instanceof ReadingProblem)) throw error;
    outcome.problem = error;
  } finally {
    clearInterval(look);
    await pool.close();
  }
  return { ...outcome, ms: performance.now() - start, peakMb };
}

function readPeakMb(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

const fold = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
const textAt = (document: SourceDocument, at: string) => {
  const [, unit, number] = /^(page|slide) (\d+)$/.exec(at) ?? [];
  const blocks = document.blocks.filter(
    (block) => unit === undefined || (unit === 'page' ? block.page : block.slide) === Number(number),
  );
  return fold(blocks.flatMap(listBlockTexts).join(' '));
};
const recall = (wanted: string[], had: string[]) => {
  const left = new Map<string, number>();
  for (const word of had) left.set(word, (left.get(word) ?? 0) + 1);
  const found = wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return wanted.length === 0 ? 1 : found.length / wanted.length;
};
const figure = (value: number) => value.toFixed(2);
describe.skipIf(corpus === '')('the corpus', { timeout: 120_000 }, () => {
  afterAll(() => {
    process.stdout.write(`\n${table.join('\n')}\n`);
  });

  it.each(soakPart(manifest.files, 'readings of the corpus', 12))('reads $file', async ({ file, facts }) => {
    const { document, problem, ms, peakMb } = await read(file);
    expect(problem).toBeNull();
    if (document === null) return;
    const { counts, blocks } = document;
    const phrases = facts.phrases.filter(({ phrase, at }) =>
      textAt(document, at).includes(fold(phrase)),
    ).length;
    const special = (facts.special_phrases ?? []).filter(({ phrase }) =>
      textAt(document, '').includes(fold(phrase)),
    ).length;
    const headings = blocks.flatMap((block) => (block.type === 'heading' ? [block] : []));
    const wanted = (facts.headings ?? []).map(([level, text]) => `${Math.max(1, level)} ${fold(text)}`);
    const titles = (facts.slide_titles ?? []).flatMap((title, index) =>
      title === null ? [] : [`${index + 1} ${fold(title)}`],
    );
    const headingRecall = recall(
      wanted,
      headings.map(({ level, text }) => `${level} ${fold(text)}`),
    );
    const titleRecall = recall(
      titles,
      headings.map(({ slide, text }) => `${slide} ${fold(text)}`),
    );
    const notes = new Set(
      blocks.flatMap((block) => (block.type === 'note' && block.noteType === 'speaker' ? [block.slide] : [])),
    ).size;
    const expectedWords =
      facts.pdftotext_words ??
      (facts.words_body ?? facts.words ?? 0) +
        (facts.words_in_text_boxes ?? 0) +
        (facts.words_in_smartart ?? 0) +
        (facts.notes_words ?? 0);
    const ratio = expectedWords > 0 ? counts.words / expectedWords : 1;
    table.push(
      `${file.slice(0, 46).padEnd(46)} words ${figure(ratio)} phrases ${phrases}/${facts.phrases.length} special ${special}/${facts.special_phrases?.length ?? 0} headings ${headings.length} (${figure(headingRecall)}) titles ${figure(titleRecall)} tables ${counts.tables}/${facts.tables ?? '-'} eq ${counts.equations}/${facts.equations ?? '-'} notes ${notes}/${facts.notes_slides_nonempty ?? '-'} ${Math.round(ms)} ms ${Math.round(peakMb)} MB`,
    );
    expect(document.pages).toBe(facts.pages ?? null);
    expect(document.slides).toBe(facts.slides ?? null);
    expect(phrases).toBe(facts.phrases.length);
    expect(special).toBe(facts.special_phrases?.length ?? 0);
    // Formulas are one word here and many there; recognised screenshots add what the reference does not see.
    expect(ratio).toBeGreaterThan((facts.equations ?? 0) > 0 ? 0.8 : 0.88);
    if (!document.warnings.some(({ code }) => code === 'ocr_used')) expect(ratio).toBeLessThan(1.15);
    expect(headingRecall).toBeGreaterThanOrEqual(0.95);
    expect(titleRecall).toBe(1);
    expect(notes).toBe(facts.notes_slides_nonempty ?? 0);
    if (facts.equations !== undefined) expect(counts.equations).toBe(facts.equations);
    // Tables of empty answer boxes are no content, so there may be fewer.
    if (facts.tables !== undefined) expect(counts.tables).toBeLessThanOrEqual(facts.tables);
    expect(peakMb).toBeLessThan(512);
  });

  const engines: OcrEngineChoice[] = ['native', 'javascript'];
  // At seeds at which no file near the size limit is read below.
  it.each(soakOne(engines, 9, 'engines that recognise the simulated scan', 12))(
    'recognises the simulated scan with the %s engine',
    async (engine) => {
      const name = 'derived/prova_administracao_digitalizada_3p';
      const { document, ms, peakMb } = await read(`${name}.pdf`, engine);
      const truth = readFileSync(join(corpus, `${name}.verdade.txt`), 'utf8')
        .normalize('NFC')
        .split(/\s+/)
        .filter(Boolean);
      const words = (document?.blocks ?? []).flatMap(listBlockTexts).join(' ').split(' ');
      const found = recall(truth, words);
      table.push(`${name} (${engine}) recall ${figure(found)} ${Math.round(ms)} ms ${Math.round(peakMb)} MB`);
      expect(found).toBeGreaterThanOrEqual(0.9);
    },
  );

  it.each(soakPart(manifest.hostile, 'hostile files', 12))(
    'is not harmed by $file',
    async ({ file, expect: verdict }) => {
      const { document, problem, ms, peakMb } = await read(file);
      const said =
        document === null
          ? `${problem?.code}${problem?.cause ? ' !' : ''}`
          : `read ${document.counts.words} words`;
      table.push(
        `${file.padEnd(46)} ${verdict.padEnd(8)} ${said.padEnd(26)} ${Math.round(ms)} ms ${Math.round(peakMb)} MB`,
      );
      // The size limit is the upload's: as a document the file is in order.
      if (verdict === 'reject' && !file.includes('11mb')) expect(document).toBeNull();
      if (verdict === 'accept') expect(problem).toBeNull();
      expect(problem?.cause, 'a child ended in an unexpected way').toBeUndefined();
      expect(JSON.stringify(document ?? '')).not.toMatch(/root:[x*]?:0/);
      // Two honest big ones near the size limit may take their time; whatever is meant to harm may not.
      expect(ms).toBeLessThan(file.includes('limite') ? 30_000 : 10_000);
      expect(peakMb).toBeLessThan(512);
    },
  );

  it('leaves the reading process as small as it was', () => {
    const grownMb = (process.memoryUsage.rss() - rssBefore) / 1024 / 1024;
    table.push(`the calling process grew by ${Math.round(grownMb)} MB`);
    expect(grownMb).toBeLessThan(150);
  });
});
