import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { parseXml } from './parse-xml.ts';
import { textInside } from './xml-element.ts';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

function refusalOf(xml: string | Uint8Array): string {
  try {
    parseXml(typeof xml === 'string' ? strToU8(xml) : xml);
  } catch (error) {
    if (error instanceof ReadingProblem) return error.code;
    throw error;
  }
  return 'accepted';
}

function encodeUtf16(text: string, isBigEndian: boolean, hasMark: boolean): Uint8Array {
  const units = [...(hasMark ? '\ufeff' : ''), ...text].join('');
  const bytes = new Uint8Array(units.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < units.length; index += 1) {
    view.setUint16(index * 2, units.charCodeAt(index), !isBigEndian);
  }
  return bytes;
}

describe('an XML part', () => {
  it.each([
    ['UTF-16 little endian with mark', encodeUtf16('<a>água</a>', false, true)],
    ['UTF-16 big endian with mark', encodeUtf16('<a>água</a>', true, true)],
    ['UTF-16 without mark', encodeUtf16('<a>água</a>', false, false)],
    ['UTF-8 with mark', new Uint8Array([0xef, 0xbb, 0xbf, ...strToU8('<a>água</a>')])],
    [
      'Latin-1 by its declaration',
      strToU8('<?xml version="1.0" encoding="ISO-8859-1"?><a>\xe1gua</a>', true),
    ],
  ])('is read in %s', (_, bytes) => {
    expect(textInside(parseXml(bytes))).toBe('água');
  });

  it('is broken when its bytes are not what it declares', () => {
    expect(refusalOf(new Uint8Array([0x3c, 0x61, 0x3e, 0xff, 0x3c, 0x2f, 0x61, 0x3e]))).toBe('broken');
    expect(refusalOf('<?xml version="1.0" encoding="nada"?><a/>')).toBe('broken');
  });

  it.each(['<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', '<a><!doctype b></a>'])(
    'is refused for the document type in %s',
    (xml) => {
      expect(refusalOf(xml)).toBe('unsafe');
    },
  );

  it('is refused for a document type in UTF-16 too', () => {
    expect(refusalOf(encodeUtf16('<!DOCTYPE a><a/>', false, true))).toBe('unsafe');
  });

  it('is refused when nested a hundred thousand deep, without filling the stack', () => {
    expect(refusalOf('<a>'.repeat(100_000) + '</a>'.repeat(100_000))).toBe('unsafe');
  });

  it('is refused when it has far too many tags', () => {
    expect(refusalOf(`<a>${'<b/>'.repeat(700_001)}</a>`)).toBe('too_large');
  });

  const broken = [
    ...[
      '<a><b></a>',
      '<a>meio',
      'texto',
      '',
      '<a></a><b></b>',
      '</a>',
      '<a></a>depois',
      '<a><b></b></a></a>',
    ],
    ...['<a b="1" b="2"/>', '<a b=1/>', '<a b/>', '<a b="1"c="2"/>', '<a b="1/>', '<1/>', '<a>R$ 1 & 2</a>'],
  ];
  it.each(broken)('is broken when it is not well formed: %j', (xml) => {
    expect(refusalOf(xml)).toBe('broken');
  });

  it.each([
    "<?xml version='1.0'?>\n<a:b x:c=\"1 > 0\"  d='\"'\t/>\n",
    '<a><!-- <b> --><b >x &#225; &amp; y</b ><c/></a>',
    '<a\n  b="1"\n  c=""\n><![CDATA[<]]></a>',
  ])('is read when it is well formed in a rare way: %j', (xml) => {
    expect(refusalOf(xml)).toBe('accepted');
  });

  it('gets its usual prefixes back, whatever the file calls them', () => {
    const root = parseXml(
      strToU8(`<x:document xmlns:x="${WORD}" xmlns="urn:outro"><x:p x:val="1"/><q/></x:document>`),
    );
    expect(root).toEqual({
      name: 'w:document',
      attributes: {},
      children: [
        { name: 'w:p', attributes: { 'w:val': '1' }, children: [] },
        { name: 'q', attributes: {}, children: [] },
      ],
    });
  });

  it('reads the strict namespaces as the transitional ones', () => {
    const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
    expect(parseXml(strToU8(`<document xmlns="${strict}"/>`)).name).toBe('w:document');
  });

  it('decodes the five entities and character numbers once, and leaves unknown ones as written', () => {
    const root = parseXml(
      strToU8('<a b="&quot;&#225;">&lt;p&gt; &amp;amp; &#xE7; &nada; <![CDATA[&lt;]]></a>'),
    );
    expect(textInside(root)).toBe('<p> &amp; ç &nada; &lt;');
    expect(root.attributes.b).toBe('"á');
  });
});

describe('alternate content', () => {
  const alternate = (requires: string) =>
    `<mc:AlternateContent><mc:Choice Requires="${requires}"><novo/></mc:Choice><mc:Fallback><velho/></mc:Fallback></mc:AlternateContent>`;

  it.each([
    ['wps', 'novo'],
    ['a14 wp14', 'novo'],
    ['cx1', 'velho'],
    ['v', 'velho'],
  ])('for what needs %s is the %s branch alone', (requires, expected) => {
    const root = parseXml(strToU8(`<a>${alternate(requires)}</a>`));
    expect(root.children).toEqual([{ name: expected, attributes: {}, children: [] }]);
  });

  it('is resolved inside itself', () => {
    const inner = alternate('cx1');
    const root = parseXml(
      strToU8(
        `<a><mc:AlternateContent><mc:Choice Requires="wps">${inner}</mc:Choice></mc:AlternateContent></a>`,
      ),
    );
    expect(root.children).toMatchObject([{ name: 'velho' }]);
  });
});
