import { describe, expect, it } from 'vitest';
import { field, readBlocks, readTexts, run } from '#tests/builders/docx-bodies.ts';
import { buildDocx, wrapXmlPart } from '#tests/builders/office-builder.ts';
import { wordParagraph } from '#tests/builders/office-fragments.ts';
import { readDocx } from './read-docx.ts';

describe('running text of a Word document', () => {
  it('joins runs without adding spaces and reads tabs and breaks as one', async () => {
    const body = `<w:p>${run('fo')}${run('tossíntese')}<w:r><w:tab/><w:t>da</w:t><w:br/><w:t>planta</w:t></w:r>${run('  verde')}</w:p>`;
    expect(await readTexts(body)).toEqual(['fotossíntese da planta verde']);
  });

  it('reads lines that were set apart inside one paragraph, and joins those that were merely full', async () => {
    const lines = (...texts: string[]) =>
      `<w:p><w:r>${texts.map((text) => `<w:t>${text}</w:t>`).join('<w:br/>')}</w:r></w:p>`;
    const text = 'O povo saiu às ruas de Salvador em agosto e pediu pão, trabalho e o fim dos castigos.';
    expect(
      await readTexts(
        lines('1) (1,0) A capital do Pará é:', 'a) Belém', 'b) Manaus') +
          lines('Texto para as questões 2 e 3', text) +
          lines('A água evapora dos rios e', 'sobe até as nuvens.') +
          lines(
            'Fui no mato buscar lenha',
            'Santo Antônio me chamou',
            'Fui no céu buscar estrela',
            'E ela me iluminou',
          ),
      ),
    ).toEqual([
      '1) (1,0) A capital do Pará é:',
      ...['a) Belém', 'b) Manaus', 'Texto para as questões 2 e 3', text],
      'A água evapora dos rios e sobe até as nuvens.',
      ...['Fui no mato buscar lenha', 'Santo Antônio me chamou', 'Fui no céu buscar estrela'],
      'E ela me iluminou',
    ]);
  });

  it('leaves each line its own equations', async () => {
    const sum = (letter: string) => `<m:oMath><m:r><m:t>${letter}</m:t></m:r></m:oMath>`;
    const body = `<w:p>${run('Resolva:')}<w:r><w:br/><w:t>a) </w:t></w:r>${sum('x')}<w:r><w:br/><w:t>b) </w:t></w:r>${sum('y')}</w:p>`;
    expect(await readBlocks(body)).toMatchObject([
      { text: 'Resolva:' },
      { text: 'a) $x$', equations: ['x'] },
      { text: 'b) $y$', equations: ['y'] },
    ]);
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
