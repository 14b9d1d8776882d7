import { describe, expect, it } from 'vitest';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import {
  buildPptx,
  buildRelationships,
  type PptxSpec,
  type SlideSpec,
  wrapXmlPart,
} from '#tests/builders/office-builder.ts';
import { slideFrame, slideParagraph, slideShape, slideTransform } from '#tests/builders/office-fragments.ts';
import { readPptx } from './read-pptx.ts';

const read = (shapes: string, spec: Partial<PptxSpec> = {}) =>
  readPptx(buildPptx({ ...spec, slides: [{ shapes }] }));
const title = (text: string) => slideShape({ paragraphs: [text], placeholder: 'type="title"' });

async function readBlocks(shapes: string, spec: Partial<PptxSpec> = {}, slide: Partial<SlideSpec> = {}) {
  const document = await readPptx(buildPptx({ ...spec, slides: [{ shapes, ...slide }] }));
  return document.blocks.map(({ slide: _, ...block }): object => block);
}
async function readTexts(shapes: string, spec: Partial<PptxSpec> = {}): Promise<string[]> {
  const { blocks } = await read(shapes, spec);
  return blocks.map((block: DraftBlock) => ('text' in block ? block.text : block.type));
}

describe('the slides of a presentation', () => {
  it('come in the order shown, hidden ones too, each block with its slide', async () => {
    const document = await readPptx(
      buildPptx({
        slides: [{ shapes: title('Um') }, { shapes: title('Dois'), isHidden: true }],
        parts: {
          'ppt/presentation.xml': wrapXmlPart(
            'p:presentation',
            '<p:sldIdLst><p:sldId id="257" r:id="rId2"/><p:sldId id="256" r:id="rId1"/></p:sldIdLst>',
          ),
        },
      }),
    );
    expect(document).toMatchObject({ kind: 'pptx', slides: 2, pages: null, title: 'Dois' });
    expect(document.blocks).toEqual([
      { type: 'heading', level: 1, text: 'Dois', slide: 1 },
      { type: 'heading', level: 1, text: 'Um', slide: 2 },
    ]);
  });

  it('are named when the file does not hold them', async () => {
    const parts = {
      'ppt/_rels/presentation.xml.rels': buildRelationships([
        { id: 'rId1', type: 'slide', target: 'falta.xml' },
      ]),
    };
    const document = await readPptx(buildPptx({ slides: [{ shapes: '' }], parts }));
    expect(document.slides).toBe(1);
    expect(document.warnings).toMatchObject([{ code: 'partial' }]);
  });

  it('leave out slide number, date and footer', async () => {
    const furniture = ['sldNum', 'dt', 'ftr'].map((type) =>
      slideShape({ paragraphs: ['7'], placeholder: `type="${type}"` }),
    );
    const number = '<a:p><a:r><a:t>Lição</a:t></a:r><a:fld type="slidenum"><a:t>7</a:t></a:fld></a:p>';
    expect(await readTexts(furniture.join('') + slideShape({ paragraphs: [number] }))).toEqual(['Lição']);
  });
});

describe('the title of a slide', () => {
  it('is its title placeholder, read first wherever it stands', async () => {
    const body = slideShape({ paragraphs: ['Texto do alto.'], box: [0, 0, 100, 20] });
    const below = slideShape({
      paragraphs: ['Ciclo', 'da água'],
      placeholder: 'type="ctrTitle"',
      box: [0, 300, 100, 20],
    });
    expect(await readBlocks(body + below)).toEqual([
      { type: 'heading', level: 1, text: 'Ciclo da água' },
      { type: 'paragraph', text: 'Texto do alto.' },
    ]);
  });

  it('is guessed by size and height when there is no such placeholder, also inside a group', async () => {
    const big = slideShape({ paragraphs: ['Evaporação'], sizePt: 36, box: [10, 10, 300, 40] });
    const text = slideShape({
      paragraphs: ['A água sobe como vapor quando o sol a aquece.'],
      sizePt: 18,
      box: [10, 200, 300, 40],
    });
    const group = `<p:grpSp><p:grpSpPr/>${big}</p:grpSp>`;
    expect(await readBlocks(text + group)).toEqual([
      { type: 'heading', level: 1, text: 'Evaporação', isGuessed: true },
      { type: 'paragraph', text: 'A água sobe como vapor quando o sol a aquece.' },
    ]);
  });

  it('is the larger first line of a text box, whose other lines stay text', async () => {
    const lines = [
      slideParagraph('Chuva', { sizePt: 40 }),
      slideParagraph('Cai das nuvens.', { sizePt: 18 }),
    ];
    expect(await readBlocks(slideShape({ paragraphs: lines, box: [0, 0, 300, 300] }))).toEqual([
      { type: 'heading', level: 1, text: 'Chuva', isGuessed: true },
      { type: 'paragraph', text: 'Cai das nuvens.' },
    ]);
  });

  it('is not guessed from long or low text', async () => {
    const long =
      'A água dos rios, lagos e mares evapora com o calor do sol e sobe para a atmosfera todos os dias';
    expect(await readBlocks(slideShape({ paragraphs: [long], box: [0, 0, 300, 300] }))).toMatchObject([
      { type: 'paragraph' },
    ]);
    const low = slideShape({ paragraphs: ['Fonte'], box: [0, 500, 300, 20] });
    expect(await readBlocks(low)).toMatchObject([{ type: 'paragraph' }]);
  });
});

describe('the text of a slide', () => {
  it('is a list in a body placeholder, with levels, unless its layout says otherwise', async () => {
    const body = slideShape({
      paragraphs: ['Um', slideParagraph('Dentro', { properties: '<a:pPr lvl="1"/>' })],
      placeholder: 'type="body" idx="1"',
    });
    expect(await readBlocks(title('T') + body)).toContainEqual({
      type: 'list',
      isOrdered: false,
      items: [
        { text: 'Um', level: 0 },
        { text: 'Dentro', level: 1 },
      ],
    });
    const layoutShapes = `<p:sp><p:nvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:lstStyle><a:lvl1pPr><a:buNone/></a:lvl1pPr></a:lstStyle></p:txBody></p:sp>`;
    const plain = slideShape({ paragraphs: ['Um'], placeholder: 'type="body" idx="1"' });
    expect(await readBlocks(title('T') + plain, { layoutShapes })).toContainEqual({
      type: 'paragraph',
      text: 'Um',
    });
  });

  it('is numbered or marked where a paragraph or the master says so', async () => {
    const numbered = slideParagraph('Primeiro', {
      properties: '<a:pPr><a:buAutoNum type="arabicPeriod"/></a:pPr>',
    });
    expect(await readBlocks(title('T') + slideShape({ paragraphs: [numbered] }))).toContainEqual({
      type: 'list',
      isOrdered: true,
      items: [{ text: 'Primeiro', level: 0 }],
    });
    const textStyles = '<p:bodyStyle><a:lvl1pPr><a:buNone/></a:lvl1pPr></p:bodyStyle>';
    const body = slideShape({ paragraphs: ['Um'], placeholder: 'idx="1"' });
    expect(await readBlocks(title('T') + body, { textStyles })).toContainEqual({
      type: 'paragraph',
      text: 'Um',
    });
  });

  it('reads line breaks as spaces', async () => {
    const paragraph = '<a:p><a:r><a:t>uma</a:t></a:r><a:br/><a:r><a:t>linha</a:t></a:r></a:p>';
    expect(await readTexts(title('T') + slideShape({ paragraphs: [paragraph] }))).toEqual(['T', 'uma linha']);
  });

  it('holds Office equations once, in the text or alone', async () => {
    const equation = '<a14:m><m:oMath><m:r><m:t>x=1</m:t></m:r></m:oMath></a14:m>';
    const shape = (inside: string) => slideShape({ paragraphs: [`<a:p>${inside}</a:p>`] });
    const choice = `<mc:AlternateContent><mc:Choice Requires="a14">${shape(`<a:r><a:t>Se </a:t></a:r>${equation}`)}</mc:Choice><mc:Fallback>${shape('<a:r><a:t>imagem</a:t></a:r>')}</mc:Fallback></mc:AlternateContent>`;
    expect(await readBlocks(title('T') + choice + shape(equation))).toEqual([
      { type: 'heading', level: 1, text: 'T' },
      { type: 'paragraph', text: 'Se $x=1$', equations: ['x=1'] },
      { type: 'equation', latex: 'x=1', text: 'x=1' },
    ]);
  });
});

describe('the order on a slide', () => {
  const at = (text: string, x: number, y: number) =>
    slideShape({ paragraphs: [`${text}.`], box: [x, y, 200, 40] });

  it('is from top to bottom and from left to right, whatever the file order', async () => {
    const shapes = [at('d', 210, 103), at('c', 0, 100), at('b', 210, 2), at('a', 0, 0)];
    expect(await readTexts(title('T') + shapes.join(''))).toEqual(['T', 'a.', 'b.', 'c.', 'd.']);
  });

  it('reads columns one after the other when they stand clearly apart', async () => {
    const shapes = [at('c', 400, 0), at('a', 0, 0), at('d', 400, 45), at('b', 0, 45)];
    expect(await readTexts(title('T') + shapes.join(''))).toEqual(['T', 'a.', 'b.', 'c.', 'd.']);
  });

  it('reads names over texts side by side column by column', async () => {
    const head = (text: string, x: number) => slideShape({ paragraphs: [text], box: [x, 0, 200, 40] });
    const body = (texts: string[], x: number) => slideShape({ paragraphs: texts, box: [x, 45, 200, 90] });
    const shapes = [head('PEPS', 0), head('UEPS', 210), body(['a.', 'b.'], 0), body(['c.', 'd.'], 210)];
    expect(await readTexts(title('T') + shapes.join(''))).toEqual([
      'T',
      'PEPS',
      'a.',
      'b.',
      'UEPS',
      'c.',
      'd.',
    ]);
  });

  it('keeps a group together and counts nested group transforms', async () => {
    const transform = (off: [number, number, number, number]) =>
      `<p:grpSpPr>${slideTransform(off).replace('</a:xfrm>', '<a:chOff x="0" y="0"/><a:chExt cx="1270000" cy="1270000"/></a:xfrm>')}</p:grpSpPr>`;
    const inner = `<p:grpSp>${transform([0, 50, 50, 50])}${slideShape({ paragraphs: ['b.'], box: [0, 0, 100, 100] })}</p:grpSp>`;
    const group = `<p:grpSp>${transform([0, 200, 200, 200])}${inner}${slideShape({ paragraphs: ['a.'], box: [0, 0, 100, 20] })}</p:grpSp>`;
    const picture = `<p:pic><p:nvPicPr><p:cNvPr id="3" name="i" descr="Nuvem"/><p:nvPr/></p:nvPicPr><p:spPr>${slideTransform([0, 0, 100, 100])}</p:spPr></p:pic>`;
    const moved = group.replace(inner, inner + picture);
    expect(await readTexts(title('T') + moved + at('z', 0, 0))).toEqual(['T', 'z.', 'image', 'a.', 'b.']);
    const image = (await readBlocks(moved)).find((block) => 'alt' in block);
    expect(image).toEqual({ type: 'image', alt: 'Nuvem', widthPt: 200, heightPt: 200, xPt: 0, yPt: 200 });
  });

  it('takes the place of a placeholder from its layout', async () => {
    const layoutShapes = slideShape({
      paragraphs: [''],
      placeholder: 'type="body" idx="5"',
      box: [0, 400, 100, 20],
    });
    const body = slideShape({ paragraphs: ['baixo.'], placeholder: 'type="body" idx="5"' });
    const texts = await readBlocks(title('T') + body + at('alto', 0, 100), { layoutShapes });
    expect(texts).toMatchObject([{ text: 'T' }, { text: 'alto.' }, { items: [{ text: 'baixo.' }] }]);
  });
});

describe('the objects of a slide', () => {
  const tableUri = 'http://schemas.openxmlformats.org/drawingml/2006/table';
  const cell = (text: string, marks = '') =>
    `<a:tc ${marks}><a:txBody>${slideParagraph(text)}</a:txBody></a:tc>`;

  it('are tables with merged cells once and their header told', async () => {
    const table = `<a:tbl><a:tblPr firstRow="1"/><a:tr>${cell('Fase', 'gridSpan="2"')}${cell('', 'hMerge="1"')}</a:tr><a:tr>${cell('Chuva')}${cell('3 mm')}</a:tr></a:tbl>`;
    expect(await readBlocks(slideFrame(table, tableUri))).toEqual([
      {
        type: 'table',
        rows: [
          ['Fase', ''],
          ['Chuva', '3 mm'],
        ],
        hasHeader: true,
      },
    ]);
  });

  it('are charts and SmartArt by their data', async () => {
    const shapes = slideFrame('<c:chart r:id="rId8"/>', 'c') + slideFrame('<dgm:relIds r:dm="rId9"/>', 'd');
    const point = '<dgm:pt modelId="1"><dgm:t><a:p><a:r><a:t>Nuvem</a:t></a:r></a:p></dgm:t></dgm:pt>';
    const relationships = [
      { id: 'rId8', type: 'chart', target: '../charts/chart1.xml' },
      { id: 'rId9', type: 'diagramData', target: '../diagrams/data1.xml' },
    ];
    const parts = {
      'ppt/charts/chart1.xml': wrapXmlPart('c:chartSpace', '<c:chart><c:plotArea/></c:chart>'),
      'ppt/diagrams/data1.xml': wrapXmlPart('dgm:dataModel', `<dgm:ptLst>${point}</dgm:ptLst>`),
    };
    expect(await readBlocks(shapes, { parts }, { relationships })).toEqual([
      { type: 'chart', title: null, categories: [], series: [] },
      { type: 'list', isOrdered: false, items: [{ text: 'Nuvem', level: 0 }] },
    ]);
  });

  it('are pictures also where a shape is filled with one', async () => {
    const filled = slideShape({ paragraphs: [], box: [0, 0, 10, 20] }).replace(
      '</p:spPr>',
      '<a:blipFill/></p:spPr>',
    );
    expect(await readBlocks(filled)).toMatchObject([{ type: 'image', widthPt: 10, heightPt: 20 }]);
  });
});

describe('speaker notes', () => {
  it('are one note for each line that begins anew, as its writer broke them', async () => {
    const run = (text: string) => `<a:r><a:t>${text}</a:t></a:r>`;
    const lines = `<a:p>${run('Estrato: a camada mais baixa.')}<a:br/>${run('Cúmulo: parece algodão')}<a:br/>${run('Cirro: fica no alto.')}</a:p>`;
    const notes = slideShape({ paragraphs: [lines], placeholder: 'type="body"' });
    expect((await readBlocks(title('T'), {}, { notes })).slice(1)).toEqual([
      { type: 'note', noteType: 'speaker', text: 'Estrato: a camada mais baixa. Cúmulo: parece algodão' },
      { type: 'note', noteType: 'speaker', text: 'Cirro: fica no alto.' },
    ]);
  });

  it('follow their slide, body only', async () => {
    const notes =
      slideShape({ paragraphs: ['Perguntar', 'o que é vapor.'], placeholder: 'type="body" idx="1"' }) +
      slideShape({ paragraphs: ['12'], placeholder: 'type="sldNum"' });
    expect(await readBlocks(title('T'), {}, { notes })).toEqual([
      { type: 'heading', level: 1, text: 'T' },
      { type: 'note', noteType: 'speaker', text: 'Perguntar o que é vapor.' },
    ]);
  });

  it('are those of a plain box where the page has no body', async () => {
    const notes =
      slideShape({ paragraphs: ['Gabarito: 1) vapor'] }) +
      slideShape({ paragraphs: ['12'], placeholder: 'type="sldNum"' });
    expect(await readBlocks(title('T'), {}, { notes })).toContainEqual({
      ...{ type: 'note', noteType: 'speaker', text: 'Gabarito: 1) vapor' },
    });
  });
});
