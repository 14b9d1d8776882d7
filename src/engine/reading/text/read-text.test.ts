import { describe, expect, it } from 'vitest';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { readText } from './read-text.ts';

const shape = (text: string) =>
  readText(text).blocks.map((block) => {
    if (block.type === 'list')
      return `${block.isOrdered ? 'ol' : 'ul'}: ${block.items.map((i) => `${i.level} ${i.text}`).join(' | ')}`;
    if (block.type === 'table') return `table: ${block.rows.map((row) => row.join(',')).join(' | ')}`;
    if (block.type === 'heading') return `h${block.level}${block.isGuessed ? '?' : ''}: ${block.text}`;
    return 'text' in block ? `${block.type}: ${block.text}` : block.type;
  });

describe('reading typed text', () => {
  it('takes marked, numbered and short lines above text for headings', () => {
    expect(
      shape(
        '# Frações\n\nIntrodução\nUma fração representa partes iguais de um inteiro.\n\n1.2 Termos da fração\nO numerador fica em cima.',
      ),
    ).toEqual([
      'h1: Frações',
      'h2?: Introdução',
      'paragraph: Uma fração representa partes iguais de um inteiro.',
      'h3?: 1.2 Termos da fração',
      'paragraph: O numerador fica em cima.',
    ]);
  });

  it('puts a guessed heading below the marked one it stands under', () => {
    const text = '## Módulos\n\nSão arquivos de código.\n\nVantagem:\n- o código é lido uma vez';
    const levels = readText(text).blocks.flatMap((block) => (block.type === 'heading' ? block.level : []));
    expect(levels).toEqual([2, 3]);
  });

  it('reads bullets with their depth and numbers that count from one as lists', () => {
    expect(
      shape('- água\n  - doce\n  - salgada\n* terra\n\n1. Pegue a folha\n2. Dobre ao meio\n3. Corte'),
    ).toEqual([
      'ul: 0 água | 1 doce | 1 salgada | 0 terra',
      'ol: 0 Pegue a folha | 0 Dobre ao meio | 0 Corte',
    ]);
  });

  it('keeps the numbers of a list that does not begin at one', () => {
    expect(shape('7. Leia o texto e responda.\n9. Explique o ciclo.')).toEqual([
      'paragraph: 7. Leia o texto e responda.',
      'paragraph: 9. Explique o ciclo.',
    ]);
  });

  it('takes back line ends inside a sentence and divided words, and keeps the hyphen of a pronoun', () => {
    expect(
      shape(
        'A evaporação é a passagem da água do estado lí-\nquido para o gasoso, e o vapor que sobe concentra-\nse em nuvens.\nDepois chove.',
      ),
    ).toEqual([
      'paragraph: A evaporação é a passagem da água do estado líquido para o gasoso, e o vapor que sobe concentra-se em nuvens.',
      'paragraph: Depois chove.',
    ]);
  });

  it('reads tables typed between bars or pasted with tabs', () => {
    expect(shape('| Fruta | Preço |\n|---|---|\n| Uva | 5 |')).toEqual(['table: Fruta,Preço | Uva,5']);
    expect(shape('Fruta\tPreço\nUva\t5')).toEqual(['table: Fruta,Preço | Uva,5']);
    expect(shape('Data | Fato\n1930 | Revolução\n1945 | Fim')).toEqual([
      'table: Data,Fato | 1930,Revolução | 1945,Fim',
    ]);
    expect(shape('Leia p | q como p ou q.')).toEqual(['paragraph: Leia p | q como p ou q.']);
  });

  it('knows the bullets of a paste, and the parts of a plan without an empty line before them', () => {
    expect(shape('„„ Descrever as funções.\n„„ Avaliar os sinais.')).toEqual([
      'ul: 0 Descrever as funções. | 0 Avaliar os sinais.',
    ]);
    expect(shape('\uF0B7 clima seco\n\uF0B7 solo raso')).toEqual(['ul: 0 clima seco | 0 solo raso']);
    expect(shape('Tema: as cores\nObjetivos\nReconhecer as cores.')).toEqual([
      'paragraph: Tema: as cores',
      'h1?: Objetivos',
      'paragraph: Reconhecer as cores.',
    ]);
  });

  it('takes a line in capitals for a heading without an empty line before it', () => {
    const typed =
      'CERRADO\nTem árvores de casca grossa e raízes fundas.\nCAATINGA\nTem plantas que guardam água.';
    expect(shape(typed)).toEqual([
      'h1?: CERRADO',
      'paragraph: Tem árvores de casca grossa e raízes fundas.',
      'h1?: CAATINGA',
      'paragraph: Tem plantas que guardam água.',
    ]);
    expect(shape('A sigla é\nSENAI\nNÃO SE ESQUEÇAM')).not.toContain('h1?: SENAI');
  });

  it('takes a short line between two whole paragraphs, and a number with parts of its own, for headings', () => {
    const told = 'Dom Pedro declarou a independência às margens do Ipiranga em setembro.';
    expect(shape(`${told}\nAs guerras na Bahia\n${told}`)).toEqual([
      `paragraph: ${told}`,
      'h1?: As guerras na Bahia',
      `paragraph: ${told}`,
    ]);
    expect(shape(`2. As etapas\n2.1 Preparo\n${told}\n2.2 Venda\n${told}`).slice(0, 2)).toEqual([
      'h1?: 2. As etapas',
      'h2?: 2.1 Preparo',
    ]);
  });

  it('finds equations between dollar signs and leaves prices alone', () => {
    const [first, second] = readText(
      'A área é $A = b \\cdot h$ em metros.\nCusta R$ 5 ou R$ 10 na feira.',
    ).blocks;
    expect(first?.equations).toEqual(['A = b \\cdot h']);
    expect(second).not.toHaveProperty('equations');
  });

  it('numbers the blocks and counts the words', () => {
    const document = readText('Ciclo da água\n\nA água evapora e volta como chuva.');
    expect(document.blocks.map((block) => block.id)).toEqual(['b1', 'b2']);
    expect(document.counts).toMatchObject({ words: 10, headings: 1, paragraphs: 1 });
    expect(document).toMatchObject({ kind: 'text', pages: null, slides: null });
  });

  it('refuses text without a single letter', () => {
    expect(() => readText(' \n\u200B\n--- ***')).toThrow(ReadingProblem);
  });
});

it('keeps a line that counts on inside itself whole', () => {
  const { blocks } = readText(
    'Camadas do bolo:\n1. massa 2. recheio 3. cobertura\nSirva gelado no mesmo dia.',
  );
  expect(blocks.map((block) => 'text' in block && block.text)).toContain('1. massa 2. recheio 3. cobertura');
});

describe('a list that lacks its marks', () => {
  it('is read where lines count up without a stop', () => {
    const { blocks } = readText('Na horta\n1 afofar a terra\n2 abrir a cova\n3 regar de manhã');
    expect(blocks.at(-1)).toMatchObject({
      type: 'list',
      isOrdered: true,
      items: [{}, {}, { text: 'regar de manhã' }],
    });
  });
  it('is read below a label, up to the next one', () => {
    const { blocks } = readText(
      'Laboratório\nPODE:\nusar jaleco\nlavar as mãos\nNÃO PODE:\ncomer\ncorrer\ncheirar os frascos',
    );
    expect(
      blocks
        .filter(({ type }) => type === 'list')
        .map((block) => block.type === 'list' && block.items.length),
    ).toEqual([2, 3]);
  });
  it('is none where sentences stand below the label', () => {
    const { blocks } = readText('Atenção:\nA lente concentra a luz.\nO papel pode queimar.');
    expect(blocks.some(({ type }) => type === 'list')).toBe(false);
  });
});

describe('notes typed in haste', () => {
  it('head their parts in small letters', () => {
    const notes =
      'Vírgula\n\nquando usar\n- antes de mas: Corri, mas perdi.\n- no vocativo: Ana, venha!\n\ncasos chatos (só se der tempo)\ndatas: Recife, 2 de maio\netc. = sem vírgula antes\n\nlevar régua e cola\npara a turma da tarde também';
    expect(shape(notes).filter((block) => block.startsWith('h'))).toEqual([
      'h1?: Vírgula',
      'h1?: quando usar',
      'h1?: casos chatos (só se der tempo)',
    ]);
  });

  it('count questions without a sign, each with its letters', () => {
    const asked =
      'EXERCÍCIOS\n1 coloque as vírgulas\na) Pedro corra!\nb) Comprei pão leite e sal.\n\n2 qual está certa?\na) Eu, vi.\nb) Ana, veja!\n\n3 explique a regra';
    expect(shape(asked).at(-1)).toBe(
      'ol: 0 coloque as vírgulas | 1 a) Pedro corra! | 1 b) Comprei pão leite e sal. | 0 qual está certa? | 1 a) Eu, vi. | 1 b) Ana, veja! | 0 explique a regra',
    );
  });

  it('keep options in one line together', () => {
    expect(shape('A reta corta o eixo em:\na) 2 b) 4 c) 8')).toContain('paragraph: a) 2 b) 4 c) 8');
  });
});

describe('lines below a head that counts them', () => {
  const listed = (text: string) => readText(text).blocks.filter(({ type }) => type === 'list');
  it('are its list', () => {
    const [list] = listed('4 certos\npaciente certo\nmedicamento certo\ndose certa\nvia certa\n\nVias');
    expect(list?.type === 'list' && list.items.map(({ text }) => text)).toEqual([
      'paciente certo',
      'medicamento certo',
      'dose certa',
      'via certa',
    ]);
  });
  it('are none where others stand there', () => {
    expect(listed('4 certos\npaciente certo\nmedicamento certo\n\nVias')).toEqual([]);
  });
});

it('takes the marks of bold type off, and leaves what is filled in and the names of a program', () => {
  expect(
    shape('Data: __/__/____ e **hora**\n\n__Muito importante__ saber\n\no método __init__ cria o objeto'),
  ).toEqual([
    'paragraph: Data: __/__/____ e hora',
    'paragraph: Muito importante saber',
    'paragraph: o método __init__ cria o objeto',
  ]);
});

it('takes what stands between marks of a program for one, whatever it looks like', () => {
  const { blocks } = readText(
    'Funções\n\n```python\ndef area(a, b):\n    lado = a * b\n\n    return lado, a\n```\nA área sai em metros.\n\n```\nx = 2\nprint(area(x, 3))\n```\n// pc 12 não tem python',
  );
  expect(blocks.map((block) => ('text' in block ? block.text : block.type))).toEqual([
    'Funções',
    'def area(a, b):\n    lado = a * b\n\n    return lado, a',
    'A área sai em metros.',
    'x = 2\nprint(area(x, 3))',
    '// pc 12 não tem python',
  ]);
});

it('leaves out a mark that nothing closes', () => {
  const { blocks } = readText('A lista guarda valores.\n```\nO índice começa em zero.');
  expect(blocks.map((block) => ('text' in block ? block.text : block.type))).toEqual([
    'A lista guarda valores.',
    'O índice começa em zero.',
  ]);
});
