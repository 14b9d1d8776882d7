import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { listBlockTexts } from '#engine/reading/block-text.ts';
import { readDocument } from '#engine/reading/read-document.ts';
import { drawDeck, drawSlide, drawText } from '#tests/builders/drawn-deck.ts';
import { BODY, box } from '#tests/builders/drawn-figures.ts';
import { BOOKLET, PICTURES } from '#tests/builders/whole-booklet.ts';
import { writeBookletDocx } from './booklet/docx/write-docx.ts';
import { typesetBooklet } from './booklet/typeset-booklet.ts';
import { lintFile } from './lint/lint-file.ts';
import { drawDeckPdf } from './typst/draw-deck-pdf.ts';
import { writeDeckPptx } from './write-deck-pptx.ts';

/** What a text may hold that another program would run, follow or be broken by. */
const ORDERS = [
  'Veja <script>alert(1)</script> &lt;i&gt; ]]> <!-- fim -->',
  'Conte {{7*7}} e #eval("1+1") e =cmd|calc!A0',
  'Abra \\input{x} %PDF-1.7 "; DROP TABLE aulas; --',
];
const SIGNS = 'A \u202eágua\u202c\u0000 ferve\u0007 a \u200bcem \ufffegraus \ud800 الماء המים \u{1F9EA}';

const files = new Map<string, Uint8Array>();
beforeAll(async () => {
  const title = ORDERS[0] ?? '';
  const text = drawText('Texto', [...ORDERS, SIGNS], BODY, box(0.7, 2, 11.9, 4));
  const deck = drawDeck([drawSlide('s1', title, [text], { notes: ORDERS.join('\n') })]);
  files.set('PPTX', await writeDeckPptx(deck, new Map()));
  files.set('PDF of a deck', drawDeckPdf(deck, { pictures: new Map() }));
  const said = [...ORDERS, SIGNS].map((one) => ({ type: 'text' as const, text: one, passageIds: [] }));
  const chapters = BOOKLET.chapters.map((chapter) => ({ ...chapter, title, blocks: said }));
  const booklet = { ...BOOKLET, chapters };
  const setting = { slack: 0.5, notePages: 0 };
  const typeset = typesetBooklet(booklet, setting, PICTURES);
  files.set('PDF of a booklet', typeset.toPdf('ua-1'));
  files.set('DOCX', await writeBookletDocx({ booklet, setting, typeset, share: 1 }, PICTURES));
});
const plain = (text: string) => text.replaceAll(/\s+/g, '');

it.each(['PPTX', 'PDF of a deck', 'PDF of a booklet', 'DOCX'])(
  'markup and orders stay text in a %s',
  async (kind) => {
    const bytes = files.get(kind) ?? new Uint8Array();
    const { blocks } = await readDocument(bytes);
    const read = plain(blocks.flatMap(listBlockTexts).join(' '));
    for (const order of ORDERS) expect(read).toContain(plain(order));
    expect(read).toContain('ferve');
    const { findings } = await lintFile(bytes);
    expect(findings.filter(({ check }) => /package|link|alt/.test(check))).toEqual([]);
  },
);

it.each(['PPTX', 'DOCX'])('nothing of it becomes an element or leads outside of a %s', (kind) => {
  for (const [name, content] of Object.entries(unzipSync(files.get(kind) ?? new Uint8Array()))) {
    if (!/\.(xml|rels)$/.test(name)) continue;
    const text = strFromU8(content);
    expect(text).not.toMatch(/<script|<i>|<!--|TargetMode="External"/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no XML may hold them.
    expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  }
});
