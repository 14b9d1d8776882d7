import { describe, expect, it } from 'vitest';
import { readBlocks, readTexts, run } from '#tests/builders/docx-bodies.ts';
import { wrapXmlPart } from '#tests/builders/office-builder.ts';
import { wordParagraph, wordTable } from '#tests/builders/office-fragments.ts';

describe('tables of a Word document', () => {
  const cell = (text: string, properties = '') => `<w:tcPr>${properties}</w:tcPr>${wordParagraph(text)}`;

  it('keep merged cells once, with empty strings in their other places', async () => {
    const rows = [
      [cell('Título', '<w:gridSpan w:val="2"/>'), cell('C', '<w:vMerge w:val="restart"/>')],
      [cell('1'), cell('2'), cell('', '<w:vMerge/>')],
    ];
    const [table] = await readBlocks(wordTable(rows));
    expect(table).toEqual({
      type: 'table',
      rows: [
        ['Título', '', 'C'],
        ['1', '2', ''],
      ],
      hasHeader: false,
    });
  });

  it('keep the paragraphs of a cell on lines of their own', async () => {
    const lines = ['Ondas', 'Marés  altas', ''].map((line) => wordParagraph(line)).join('');
    expect(await readBlocks(wordTable([[lines, wordParagraph('Mar')]]))).toMatchObject([
      { rows: [['Ondas\nMarés altas', 'Mar']] },
    ]);
  });

  it('know their header row', async () => {
    const header = `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr><w:tc>${cell('Fase')}</w:tc></w:tr></w:tbl>`;
    const [table] = await readBlocks(header);
    expect(table).toMatchObject({ hasHeader: true });
  });

  it('are told once when one stands inside another, the empty ones too', async () => {
    const inner = wordTable([[cell('dentro')]]);
    const blocks = await readBlocks(wordTable([[cell('fora') + inner]]) + wordTable([[cell('')]]));
    expect(blocks.map((block) => block.type === 'table' && block.rows)).toEqual([
      [['fora']],
      [['dentro']],
      [['']],
    ]);
  });

  it('survive spans that are no numbers', async () => {
    const odd = wordTable([[cell('a', '<w:gridSpan w:val="1.5"/>'), cell('b', '<w:gridSpan w:val="x"/>')]]);
    expect(await readBlocks(odd)).toMatchObject([{ rows: [['a', 'b']] }]);
  });

  it('list the equations of their cells', async () => {
    const equation = '<w:p><m:oMath><m:r><m:t>x=1</m:t></m:r></m:oMath></w:p>';
    const [table] = await readBlocks(wordTable([[equation]]));
    expect(table).toMatchObject({ rows: [['$x=1$']], equations: ['x=1'] });
  });
});

describe('equations of a Word document', () => {
  const equation = '<m:oMath><m:r><m:t>x=1</m:t></m:r></m:oMath>';

  it('stand in the text between dollar signs, apart from the words beside them', async () => {
    const [block] = await readBlocks(`<w:p>${run('Se')}${equation}${run(', então')}</w:p>`);
    expect(block).toEqual({ type: 'paragraph', text: 'Se $x=1$, então', equations: ['x=1'] });
  });

  it('are blocks of their own when nothing stands beside them', async () => {
    const blocks = await readBlocks(`<w:p><m:oMathPara>${equation}${equation}</m:oMathPara></w:p>`);
    expect(blocks).toEqual([
      { type: 'equation', latex: 'x=1', text: 'x=1' },
      { type: 'equation', latex: 'x=1', text: 'x=1' },
    ]);
  });
});

describe('drawings of a Word document', () => {
  const inline = (inside: string, alt = '') =>
    `<w:r><w:drawing><wp:inline><wp:extent cx="1270000" cy="635000"/><wp:docPr id="1" name="Figura" descr="${alt}"/><a:graphic><a:graphicData>${inside}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
  const picture = '<pic:pic><pic:nvPicPr><pic:cNvPr id="0" name="x.png"/></pic:nvPicPr></pic:pic>';
  const box = (text: string) => `<w:txbxContent>${wordParagraph(text)}</w:txbxContent>`;

  it('give pictures their alternative text and size in points', async () => {
    const [image] = await readBlocks(`<w:p>${inline(picture, 'Uma nuvem')}</w:p>`);
    expect(image).toEqual({
      type: 'image',
      alt: 'Uma nuvem',
      widthPt: 100,
      heightPt: 50,
      xPt: null,
      yPt: null,
    });
  });

  it('drop the sentence Office adds to its own descriptions', async () => {
    const [image] = await readBlocks(
      `<w:p>${inline(picture, 'Mapa do Brasil Descrição gerada automaticamente')}</w:p>`,
    );
    expect(image).toMatchObject({ alt: 'Mapa do Brasil' });
  });

  it('tell a text box once, after the paragraph that anchors it', async () => {
    const body = `<w:p>${run('Âncora.')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx>${box('Caixa')}</wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${box('Caixa')}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    expect(await readTexts(body)).toEqual(['Âncora.', 'Caixa']);
  });

  it('tell a picture inside a text box once', async () => {
    const inBox = `<w:drawing><wps:wsp><wps:txbx><w:txbxContent><w:p>${inline(picture)}</w:p></w:txbxContent></wps:txbx></wps:wsp></w:drawing>`;
    expect(await readBlocks(`<w:p><w:r>${inBox}</w:r></w:p>`)).toMatchObject([{ type: 'image' }]);
  });

  it('read old pictures with the size of their style', async () => {
    const body =
      '<w:p><w:r><w:pict><v:shape style="width:72pt;height:1in" alt="Folha"><v:imagedata r:id="rId1"/></v:shape></w:pict></w:r></w:p>';
    expect(await readBlocks(body)).toMatchObject([
      { type: 'image', alt: 'Folha', widthPt: 72, heightPt: 72 },
    ]);
  });

  it('read SmartArt from its data, never from its drawing, and charts with names and values', async () => {
    const body = `<w:p>${inline('<dgm:relIds r:dm="rId8"/>')}${inline('<c:chart r:id="rId9"/>')}</w:p>`;
    const point = '<dgm:pt modelId="1"><dgm:t><a:p><a:r><a:t>Nuvem</a:t></a:r></a:p></dgm:t></dgm:pt>';
    const series =
      '<c:ser><c:tx><c:v>Chuva</c:v></c:tx><c:val><c:numLit><c:pt idx="0"><c:v>3.5</c:v></c:pt></c:numLit></c:val></c:ser>';
    const blocks = await readBlocks(body, {
      relationships: [
        { id: 'rId8', type: 'diagramData', target: 'diagrams/data1.xml' },
        { id: 'rId9', type: 'chart', target: 'charts/chart1.xml' },
      ],
      parts: {
        'word/diagrams/data1.xml': wrapXmlPart('dgm:dataModel', `<dgm:ptLst>${point}</dgm:ptLst>`),
        'word/charts/chart1.xml': wrapXmlPart(
          'c:chartSpace',
          `<c:chart><c:plotArea>${series}</c:plotArea></c:chart>`,
        ),
      },
    });
    expect(blocks).toEqual([
      { type: 'list', isOrdered: false, items: [{ text: 'Nuvem', level: 0 }] },
      { type: 'chart', title: null, categories: [], series: [{ name: 'Chuva', values: [3.5] }] },
    ]);
  });

  it('never follow an address outside the file', async () => {
    const blocks = await readBlocks(
      `<w:p>${inline('<c:chart r:id="rId9"/>')}</w:p>${wordParagraph('Texto.')}`,
      {
        relationships: [
          { id: 'rId9', type: 'chart', target: 'http://127.0.0.1:9/chart.xml', isExternal: true },
        ],
      },
    );
    expect(blocks).toEqual([{ type: 'paragraph', text: 'Texto.' }]);
  });
});
