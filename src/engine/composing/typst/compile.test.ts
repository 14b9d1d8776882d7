import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDocument } from '#engine/reading/read-document.ts';
import { TypesetError, typeset } from './compile.ts';

const HEAD = '#let data = json(bytes(sys.inputs.data))\n#set document(title: "Aula", date: none)\n';
const FONT = '#set text(font: "Lexend", lang: "pt", region: "BR")\n';
function set(body: string, data: unknown = {}, files: [string, Uint8Array][] = []) {
  const source = Buffer.from(`${HEAD}${FONT}${body}`);
  const template = join(import.meta.dirname, 'given.typ');
  return typeset({ template, data, files: new Map([['/typst/given.typ', source], ...files]) });
}

it('content is data: nothing in it is read as code', async () => {
  const text = '#eval("1+1") $x$ *a* = b \\ @c';
  const { blocks } = await readDocument(set('#data.text', { text }).toPdf('ua-1'));
  expect(JSON.stringify(blocks)).toContain(JSON.stringify(text).slice(1, -1));
});

it('a font we do not have is refused, and so is a letter that ours do not hold', () => {
  expect(() => set('#text(font: "Comic Sans MS")[a]')).toThrow(TypesetError);
  const unknown = set('#text(fallback: false)[語]');
  expect(() => unknown.toPdf('ua-1')).toThrow('the text `…` could not be displayed');
});

it('a picture without alternative text is refused in what people get', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
  const bare = set('#image("/files/a.svg")', {}, [['/files/a.svg', Buffer.from(svg)]]);
  expect(() => bare.toPdf('ua-1')).toThrow(/alt text/);
  expect(bare.toPdf('plain').length).toBeGreaterThan(500);
  expect(() => set('#image("/files/a.svg")')).toThrow(/file not found/);
});

it('the same document is the same bytes, and tells pages and marks', () => {
  const body = 'a #pagebreak() b #metadata((x: 1)) <mark>';
  const [first, second] = [set(body), set(body)];
  expect([first.pageCount, first.query('<mark>')]).toEqual([2, [{ x: 1 }]]);
  expect(Buffer.compare(first.toPdf('ua-1'), second.toPdf('ua-1'))).toBe(0);
});
