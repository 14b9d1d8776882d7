import { describe, expect, it } from 'vitest';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { buildDocx, type DocxSpec, wrapXmlPart } from '#tests/builders/office-builder.ts';
import { wordParagraph, wordStyle, wordTable } from '#tests/builders/office-fragments.ts';
import { readDocx } from './read-docx.ts';

const styled = (text: string, id: string) => wordParagraph(text, { properties: `<w:pStyle w:val="${id}"/>` });
const run = (text: string, look = '') =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const field = (code: string, result: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

async function readBlocks(body: string, spec: Partial<DocxSpec> = {}): Promise<DraftBlock[]> {
  return (await readDocx(buildDocx({ ...spec, body }))).blocks;
}
async function readTexts(body: string, spec: Partial<DocxSpec> = {}): Promise<string[]> {
  return (await readBlocks(body, spec)).map((block) => ('text' in block ? block.text : block.type));
}

describe('headings of a Word document', () => {
  const styles =
    wordStyle('Ttulo1', 'heading 1') +
    wordStyle('Ttulo2', 'Título 2') +
    wordStyle('Meu', 'Meu capítulo', '<w:basedOn w:val="Ttulo2"/>') +
    wordStyle('Nvel', 'Com nível', '<w:pPr><w:outlineLvl w:val="2"/></w:pPr>') +
    wordStyle(
      'Corpo',
      'Não é título',
      '<w:basedOn w:val="Ttulo1"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr>',
    ) +
    wordStyle('Title', 'Title') +
    wordStyle('Laco', 'Laço', '<w:basedOn w:val="Laco"/>');

  it('go by the name of the style, what it is based on, and outline levels', async () => {
    const ids = ['Ttulo1', 'Ttulo2', 'Meu', 'Nvel', 'Corpo', 'Laco'];
    const blocks = await readBlocks(ids.map((id) => styled(id, id)).join(''), { styles });
    expect(blocks.map((block) => (block.type === 'heading' ? block.level : block.type))).toEqual([
      1,
      2,
      2,
      3,
      'paragraph',
      'paragraph',
    ]);
    expect(blocks.some((block) => block.type === 'heading' && block.isGuessed)).toBe(false);
  });

  it('include one told by the paragraph itself', async () => {
    const [block] = await readBlocks(wordParagraph('Aula', { properties: '<w:outlineLvl w:val="0"/>' }));
    expect(block).toEqual({ type: 'heading', level: 1, text: 'Aula' });
  });

  it('begin with the title, which also names the document', async () => {
    const document = await readDocx(
      buildDocx({ body: styled('Ciclo da água', 'Title') + wordParagraph('Texto.'), styles }),
    );
    expect(document.title).toBe('Ciclo da água');
    expect(document.blocks[0]).toMatchObject({ type: 'heading', level: 1 });
  });

  const prose = wordParagraph('A água evapora, sobe, esfria e volta à terra como chuva ou neve. '.repeat(4));

  it('are guessed from bold, short lines where the file has no heading style', async () => {
    const body = [
      wordParagraph('O ciclo da água', { look: '<w:b/><w:sz w:val="32"/>' }),
      prose,
      wordParagraph('Evaporação', { look: '<w:b/>' }),
      prose,
      wordParagraph('Curto mas comum'),
    ];
    const blocks = await readBlocks(body.join(''));
    expect(blocks.filter(({ type }) => type === 'heading')).toEqual([
      { type: 'heading', level: 1, text: 'O ciclo da água', isGuessed: true },
      { type: 'heading', level: 2, text: 'Evaporação', isGuessed: true },
    ]);
  });

  it('are not guessed where the file has heading styles, nor where everything is bold', async () => {
    const bold = wordParagraph('Em negrito', { look: '<w:b/>' });
    const withStyle = await readBlocks(styled('Aula', 'Ttulo1') + bold + prose, { styles });
    expect(withStyle[1]?.type).toBe('paragraph');
    const allBold = await readBlocks(bold.repeat(6));
    expect(allBold.every(({ type }) => type === 'paragraph')).toBe(true);
  });
});

describe('lists of a Word document', () => {
  const level = (index: number, format: string) =>
    `<w:lvl w:ilvl="${index}"><w:numFmt w:val="${format}"/></w:lvl>`;
  const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, 'bullet')}${level(1, 'bullet')}</w:abstractNum>
    <w:abstractNum w:abstractNumId="1">${level(0, 'decimal')}${level(1, 'lowerLetter')}</w:abstractNum>
    <w:abstractNum w:abstractNumId="2"><w:numStyleLink w:val="Lista"/></w:abstractNum>
    <w:abstractNum w:abstractNumId="3"><w:styleLink w:val="Lista"/>${level(0, 'upperRoman')}</w:abstractNum>
    ${[1, 2, 3, 4].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${[0, 1, 2, 1][id - 1]}"/></w:num>`).join('')}
    <w:num w:numId="5"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0">${level(0, 'none')}</w:lvlOverride></w:num>`;
  const item = (text: string, id: number, depth = 0) =>
    wordParagraph(text, {
      properties: `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${id}"/></w:numPr>`,
    });

  it('group neighbouring items with their levels', async () => {
    const blocks = await readBlocks(item('Um', 1) + item('Dentro', 1, 1) + wordParagraph('Fim.'), {
      numbering,
    });
    expect(blocks).toEqual([
      {
        type: 'list',
        isOrdered: false,
        items: [
          { text: 'Um', level: 0 },
          { text: 'Dentro', level: 1 },
        ],
      },
      { type: 'paragraph', text: 'Fim.' },
    ]);
  });

  it('are ordered by their numbering, and a new numbering is a new list', async () => {
    const blocks = await readBlocks(item('a', 2) + item('b', 2) + item('c', 4) + item('d', 1), { numbering });
    expect(blocks.map((block) => block.type === 'list' && [block.isOrdered, block.items.length])).toEqual([
      [true, 2],
      [true, 1],
      [false, 1],
    ]);
  });

  it('follow a numbering style, and a paragraph style with a numbering', async () => {
    const styles = wordStyle('Item', 'Item', '<w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr>');
    const [block] = await readBlocks(styled('Capítulo', 'Item'), { numbering, styles });
    expect(block).toMatchObject({ type: 'list', isOrdered: true });
  });

  it('do not hold paragraphs without a mark or taken out by number zero', async () => {
    const blocks = await readBlocks(item('Sem marca', 5) + item('Fora', 0), { numbering });
    expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'paragraph']);
  });

  it('count levels from their shallowest item', async () => {
    const [block] = await readBlocks(item('Fundo', 1, 1), { numbering });
    expect(block).toMatchObject({ items: [{ level: 0 }] });
  });
});

describe('running text of a Word document', () => {
  it('joins runs without adding spaces and reads tabs and breaks as one', async () => {
    const body = `<w:p>${run('fo')}${run('tossíntese')}<w:r><w:tab/><w:t>da</w:t><w:br/><w:t>planta</w:t></w:r>${run('  verde')}</w:p>`;
    expect(await readTexts(body)).toEqual(['fotossíntese da planta verde']);
  });

  it('keeps insertions, drops deletions and text moved away', async () => {
    const body = `<w:p>${run('fica')}<w:ins>${run(' entra')}</w:ins><w:del><w:r><w:delText> sai</w:delText></w:r></w:del><w:moveFrom>${run(' foi')}</w:moveFrom><w:moveTo>${run(' veio')}</w:moveTo></w:p>`;
    expect(await readTexts(body)).toEqual(['fica entra veio']);
  });

  it('opens links, controls and smart tags', async () => {
    const body = `<w:sdt><w:sdtContent><w:p><w:hyperlink>${run('um ')}</w:hyperlink><w:smartTag>${run('dois ')}</w:smartTag><w:sdt><w:sdtPr/><w:sdtContent>${run('três')}</w:sdtContent></w:sdt></w:p></w:sdtContent></w:sdt>`;
    expect(await readTexts(body)).toEqual(['um dois três']);
  });

  it('reads symbols of the Symbol and Wingdings fonts', async () => {
    const symbol = (font: string, code: string) => `<w:r><w:sym w:font="${font}" w:char="${code}"/></w:r>`;
    const body = `<w:p>${symbol('Symbol', 'F061')}${symbol('Symbol', 'F0B3')}${symbol('Wingdings', 'F0FC')}${symbol('Wingdings', 'F001')}</w:p>`;
    expect(await readTexts(body)).toEqual(['α≥✓']);
  });

  it('drops soft hyphens and marks that turn the page, and is NFC', async () => {
    expect(await readTexts(wordParagraph('a\u0301gua\u00ad da\u202e chu\u200bva'))).toEqual([
      'água da chuva',
    ]);
  });

  it('leaves hidden text out and says so', async () => {
    const document = await readDocx(
      buildDocx({ body: `<w:p>${run('visto')}${run(' escondido', '<w:vanish/>')}</w:p>` }),
    );
    expect(document.blocks).toMatchObject([{ text: 'visto' }]);
    expect(document.warnings.map(({ code }) => code)).toEqual(['hidden_text']);
  });

  it('shows the result of a field, never its code', async () => {
    expect(await readTexts(`<w:p>${run('Página ')}${field('PAGE', run('7'))}</w:p>`)).toEqual(['Página 7']);
  });
});

describe('a table of contents', () => {
  const entries = `<w:p>${field('TOC \\o "1-3"', `${run('Introdução 3')}</w:p><w:p>${run('Evaporação 5')}`)}</w:p>`;

  it('is dropped when Word keeps it by a field', async () => {
    expect(await readTexts(entries + wordParagraph('Introdução'))).toEqual(['Introdução']);
  });

  it('is dropped with its heading when it stands in its control', async () => {
    const gallery =
      '<w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr>';
    const body = `<w:sdt>${gallery}<w:sdtContent>${wordParagraph('Sumário')}${entries}</w:sdtContent></w:sdt>`;
    expect(await readTexts(body + wordParagraph('Texto.'))).toEqual(['Texto.']);
  });

  it('stays when it was typed by hand', async () => {
    expect(await readTexts(wordParagraph('Introdução ...... 3'))).toEqual(['Introdução ...... 3']);
  });

  it('does not swallow the document when its field never ends', async () => {
    const open = `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>TOC</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r></w:p>`;
    expect(await readTexts(open + wordParagraph('A lição inteira.'))).toEqual(['A lição inteira.']);
  });
});

describe('notes of a Word document', () => {
  it('follow the paragraph that refers to them', async () => {
    const reference = (kind: string, id: number) => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`;
    const note = (kind: string, id: number, text: string) =>
      `<w:${kind} w:id="${id}"><w:p><w:r><w:${kind}Ref/></w:r>${run(text)}</w:p></w:${kind}>`;
    const body = `<w:p>${run('Texto')}${reference('footnote', 2)}${run(' segue')}${reference('endnote', 1)}</w:p>`;
    const blocks = await readBlocks(body, {
      footnotes: note('footnote', 2, ' Ao pé.') + note('footnote', 9, 'Nunca citada.'),
      endnotes: note('endnote', 1, 'No fim.'),
    });
    expect(blocks).toEqual([
      { type: 'paragraph', text: 'Texto segue' },
      { type: 'note', noteType: 'footnote', text: 'Ao pé.' },
      { type: 'note', noteType: 'endnote', text: 'No fim.' },
    ]);
  });
});

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

describe('a Word document', () => {
  it('takes its title from its properties, unless a program made it up', async () => {
    const core = (title: string) => ({
      'docProps/core.xml': `<cp:coreProperties xmlns:cp="urn:cp" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title></cp:coreProperties>`,
      '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="urn:x/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="urn:x/core-properties" Target="docProps/core.xml"/></Relationships>`,
    });
    const titleOf = async (title: string) =>
      (await readDocx(buildDocx({ body: wordParagraph('Texto.'), parts: core(title) }))).title;
    expect(await titleOf('Ciclo da água')).toBe('Ciclo da água');
    expect(await titleOf('Documento1')).toBeNull();
  });

  it('that points ten thousand times to one large part is refused', async () => {
    const chart = `<c:chart r:id="rId9"/>`.repeat(10_000);
    const large = wrapXmlPart('c:chartSpace', '<!-- nada -->'.repeat(30_000));
    const spec = {
      relationships: [{ id: 'rId9', type: 'chart', target: 'charts/chart1.xml' }],
      parts: { 'word/charts/chart1.xml': large },
    };
    const body = `<w:p><w:r><w:drawing>${chart}</w:drawing></w:r></w:p>`;
    await expect(readDocx(buildDocx({ body, ...spec }))).rejects.toMatchObject({ code: 'too_large' });
  });

  it('without a body is broken', async () => {
    const parts = { 'word/document.xml': wrapXmlPart('w:document', '') };
    await expect(readDocx(buildDocx({ body: '', parts }))).rejects.toMatchObject({ code: 'broken' });
  });
});
