import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { writeFileReport } from '#engine/composing/lint/file-report.ts';
import { lintFile } from '#engine/composing/lint/lint-file.ts';
import { collectPptxResources } from '#engine/composing/pptx/collect-resources.ts';
import { writePptx } from '#engine/composing/pptx/write-pptx.ts';
import { drawDeck } from '#tests/builders/drawn-deck.ts';
import { SMALL_PNG } from '#tests/builders/drawn-figures.ts';
import { buildPptx } from '#tests/builders/office-builder.ts';
import { slideShape } from '#tests/builders/office-fragments.ts';
import { PACKAGE_CHECKS } from './file-check.ts';
import { SLIDE_FILE_CHECKS } from './slide-file-checks.ts';

const MAIN = 'ppt/presentation.xml';
const slide = (number: number) => `ppt/slides/slide${number}.xml`;
const rels = (part: string) => part.replace(/([^/]+)$/, '_rels/$1.rels');

type Parts = Record<string, Uint8Array>;
let whole: Parts;
beforeAll(async () => {
  const deck = drawDeck();
  // The reader's own is used for code.
  deck.theme.fonts.mono = 'Courier New';
  for (const [index, one] of deck.slides.entries())
    one.notes = `Diga em voz alta o que o slide ${index} mostra.`;
  const pictures = new Map([['figura.png', SMALL_PNG]]);
  whole = unzipSync(writePptx(deck, await collectPptxResources(deck, pictures, { areFontsEmbedded: true })));
});

const edit = (part: string, change: (text: string) => string) => (parts: Parts) => {
  const before = strFromU8(parts[part] ?? new Uint8Array());
  const after = change(before);
  if (after === before) throw new Error(`nothing was planted in ${part}`);
  parts[part] = strToU8(after);
};
const swap = (part: string, from: string | RegExp, to: string) =>
  edit(part, (text) => text.replace(from, to));
const both =
  (...changes: ((parts: Parts) => void)[]) =>
  (parts: Parts) => {
    for (const change of changes) change(parts);
  };

/** What breaks one rule of a file of ours, byte for byte. */
const FAULTS: Record<string, (parts: Parts) => void> = {
  'package-xml': swap('docProps/app.xml', '</Properties>', ''),
  'package-types': swap('[Content_Types].xml', /<Override PartName="\/ppt\/slides\/slide2.xml"[^>]*>/, ''),
  'package-links': swap(rels(slide(2)), /notesSlide2/, 'notesSlide99'),
  'package-references': swap(slide(2), /r:id="rId\d+"/, 'r:id="rId99"'),
  'package-unused': (parts) => void Object.assign(parts, { 'ppt/media/sobra.png': SMALL_PNG }),
  'package-ids': swap(slide(2), '<p:cNvPr id="3"', '<p:cNvPr id="2"'),
  empty: swap(MAIN, /<p:sldIdLst>.*<\/p:sldIdLst>/, '<p:sldIdLst/>'),
  'layout-missing': swap(rels(slide(2)), 'relationships/slideLayout"', 'relationships/outro"'),
  'layouts-unused': (parts) => {
    for (let at = 1; at <= 9; at += 1) edit(slide(at), (text) => text.replaceAll(/<p:ph [^>]*>/g, ''))(parts);
  },
  'title-missing': swap(slide(2), '<p:ph type="title"/>', ''),
  'title-repeated': swap(slide(3), 'Recife recebe cinco vezes mais chuva', 'A água na cidade'),
  'alt-missing': swap(slide(4), /descr="[^"]*"/, ''),
  'link-broken': swap(rels(slide(2)), 'https://www.gov.br', 'file:///C:/Users/lia'),
  outside: swap(slide(2), /(name="Fontes".*?<a:off x=)"\d+"/s, '$1"11900000"'),
  'text-unreadable': swap(slide(2), ' sz="2400"', ' sz="900"'),
  'text-small': swap(slide(2), ' sz="2400"', ' sz="1400"'),
  'slide-empty': swap(slide(5), /<p:(sp|graphicFrame)>.*<\/p:\1>/s, ''),
  'slide-pictured': edit(slide(9), (text) => {
    const [picture = ''] = /<p:pic>.*?<\/p:pic>/s.exec(text) ?? [];
    const large = picture.replace(/<a:ext cx="\d+" cy="\d+"/, '<a:ext cx="12000000" cy="6800000"');
    return text.replace(/(<\/p:grpSpPr>).*(<\/p:spTree>)/s, `$1${large}$2`);
  }),
  'place-empty': swap(
    slide(2),
    /(<p:ph type="body"(?:(?!<\/p:sp>).)*<a:lstStyle\/?>).*?(<\/p:txBody>)/s,
    '$1<a:p/>$2',
  ),
  'table-headless': swap(slide(3), ' firstRow="1"', ''),
  'chart-closed': swap(rels('ppt/charts/chart1.xml'), 'relationships/package"', 'relationships/outro"'),
  'notes-missing': swap('ppt/notesSlides/notesSlide2.xml', /<a:t>[^<]*<\/a:t>/, '<a:t/>'),
  'language-other': edit(slide(2), (text) => text.replaceAll('lang="pt-BR"', 'lang="en-US"')),
  'font-rare': swap(MAIN, /<p:embeddedFontLst>.*<\/p:embeddedFontLst>/, ''),
  'fonts-many': edit(slide(2), (text) =>
    ['Um', 'Dois', 'Três', 'Quatro'].reduce(
      (all, font) => all.replace('</p:txBody>', `<a:latin typeface="${font}"/></p:txBody>`),
      text,
    ),
  ),
};

it('finds nothing in a presentation of ours', async () => {
  expect(await lintFile(zipSync(whole), 9)).toEqual({
    ...{ kind: 'pptx', size: 9, findings: [] },
    sheet: { width: 960, height: 540 },
  });
});

it.each([...PACKAGE_CHECKS, ...SLIDE_FILE_CHECKS].map(({ id }) => id))(
  'finds %s where it is planted',
  async (id) => {
    const parts = { ...whole };
    const plant = FAULTS[id];
    expect(plant, `no fault is planted for ${id}`).toBeDefined();
    plant?.(parts);
    const { findings } = await lintFile(zipSync(parts, { level: 0 }));
    expect(findings.map(({ check }) => check)).toContain(id);
  },
);

it('judges a link within the presentation by the slides that are shown', async () => {
  const parts = { ...whole };
  both(swap(MAIN, /<p:sldId [^>]*>/, ''), swap(MAIN, /<p14:sldId [^>]*>/, ''))(parts);
  const { findings } = await lintFile(zipSync(parts, { level: 0 }));
  expect(findings).toContainEqual(
    expect.objectContaining({
      check: 'link-broken',
      at: 1,
      message: expect.stringContaining('não está na apresentação'),
    }),
  );
});

it('tells in words what is wrong, alike slides together, and when the number is not the ordered one', async () => {
  const box = (text: string) => slideShape({ paragraphs: [text], box: [0, 0, 300, 40], sizePt: 20 });
  const strange = buildPptx({ slides: [{ shapes: box('Um') }, { shapes: box('Dois') }] });
  const report = await lintFile(strange, 10);
  expect(writeFileReport(report)).toContain('✗ Apresentação: São 2 slides; o pedido é de 10. [size]');
  expect(writeFileReport(report)).toContain('✗ Slides 1 e 2: O slide não tem título. [title-missing]');
  expect(writeFileReport(report)).toMatch(/^Apresentação com 2 slides\. \d+ problemas e \d+ avisos\./);
});

it.each([
  ['text', 'isto não é um arquivo do Office', 'unsupported_type'],
  ['nothing', '', 'empty'],
])('refuses %s with a sentence', async (_, content, code) => {
  await expect(lintFile(strToU8(content))).rejects.toMatchObject({ name: 'ReadingProblem', code });
});
