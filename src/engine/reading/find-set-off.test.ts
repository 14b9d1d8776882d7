import { describe, expect, it } from 'vitest';
import { readBlocks, run } from '#tests/builders/docx-bodies.ts';
import { buildDocx, buildPptx } from '#tests/builders/office-builder.ts';
import { slideShape } from '#tests/builders/office-fragments.ts';
import { buildPdf } from '#tests/builders/pdf-builder.ts';
import { text } from '#tests/builders/pdf-lines.ts';
import { findSetOff } from './find-set-off.ts';
import { nameColour, PLAIN, settleLook } from './letter-looks.ts';
import { readDocx } from './office/docx/read-docx.ts';
import { readPptx } from './office/pptx/read-pptx.ts';
import { readPdf } from './pdf/read-pdf.ts';
import type { DraftBlock } from './source-document.ts';

/** What is set off, with how. */
const setOff = (blocks: readonly DraftBlock[]): string[] =>
  blocks.flatMap((block) => {
    const lines = block.type === 'list' ? block.items : block.type === 'paragraph' ? [block] : [];
    return lines.flatMap((line) => (line.setOff === undefined ? [] : [`${line.setOff}: ${line.text}`]));
  });

describe('a line that is set otherwise than its siblings', () => {
  const line = (own: string, colour = '', list: string | null = null) => ({
    ...{ text: own, list },
    look: settleLook(own, [{ letters: own.length, look: { ...PLAIN, colour } }]),
  });
  const found = (...lines: ReturnType<typeof line>[]) => [...findSetOff(lines, (one) => one).keys()];

  it('is found among options, by the letters, and among the items of a list', () => {
    const right = line('c) o Sol', '00b050');
    expect(found(line('a) a Lua'), line('b) Marte'), right, line('d) a Terra'))).toEqual([right]);
    const item = line('o Sol', 'ff0000', 'lista 0');
    expect(found(line('a Lua', '', 'lista 0'), item, line('Marte', '', 'lista 0'))).toEqual([item]);
  });

  it('is none where all are set alike, or where it has no sibling', () => {
    expect(found(line('a) a Lua', 'ff0000'), line('b) Marte', 'ff0000'))).toEqual([]);
    expect(found(line('Leia com atenção', 'ff0000'), line('a) a Lua'))).toEqual([]);
  });

  it('is compared within one question alone', () => {
    const red = [line('a) a Lua', 'ff0000'), line('b) Marte', 'ff0000'), line('c) Vênus', 'ff0000')];
    expect(found(...red, line('a) o Sol'), line('b) a Terra'), line('c) Júpiter'))).toEqual([]);
  });

  it('may have its letter alone set off', () => {
    const own = 'b) Marte';
    const runs = [
      { letters: 3, look: { ...PLAIN, bold: 'on' } },
      { letters: 5, look: PLAIN },
    ];
    expect(settleLook(own, runs).bold).toBe('/on');
  });
});

it('takes what is no colour for none', () => {
  expect(['auto', '000000', '1F1F1F', 'x'.repeat(5000), '"><script>', undefined].map(nameColour)).toEqual(
    Array(6).fill(''),
  );
  expect(nameColour('00B050')).toBe('00b050');
});

it('reads the colour, the marker and the stroke of the runs of a Word document', async () => {
  const asked = (look: string) =>
    `<w:p>${run('a) a Lua')}</w:p><w:p>${run('b) ')}${run('o Sol', look)}</w:p><w:p>${run('c) Marte')}</w:p>`;
  for (const [look, way] of [
    ['<w:color w:val="00B050"/>', 'colour'],
    ['<w:highlight w:val="yellow"/>', 'highlight'],
    ['<w:u w:val="single"/>', 'underline'],
    ['<w:strike/>', 'strike'],
    ['<w:b/>', 'bold'],
  ] as const)
    expect(setOff(await readBlocks(asked(look)))).toEqual([`${way}: b) o Sol`]);
  expect(setOff(await readBlocks(asked('<w:color w:val="auto"/><w:b w:val="0"/>')))).toEqual([]);
});

it('reads the lines of one paragraph of Word each for itself', async () => {
  const body = `<w:p>${run('1) Uma estrela é:')}<w:r><w:br/><w:t>a) a Lua</w:t><w:br/></w:r>${run('b) o Sol', '<w:color w:val="FF0000"/>')}<w:r><w:br/><w:t>c) Marte</w:t></w:r></w:p>`;
  const { blocks } = await readDocx(buildDocx({ body }));
  expect(setOff(blocks)).toEqual(['colour: b) o Sol']);
});

it('reads the colour of the runs of a slide', async () => {
  const option = (own: string, fill = '') =>
    `<a:p><a:r><a:rPr lang="pt-BR">${fill}</a:rPr><a:t>${own}</a:t></a:r></a:p>`;
  const green = '<a:solidFill><a:srgbClr val="00B050"/></a:solidFill>';
  const title = slideShape({ paragraphs: ['Astros'], placeholder: 'type="title"' });
  const box = slideShape({
    paragraphs: [option('a) a Lua'), option('b) o Sol', green), option('c) Marte')],
  });
  const { blocks } = await readPptx(buildPptx({ slides: [{ shapes: title + box }] }));
  expect(setOff(blocks)).toEqual(['colour: b) o Sol']);
});

it('reads the colour of the letters of a PDF', async () => {
  const items = [
    text('1) Qual destes corpos tem luz própria?', 72, 700),
    ...[
      text('a) a Lua', 72, 680),
      { ...text('b) o Sol', 72, 660), color: [0, 0.7, 0.3] as [number, number, number] },
    ],
    text('c) Marte', 72, 640),
  ];
  const { blocks } = await readPdf(buildPdf({ pages: [{ items }] }));
  expect(setOff(blocks)).toEqual([expect.stringMatching(/^colour: (?:b\) )?o Sol$/)]);
});
