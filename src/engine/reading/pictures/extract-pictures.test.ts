import { expect, it } from 'vitest';
import { readDocument } from '#engine/reading/read-document.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { buildDocx, buildPptx } from '#tests/builders/office-builder.ts';
import { slidePicture, slideShape, wordParagraph, wordPicture } from '#tests/builders/office-fragments.ts';
import { drawPng, FIELDS, readDot } from '#tests/builders/pictures.ts';
import { type ExtractedPicture, extractPictures } from './extract-pictures.ts';

async function extract(bytes: Uint8Array, wanted?: ReadonlySet<string>) {
  return gather(extractPictures(bytes, await readDocument(bytes), wanted));
}

async function gather(extracted: AsyncGenerator<ExtractedPicture>): Promise<ExtractedPicture[]> {
  const all: ExtractedPicture[] = [];
  for await (const one of extracted) all.push(one);
  return all;
}

it('the pictures of a Word document come in their order, each with the block it stands in', async () => {
  const bytes = buildDocx({
    body: [
      wordParagraph('As plantas fazem o seu alimento.'),
      wordPicture({ id: 'rId1' }),
      wordPicture({ id: 'rId2', crop: 'l="50000"' }),
    ].join(''),
    relationships: [
      { id: 'rId1', type: 'image', target: 'media/image1.png' },
      { id: 'rId2', type: 'image', target: 'media/image2.png' },
    ],
    parts: {
      'word/media/image1.png': await drawPng(400, 300),
      'word/media/image2.png': await drawPng(600, 300),
    },
  });
  const found = await extract(bytes);
  expect(found.map(({ picture }) => picture)).toEqual([
    expect.objectContaining({ blockId: 'b2', widthPx: 400, heightPx: 300, credit: null }),
    expect.objectContaining({ blockId: 'b3', widthPx: 300, heightPx: 300 }),
  ]);
  expect(await readDot(found[1]?.bytes ?? new Uint8Array(), 0.5, 0.1)).toEqual([...FIELDS.topRight]);
  const [only, ...others] = await extract(bytes, new Set(['b3']));
  expect([only?.picture.blockId, others]).toEqual(['b3', []]);
});

it('a drawing that PowerPoint keeps as SVG comes as the picture beside it', async () => {
  const inBlip =
    '<a:extLst><a:ext uri="x"><asvg:svgBlip xmlns:asvg="http://x" r:embed="rId2"/></a:ext></a:extLst>';
  const bytes = buildPptx({
    slides: [
      {
        shapes: slideShape({ paragraphs: ['A célula'] }) + slidePicture({ id: 'rId1', inBlip }),
        relationships: [
          { id: 'rId1', type: 'image', target: '../media/image1.png' },
          { id: 'rId2', type: 'image', target: '../media/image2.svg' },
        ],
      },
    ],
    parts: { 'ppt/media/image1.png': await drawPng(400, 300), 'ppt/media/image2.svg': '<svg/>' },
  });
  const [found] = await extract(bytes);
  expect(found?.picture).toMatchObject({ widthPx: 400, heightPx: 300 });
  expect(found?.standing).toMatchObject({ isOnSlide: true, pageShare: expect.closeTo(0.231, 2) });
});

it('a picture that the file names and does not hold is left out', async () => {
  const bytes = buildDocx({
    body: wordParagraph('As plantas fazem o seu alimento.') + wordPicture({ id: 'rId1' }),
    relationships: [{ id: 'rId1', type: 'image', target: 'media/image1.png' }],
  });
  expect(await extract(bytes)).toEqual([]);
});

it('typed text has no pictures', async () => {
  expect(await gather(extractPictures(new Uint8Array(0), readText('A água ferve a 100 graus.')))).toEqual([]);
});
