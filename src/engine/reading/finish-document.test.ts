import { describe, expect, it } from 'vitest';
import { capWords, finishDocument } from './finish-document.ts';
import type { DraftBlock } from './source-document.ts';

const finish = (blocks: DraftBlock[]) =>
  finishDocument({
    kind: 'docx',
    title: ' ',
    pages: null,
    slides: null,
    blocks,
    pagesWithoutText: [],
    warnings: [],
  });

describe('finishing a document', () => {
  it('composes accents and removes what cannot be seen', () => {
    const { blocks } = finish([
      { type: 'paragraph', text: ' a\u0303 e\u00ADvapo\u200Bra\u202E\n\tbem\u0007 👩‍🏫 ' },
    ]);
    expect(blocks).toEqual([{ type: 'paragraph', id: 'b1', text: 'ã evapora bem 👩‍🏫' }]);
  });

  it('drops empty blocks and empty items but keeps empty boxes, and numbers the rest', () => {
    const { blocks, title } = finish([
      { type: 'paragraph', text: '\u00A0' },
      { type: 'table', rows: [['', ' ']], hasHeader: false },
      {
        type: 'list',
        isOrdered: true,
        items: [
          { text: '', level: 0 },
          { text: 'um', level: 0 },
        ],
      },
      { type: 'image', alt: null, widthPt: 10, heightPt: 10, xPt: null, yPt: null },
    ]);
    expect(blocks).toMatchObject([
      { id: 'b1', type: 'table', rows: [['', '']] },
      { id: 'b2', type: 'list', items: [{ text: 'um' }] },
      { id: 'b3', type: 'image' },
    ]);
    expect(title).toBeNull();
  });

  it('takes a first row that is made as those below it for data', () => {
    const headed = (...rows: string[][]) =>
      finish([{ type: 'table', rows, hasHeader: true }]).blocks.map(
        (block) => block.type === 'table' && block.hasHeader,
      );
    expect(headed(['k > 1', 'cresce'], ['k < 1', 'diminui'])).toEqual([false]);
    expect(headed(['4 patas', 'gato, cão'], ['6 patas', 'formiga'], ['8 ou 10 patas', 'aranha'])).toEqual([
      false,
    ]);
    expect(headed(['Aluno', '1º bimestre'], ['Ana', '7,5'], ['Rui', '8,0'])).toEqual([true]);
    expect(headed(['Ano', '1940', '1960'], ['% urbana', '31', '45'])).toEqual([true]);
  });

  it('joins bullets stored one by one, but never numbered lists', () => {
    const item = (text: string, isOrdered: boolean): DraftBlock => ({
      type: 'list',
      isOrdered,
      items: [{ text, level: 0 }],
    });
    const { blocks } = finish([item('a', false), item('b', false), item('c', true), item('d', true)]);
    expect(blocks.map((block) => (block.type === 'list' ? block.items.length : 0))).toEqual([2, 1, 1]);
  });

  it('counts the words of every kind of text and the equations inside it', () => {
    const { counts } = finish([
      { type: 'heading', level: 1, text: 'Área do quadrado' },
      { type: 'paragraph', text: 'vale $a^2$ sempre', equations: ['a^2'] },
      {
        type: 'table',
        rows: [
          ['lado', 'área'],
          ['2', ''],
        ],
        hasHeader: true,
      },
      { type: 'note', noteType: 'speaker', text: 'mostrar figura' },
    ]);
    expect(counts).toMatchObject({
      words: 11,
      headings: 1,
      paragraphs: 1,
      tables: 1,
      notes: 1,
      equations: 1,
    });
  });

  it('cuts endless material and says so', () => {
    const { blocks, warning } = capWords(
      [
        { type: 'paragraph', text: 'um dois' },
        { type: 'paragraph', text: 'três quatro cinco' },
      ],
      3,
    );
    expect(blocks).toMatchObject([{ text: 'um dois' }, { text: 'três' }]);
    expect(warning).toMatchObject({ code: 'text_cap', message: expect.stringContaining('3 palavras') });
  });
});

it('gives a counted list its first item, which the page set apart', () => {
  const items = ['2. Encher o balde', '3. Medir o nível'].map((text) => ({ text, level: 0 }));
  const { blocks } = finish([
    { type: 'paragraph', text: '1. Fechar o registro', page: 1 },
    { type: 'list', isOrdered: true, items, page: 2 },
  ]);
  expect(blocks).toMatchObject([
    {
      type: 'list',
      isOrdered: true,
      items: [{ text: 'Fechar o registro' }, { text: 'Encher o balde' }, { text: 'Medir o nível' }],
    },
  ]);
});

describe('what a page tore', () => {
  const textsOf = (texts: string[]) =>
    finish(texts.map((text) => ({ type: 'paragraph', page: 1, text }))).blocks.map((block) =>
      'text' in block ? block.text : '',
    );

  it('is one sentence where the first line ends open or the next goes on in a small letter', () => {
    expect(textsOf(['Procure a placa na lista de modelos e clique em', 'INSTALAR'])).toEqual([
      'Procure a placa na lista de modelos e clique em INSTALAR',
    ]);
    const long = 'Os dados somem quando o programa termina. Como podemos guardar as listas';
    expect(textsOf([long, 'preenchidas pela turma em um arquivo?'])).toEqual([
      `${long} preenchidas pela turma em um arquivo?`,
    ]);
    expect(textsOf(['No menu de ferramentas, escolha a placa (modelo', 'Novo).'])).toHaveLength(1);
  });

  it('stays apart in verses, in small letters throughout and after a stop', () => {
    expect(textsOf(['Na beira do rio manso', 'canta a sabiá'])).toHaveLength(2);
    const small = 'o sangue sai do coração pelas artérias e chega a todas as partes do corpo';
    expect(textsOf([small, 'as veias trazem o sangue de volta'])).toHaveLength(2);
    expect(textsOf([`${small.replace('o', 'O')}.`, 'depois ele volta'])).toHaveLength(2);
  });
});

it('takes the badge off scanned titles, and gives one back the word that the list of all has', () => {
  const ocr = (page: number, type: 'heading' | 'paragraph', text: string): DraftBlock =>
    type === 'heading'
      ? { type, level: 1, page, origin: 'ocr', text, isGuessed: true }
      : { type, page, origin: 'ocr', text };
  const { blocks } = finish([
    ocr(1, 'paragraph', 'Escrevendo Arquivos de Texto Lendo Notas da Turma'),
    ocr(2, 'heading', 'Escrevendo Arquivos de Texto'),
    ocr(3, 'paragraph', '(A Hora da Prática )'),
    ocr(3, 'heading', 'Notas da Turma'),
    ocr(4, 'paragraph', '(A Hora da Prática )'),
    ocr(5, 'heading', '(A Hora da Prática Escrevendo Arquivos de Texto'),
  ]);
  expect(blocks.map((block) => ('text' in block ? block.text : ''))).toEqual([
    'Escrevendo Arquivos de Texto Lendo Notas da Turma',
    'Escrevendo Arquivos de Texto',
    'Lendo Notas da Turma',
    'Escrevendo Arquivos de Texto',
  ]);
});

it('reads a table with a column of bullets as a list', () => {
  const { blocks } = finish([
    {
      type: 'table',
      rows: [
        ['●', '1x protoboard'],
        ['●', '2x cabos'],
      ],
      hasHeader: false,
    },
    {
      type: 'table',
      rows: [
        ['•', 'cabo', '2'],
        ['•', 'placa', '1'],
      ],
      hasHeader: false,
    },
  ]);
  expect(blocks).toMatchObject([
    { type: 'list', isOrdered: false, items: [{ text: '1x protoboard' }, { text: '2x cabos' }] },
    { type: 'table' },
  ]);
});

it('takes no line to write on for a heading', () => {
  const { blocks } = finish([
    { type: 'heading', level: 2, text: 'Resposta: ____________', isGuessed: true },
    { type: 'heading', level: 2, text: 'As rochas' },
  ]);
  expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'heading']);
});
