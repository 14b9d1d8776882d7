import { beforeAll, expect, it } from 'vitest';
import { lintFile } from '#engine/composing/lint/lint-file.ts';
import { drawDeckPdf } from '#engine/composing/typst/draw-deck-pdf.ts';
import { drawDeck } from '#tests/builders/drawn-deck.ts';
import { SMALL_PNG } from '#tests/builders/drawn-figures.ts';
import { buildPdf } from '#tests/builders/pdf-builder.ts';
import { PDF_FILE_CHECKS } from './pdf-file-checks.ts';
import { type PageFacts, type PdfFile, readPdfFile } from './read-pdf-file.ts';

let bytes: Uint8Array;
let sound: PdfFile;
beforeAll(async () => {
  bytes = drawDeckPdf(drawDeck(), { pictures: new Map([['figura.png', SMALL_PNG]]) });
  sound = await readPdfFile(bytes);
});

const page = (changes: Partial<PageFacts>) => (file: PdfFile) =>
  void Object.assign(file.pages[1] ?? {}, changes);
const file = (changes: Partial<PdfFile>) => (one: PdfFile) => void Object.assign(one, changes);

const FAULTS: Record<string, (file: PdfFile) => void> = {
  'title-missing': file({ title: null }),
  'language-other': file({ language: 'en' }),
  'tags-missing': file({ isTagged: false }),
  'outline-missing': file({ outline: [] }),
  'outline-broken': file({ outline: [{ title: 'Fim', page: 0 }] }),
  'title-repeated': file({
    outline: [
      { title: 'Fim', page: 1 },
      { title: 'Fim', page: 2 },
    ],
  }),
  'alt-missing': page({ undescribed: 1 }),
  'link-broken': page({ badLinks: ['Um link não leva a lugar nenhum.'] }),
  'font-absent': file({ absentFonts: ['Helvetica'] }),
  outside: page({ lettersOutside: 12 }),
  'page-empty': page({ isEmpty: true }),
  'page-size': page({ height: 400 }),
  'text-unreadable': page({ letters: new Map([[9, 300]]) }),
  'text-small': page({ letters: new Map([[14, 300]]) }),
  'pages-unread': file({ pageCount: 600 }),
};

it('finds nothing in a PDF of ours', async () => {
  expect(await lintFile(bytes, 9)).toEqual({
    ...{ kind: 'pdf', size: 9, findings: [] },
    sheet: { width: 960, height: 540 },
  });
});

it.each(PDF_FILE_CHECKS.map(({ id }) => id))('finds %s where it is planted', (id) => {
  expect(FAULTS[id], `no fault is planted for ${id}`).toBeDefined();
  const broken = structuredClone(sound);
  FAULTS[id]?.(broken);
  expect(PDF_FILE_CHECKS.find((check) => check.id === id)?.find(broken)).not.toEqual([]);
});

it('reads off the file itself what a PDF from elsewhere lacks', async () => {
  const strange = buildPdf({
    pages: [
      { items: [{ type: 'text', text: 'Uma linha que passa da margem direita da folha', x: 500, y: 700 }] },
      { items: [] },
    ],
  });
  const { findings } = await lintFile(strange, 3);
  expect(new Set(findings.map(({ check }) => check))).toEqual(
    new Set([
      ...['size', 'title-missing', 'language-other', 'tags-missing', 'font-absent', 'outside', 'page-empty'],
    ]),
  );
  expect(findings.map(({ message }) => message)).toContain(
    'A fonte “Helvetica” não está no PDF: cada computador mostra outra.',
  );
});

it('finds links that lead nowhere and figures without words in the file itself', async () => {
  const raw = Buffer.from(bytes).toString('latin1');
  const plant = async (from: RegExp, to: (found: string) => string) => {
    const broken = raw.replace(from, (found) => to(found).padEnd(found.length));
    expect(broken).not.toBe(raw);
    return (await lintFile(Buffer.from(broken, 'latin1'))).findings.map(({ check }) => check);
  };
  expect(await plant(/\/URI \(https:/, () => '/URI (fttps:')).toContain('link-broken');
  expect(await plant(/\/Alt \(Um quadrado azul\.\)/, () => '')).toContain('alt-missing');
});
