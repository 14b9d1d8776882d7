import { describe, expect, it } from 'vitest';
import { field, readBlocks, readTexts, run, styled } from '#tests/builders/docx-bodies.ts';
import { buildDocx } from '#tests/builders/office-builder.ts';
import { wordParagraph, wordStyle } from '#tests/builders/office-fragments.ts';
import { readDocx } from './read-docx.ts';

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

  it('of a test keep their count in the text, with options and frames between them, but for what only ends a section', async () => {
    const counted = `<w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="decimalZero"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum>
      <w:abstractNum w:abstractNumId="8"><w:lvl w:ilvl="0"><w:numFmt w:val="upperLetter"/><w:lvlText w:val="%1)"/></w:lvl></w:abstractNum>
      <w:num w:numId="7"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="8"><w:abstractNumId w:val="8"/></w:num>`;
    const end = wordParagraph('', { properties: '<w:numPr><w:numId w:val="7"/></w:numPr><w:sectPr/>' });
    const frame = '<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>';
    const body = [
      end + item('Assinale a cor do céu.', 7) + item('azul', 8) + item('verde', 8),
      item('Explique a chuva.', 7) + frame + item('Descreva o vento.', 7) + frame,
    ].join('');
    const blocks = await readBlocks(body, { numbering: counted });
    expect(blocks.map((block) => (block.type === 'paragraph' ? block.text : block.type))).toEqual([
      '01. Assinale a cor do céu.',
      'list',
      '02. Explique a chuva.',
      'table',
      '03. Descreva o vento.',
      'table',
    ]);
    expect(blocks[1]).toMatchObject({ isOrdered: true, isLettered: true });
  });

  it('count levels from their shallowest item', async () => {
    const [block] = await readBlocks(item('Fundo', 1, 1), { numbering });
    expect(block).toMatchObject({ items: [{ level: 0 }] });
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
