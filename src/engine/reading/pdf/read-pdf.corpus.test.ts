import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listBlockTexts } from '#engine/reading/block-text.ts';
import type { DraftDocument } from '#engine/reading/source-document.ts';
import { soakPart } from '#tests/setup/soak.ts';
import { readPdf } from './read-pdf.ts';

interface CorpusFile {
  file: string;
  kind: string;
  facts: {
    pages: number;
    has_text_layer: boolean;
    pdftotext_words: number;
    first_heading: string;
    phrases: { phrase: string; at: string; source?: string }[];
  };
}

const corpus = process.env.CORPUS_DIR;
const list = (): CorpusFile[] =>
  corpus === undefined
    ? []
    : (JSON.parse(readFileSync(`${corpus}/MANIFEST.json`, 'utf8')) as { files: CorpusFile[] }).files.filter(
        ({ kind }) => kind === 'pdf',
      );
const open = (path: string) => readFileSync(`${corpus}/${path}`);
/** Of the corpus's own files, which two tests ask about: each is read once. */
const readings = new Map<string, ReturnType<typeof readPdf>>();
function readOnce(path: string): ReturnType<typeof readPdf> {
  const reading = readings.get(path) ?? readPdf(open(path));
  readings.set(path, reading);
  return reading;
}

/** Both sides alike: no invisible signs, ligatures as letters, nothing raised, the accents that the reference leaves apart. */
const normalise = (text: string): string =>
  text
    .replace(/[\u00AD\u200B]/g, '')
    .replace(/\u0131(?=\p{M})/gu, 'i')
    .replace(/[\uFB00-\uFB06\p{No}\p{Lm}]/gu, (sign) => sign.normalize('NFKC'))
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .toLowerCase();
const countWords = (text: string): Map<string, number> => {
  const words = new Map<string, number>();
  for (const [word] of normalise(text).matchAll(/\p{L}{2,}/gu)) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
};
const textOfPage = (document: DraftDocument, page: number): string =>
  normalise(
    document.blocks
      .filter((block) => block.page === page)
      .flatMap(listBlockTexts)
      .join(' '),
  );

/** What pdftotext reads, without lines that stand on three pages or more and with broken words joined. */
function readReference(path: string): string | null {
  let text: string;
  try {
    text = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8', maxBuffer: 1 << 28, stdio: 'pipe' });
  } catch {
    return null;
  }
  const keyOf = (line: string) =>
    line
      .toLowerCase()
      .replace(/\d+|\b[ivxl]+\b/g, '#')
      .trim();
  const pages = text.split('\f').map((page) => page.split('\n'));
  const seen = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(page.map(keyOf))) seen.set(key, (seen.get(key) ?? 0) + 1);
  return pages
    .map((page) => page.filter((line) => (seen.get(keyOf(line)) ?? 0) < 3).join('\n'))
    .join('\n')
    .replace(/(\p{L})[-\u00AD]\n(\p{Ll})/gu, '$1$2');
}

function measureRecall(reference: Map<string, number>, read: Map<string, number>): number {
  let [found, all] = [0, 0];
  for (const [word, count] of reference) {
    all += count;
    found += Math.min(count, read.get(word) ?? 0);
  }
  return found / all;
}

describe.skipIf(corpus === undefined)('reading the PDFs of the corpus', () => {
  it.each(soakPart(list(), 'PDFs of the corpus read in one process'))(
    'reads $file with its pages, phrases and first heading',
    async ({ file, facts }) => {
      const document = await readOnce(file);
      expect(document.pages).toBe(facts.pages);
      if (!facts.has_text_layer) {
        expect(document.pagesWithoutText).toHaveLength(facts.pages);
        return;
      }
      for (const { phrase, at, source } of facts.phrases) {
        if (source !== undefined) continue;
        expect(textOfPage(document, Number(at.replace('page ', '')))).toContain(normalise(phrase));
      }
      const headings = document.blocks.filter((block) => block.type === 'heading');
      expect(headings.map((heading) => normalise(heading.text))).toContainEqual(
        expect.stringContaining(normalise(facts.first_heading)),
      );
      expect(headings.length).toBeLessThanOrEqual(Math.max(8, 2 * facts.pages));
    },
  );

  // Their middle is judged: all of them or none.
  it.each(soakPart(['pdftotext'], 'words of the corpus beside those of another reader', 3, 1))(
    'finds the words that %s finds',
    async () => {
      const recalls: number[] = [];
      for (const { file, facts } of list().filter(({ facts }) => facts.has_text_layer)) {
        const read = countWords((await readOnce(file)).blocks.flatMap(listBlockTexts).join(' '));
        const reference = readReference(`${corpus}/${file}`);
        const counted = [...read.values()].reduce((sum, count) => sum + count, 0);
        recalls.push(
          reference === null ? counted / facts.pdftotext_words : measureRecall(countWords(reference), read),
        );
      }
      recalls.sort((a, b) => a - b);
      expect(recalls[Math.floor(recalls.length / 2)]).toBeGreaterThanOrEqual(0.97);
      expect(recalls[0]).toBeGreaterThanOrEqual(0.9);
    },
  );

  const accepted: [string, number][] = [
    ['abaixo_do_limite_9_9mb.pdf', 338],
    ['imagem_60000x60000.pdf', 1],
    ['javascript.pdf', 1],
    ['objetos_aninhados.pdf', 1],
    ['xref_em_laco.pdf', 1],
    ['so_senha_de_dono.pdf', 7],
  ];
  // The first takes seven seconds, and has another turn than where a child reads it.
  it.each(soakPart(accepted, 'hostile PDFs read in one process', 3, 2))('accepts %s', async (name, pages) => {
    const document = await readPdf(open(`hostile/${name}`));
    expect(document.pages).toBe(pages);
    expect(document.blocks.length).toBeGreaterThan(0);
  });

  it('looks at the first pages of five thousand empty ones', async () => {
    const document = await readPdf(open('hostile/cinco_mil_paginas_vazias.pdf'));
    expect(document).toMatchObject({ pages: 5000, blocks: [], warnings: [{ code: 'page_cap' }] });
  });

  it.each([
    ['arvore_de_paginas_em_laco.pdf', 'broken'],
    ['bomba_flate_1gb.pdf', 'unsafe'],
    ['senha_para_abrir.pdf', 'encrypted'],
    ['texto_renomeado.pdf', 'broken'],
    ['truncado.pdf', 'broken'],
    ['vazio.pdf', 'empty'],
  ])('refuses %s as %s', async (name, code) => {
    await expect(readPdf(open(`hostile/${name}`))).rejects.toMatchObject({ code });
  });

  it('warns about the white text that gives orders', async () => {
    const { warnings } = await readPdf(open('hostile/injecao_texto_branco.pdf'));
    expect(warnings.map((warning) => warning.code)).toEqual(['hidden_text']);
  });
});
