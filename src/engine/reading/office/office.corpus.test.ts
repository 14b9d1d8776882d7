import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { listBlockTexts } from '#engine/reading/block-text.ts';
import type { DraftBlock, DraftDocument } from '#engine/reading/source-document.ts';
import { readDocx } from './docx/read-docx.ts';
import { readPptx } from './pptx/read-pptx.ts';

interface Phrase {
  phrase: string;
  at?: string;
  source?: string;
}
interface CorpusFile {
  file: string;
  kind: string;
  facts: {
    headings?: [level: number, text: string][];
    headings_count?: number;
    slide_titles?: (string | null)[];
    slides?: number;
    tables: number;
    charts: number;
    equations: number;
    footnotes?: number;
    notes_slides_nonempty?: number;
    images_referenced?: number;
    phrases?: Phrase[];
    special_phrases?: Phrase[];
  };
  phrases?: Phrase[];
  special_phrases?: Phrase[];
}

const folder = process.env.CORPUS_DIR ?? '';
const files: CorpusFile[] =
  folder === '' ? [] : JSON.parse(readFileSync(join(folder, 'MANIFEST.json'), 'utf8')).files;
const read = { docx: readDocx, pptx: readPptx };

/** Raised and lowered letters go as plain ones: the counts beside them know no others. */
function normalise(text: string): string {
  const plain = text
    .replace(/[\^_]\(([^()]*)\)/g, '$1')
    .replace(/[\p{No}\p{Lm}ºª⁺-⁾₊-₎]/gu, (sign) => sign.normalize('NFKC'));
  return plain.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}

function textOf(blocks: DraftBlock[]): string {
  return normalise(blocks.flatMap(listBlockTexts).join(' '));
}

function countBlocks(document: DraftDocument, type: DraftBlock['type']): number {
  return document.blocks.filter((block) => block.type === type).length;
}

/** Words of the plain XML, counted with nothing of the reader: no fallback copies, no contents entries. */
function countPlainWords(bytes: Uint8Array, kind: 'docx' | 'pptx'): string[] {
  const wanted = kind === 'docx' ? /^word\/document\.xml$/ : /^ppt\/slides\/slide\d+\.xml$/;
  const parts = Object.entries(unzipSync(bytes, { filter: ({ name }) => wanted.test(name) }));
  const xml = parts.map(([, content]) => dropFallbacks(new TextDecoder().decode(content))).join(' ');
  const prefix = kind === 'docx' ? 'w' : 'a';
  const paragraphs = xml
    .split(`</${prefix}:p>`)
    .filter((paragraph) => !/PAGEREF|w:anchor="_Toc/.test(paragraph));
  const run = new RegExp(`<${prefix}:t(?: [^>]*)?>([^<]*)</${prefix}:t>|<${prefix}:(?:br|tab)[ />]|$`, 'g');
  const texts = paragraphs.map((paragraph) =>
    [...paragraph.matchAll(run)].map((match) => match[1] ?? ' ').join(''),
  );
  return normalise(decode(texts.join(' '))).split(' ');
}

/** Fallbacks nest, so a lazy pattern would end at the first inner close. */
function dropFallbacks(xml: string): string {
  let depth = 0;
  return xml
    .split(/(<mc:Fallback[^>]*(?<!\/)>|<\/mc:Fallback>)/)
    .filter((piece) => {
      if (piece.startsWith('<mc:Fallback')) depth += 1;
      else if (piece === '</mc:Fallback>') depth -= 1;
      else return depth === 0;
      return false;
    })
    .join('');
}

function decode(text: string): string {
  const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", '#9': ' ' };
  return text
    .replace(/&(lt|gt|quot|apos|#9);/g, (_, name: string) => named[name] ?? '')
    .replaceAll('&amp;', '&');
}

function measureRecall(wanted: string[], text: string): number {
  const bag = new Map<string, number>();
  for (const word of text.split(' ')) bag.set(word, (bag.get(word) ?? 0) + 1);
  let found = 0;
  for (const word of wanted) {
    const left = bag.get(word) ?? 0;
    if (left > 0) found += 1;
    bag.set(word, left - 1);
  }
  return found / wanted.length;
}

const lessons = files.filter(({ kind }) => kind === 'docx' || kind === 'pptx');

describe.each(lessons)('the corpus file $file', ({ file, kind, facts, phrases, special_phrases }) => {
  const bytes = readFileSync(join(folder, file));
  const reading = read[kind as 'docx' | 'pptx'](bytes);

  it('holds every phrase of the manifest, on its slide', async () => {
    const { blocks } = await reading;
    const wanted = [...(phrases ?? facts.phrases ?? []), ...(special_phrases ?? facts.special_phrases ?? [])];
    expect(wanted.length).toBeGreaterThan(3);
    const missing = wanted.filter(({ phrase, at, source }) => {
      const slide = Number(/^slide (\d+)$/.exec(at ?? '')?.[1] ?? 0);
      const where = slide > 0 ? blocks.filter((block) => block.slide === slide) : blocks;
      return source === undefined && !textOf(where).includes(normalise(phrase));
    });
    expect(missing).toEqual([]);
  });

  it('loses almost no word of the plain XML', async () => {
    const wanted = countPlainWords(bytes, kind as 'docx' | 'pptx');
    expect(measureRecall(wanted, textOf((await reading).blocks))).toBeGreaterThanOrEqual(0.985);
  });

  it('has the headings or slide titles of the manifest', async () => {
    const headings = (await reading).blocks.filter((block) => block.type === 'heading');
    if (facts.headings) {
      const told = headings
        .filter(({ isGuessed }) => !isGuessed)
        .map(({ level, text }) => [level, normalise(text)]);
      const wanted = facts.headings.map(([level, text]) => [Math.max(1, level), normalise(text)]);
      expect(told.slice(0, wanted.length)).toEqual(wanted);
      expect(told).toHaveLength(facts.headings_count ?? 0);
    }
    const titles = facts.slide_titles ?? [];
    const shown = titles.map((_, index) => headings.find(({ slide }) => slide === index + 1));
    titles.forEach((title, index) => {
      const heading = shown[index];
      if (title === null) expect(heading?.isGuessed ?? true).toBe(true);
      else expect(normalise(heading?.text ?? '')).toBe(normalise(title));
    });
  });

  it('counts slides, tables, charts, equations and notes exactly', async () => {
    const document = await reading;
    const { blocks } = document;
    expect(document.slides).toBe(facts.slides ?? null);
    expect(countBlocks(document, 'table')).toBe(facts.tables - countFallbackTables(bytes));
    expect(countBlocks(document, 'chart')).toBe(facts.charts);
    // A page of notes may hold several, one for each line that begins anew.
    const pages = new Set(
      blocks.flatMap(({ type, slide }, at) => (type === 'note' ? [slide ?? `f${at}`] : [])),
    );
    expect(pages.size).toBe(facts.footnotes ?? facts.notes_slides_nonempty);
    const inText = blocks.reduce((sum, { equations }) => sum + (equations?.length ?? 0), 0);
    expect(inText + countBlocks(document, 'equation')).toBe(facts.equations);
    if (facts.images_referenced !== undefined)
      expect(countBlocks(document, 'image')).toBe(facts.images_referenced);
  });
});

describe.skipIf(!process.env.CORPUS_DIR)('the corpus', () => {
  it('holds office files of both kinds', () => {
    expect(new Set(lessons.map(({ kind }) => kind))).toEqual(new Set(['docx', 'pptx']));
  });
});

/** The manifest counts a slide table twice where `mc:Fallback` repeats it; a reader must not. */
function countFallbackTables(bytes: Uint8Array): number {
  const parts = unzipSync(bytes, { filter: ({ name }) => /^ppt\/slides\/slide\d+\.xml$/.test(name) });
  const xml = Object.values(parts).map((content) => new TextDecoder().decode(content));
  const count = (text: string) => text.split('<a:tbl>').length - 1;
  return xml.reduce((sum, one) => sum + count(one) - count(dropFallbacks(one)), 0);
}
