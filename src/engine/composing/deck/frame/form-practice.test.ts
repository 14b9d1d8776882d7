import { describe, expect, it } from 'vitest';
import type { ItemMatter } from '#engine/composing/deck/composition.ts';
import type { Block } from '#engine/reading/source-document.ts';
import { formPractice } from './form-practice.ts';

const pose = (points: readonly string[], blocks: Block[] = []) => {
  const item: ItemMatter['item'] = {
    ...{ number: 2, section: 0, purpose: 'pratica', title: 'Terremotos (questão 7)' },
    ...{ points: [...points], blockIds: [], passageIds: [] },
  };
  const said = points.map((text) => ({ text, passageIds: ['p1'] }));
  return formPractice(
    { item, index: 1, points: said, blocks, passages: [], visuals: [], quiz: [] } as ItemMatter,
    5,
  );
};

describe('an exercise on a slide', () => {
  it('has what is read, its statement and all its options together', () => {
    const { blocks } = pose([
      'Leia as afirmativas abaixo.',
      'I. As placas se movem.',
      'II. O foco fica no ar.',
      '7) Estão corretas apenas as afirmativas',
      'a) I.',
      'b) II.',
      'c) I e II.',
    ]);
    expect(blocks).toMatchObject([
      {
        number: 7,
        options: ['I.', 'II.', 'I e II.'],
        text: 'Leia as afirmativas abaixo.\nI. As placas se movem.\nII. O foco fica no ar.\nEstão corretas apenas as afirmativas',
      },
    ]);
  });

  it('matches in lines, short names in one of them', () => {
    const { blocks } = pose([
      '9. Associe.',
      'I. Ata',
      'II. Ofício',
      '(   ) Redigido em reuniões',
      '(   ) Enviado a um órgão',
    ]);
    expect(blocks).toMatchObject([
      {
        text: 'Associe.\nI. Ata; II. Ofício\n(   ) Redigido em reuniões.\n(   ) Enviado a um órgão.',
        options: [],
      },
    ]);
  });

  it('works an order out letter by letter, and chooses among results', () => {
    const { blocks } = pose([
      '1) Dada a função g(x) = 2x + 8, determine:',
      'a) g(3)',
      'b) a raiz',
      'c) se cresce',
    ]);
    expect(blocks[0]).toMatchObject({ type: 'question', options: [] });
    const chosen = pose(['2) Dada a função g(x) = 2x + 8, calcule:', 'a) 12', 'b) 14 m', 'c) 16']);
    expect(chosen.blocks[0]).toMatchObject({ options: ['12', '14 m', '16'] });
  });

  it('does what stands under letters where each of them asks or orders', () => {
    const { blocks } = pose([
      '2) Um táxi cobra R$ 6,00 e R$ 3,50 por quilômetro.',
      'a) Escreva a lei da função.',
      'b) Quanto custam 12 km?',
    ]);
    expect(blocks).toMatchObject([
      { options: [], text: expect.stringContaining('\na) Escreva a lei da função.\nb) Quanto') },
    ]);
  });

  it('shows premises to work with as premises, not as alternatives', () => {
    const { layout, blocks } = pose(['A partir do texto, deduza:', 'É um mamífero.', 'É um escalador.']);
    expect(layout).toBe('quiz');
    expect(blocks).toMatchObject([
      { type: 'question', options: [], text: 'A partir do texto, deduza:' },
      { type: 'points', items: [{ text: 'É um mamífero.' }, { text: 'É um escalador.' }] },
    ]);
    expect(pose(['Assinale a correta:', 'É um mamífero.', 'É um escalador.']).blocks).toMatchObject([
      { options: ['É um mamífero.', 'É um escalador.'] },
    ]);
  });

  it('tells cases that neither ask nor order as what they are', () => {
    const cases = ['Todos os cães têm orelhas, generaliza-se a regra.', 'O chão está molhado, pois choveu.'];
    expect(pose(cases).layout).toBe('points');
  });

  it('stands beside short others, each whole', () => {
    const { layout, blocks } = pose(['1) 2 + 2 é', 'a) 4', 'b) 5', '2) 3 + 3 é', 'a) 6', 'b) 7']);
    expect([layout, blocks.length]).toEqual(['quiz', 2]);
  });

  it('is done on the table it speaks of', () => {
    const rows = [
      ['País', 'Área', 'População'],
      ['Brasil', 'grande', 'muita'],
      ['Qatar', 'pequena', 'pouca'],
    ];
    const { layout, blocks } = pose(
      ['7) Compare os países da tabela.'],
      [{ type: 'table', id: 'b1', rows, hasHeader: true } as Block],
    );
    expect([layout, blocks]).toMatchObject(['table', [{ caption: 'Compare os países da tabela.' }]]);
    const long = `7) ${'A carga tributária mede o peso dos tributos na economia de um país. '.repeat(3)}`;
    const told = pose([long], [{ type: 'table', id: 'b1', rows, hasHeader: true } as Block]);
    expect([told.layout, told.rest.length]).toEqual(['table', 1]);
  });

  it('keeps beside its options the table they speak of, and several tasks apart', () => {
    const rows = [
      ['País', 'Área'],
      ['Brasil', 'grande'],
      ['Qatar', 'pequena'],
    ];
    const { blocks } = pose(
      ['7) É correto afirmar que', 'a) o Brasil é maior.', 'b) o Qatar é maior.'],
      [{ type: 'table', id: 'b1', rows, hasHeader: true } as Block],
    );
    expect(blocks).toMatchObject([{ type: 'question' }, { type: 'table', columns: ['País', 'Área'] }]);
    const tasks = ['Há um erro nesta frase; ache e corrija: “A Lua tem luz.”', 'Monte um mapa conceitual.'];
    expect(pose(tasks).blocks).toMatchObject([{ type: 'activity', steps: [{}, {}] }]);
    const retold = [
      'Reconte “O sapo” pela voz do grilo.',
      'Proponham uma saída e comparem.',
      'Monte um mapa.',
    ];
    expect(pose(retold).blocks).toMatchObject([{ type: 'activity', steps: [{}, {}, {}] }]);
  });

  it('asks each numbered exercise whole under its own number, however much it asks', () => {
    const { blocks } = pose([
      '7) Um barco sai do porto às 8 h.',
      'Quando ele chega?',
      'Justifique.',
      '8) A maré sobe 2 m.',
      'Quanto ela desce depois?',
    ]);
    expect(blocks).toMatchObject([
      { number: 7, text: 'Um barco sai do porto às 8 h. Quando ele chega? Justifique.' },
      { number: 8, text: 'A maré sobe 2 m. Quanto ela desce depois?' },
    ]);
    expect(pose(['1 copie a frase', '2 qual está errada?']).blocks).toMatchObject([
      { number: 1, text: 'Copie a frase.' },
      { number: 2, text: 'Qual está errada?' },
    ]);
  });

  it('tells letters apart that the material wrote in a row, and never joins tasks of ours to them', () => {
    const ours = 'Monte um mapa conceitual com areia, maré e rede; em cada seta, escreva a relação.';
    expect(pose(['A maré é causada por: a) vento b) lua c) chuva', ours]).blocks).toMatchObject([
      {
        type: 'activity',
        steps: [{ text: 'A maré é causada por:\na) vento   b) lua   c) chuva' }, { text: ours }],
      },
    ]);
    expect(pose(['qual rede? b) que peixe entra? c) o que fazer?', ours]).blocks).toMatchObject([
      { steps: [{ text: 'a) qual rede?\nb) que peixe entra?\nc) o que fazer?' }, {}] },
    ]);
  });

  it('gives no choice between two options that say the same', () => {
    const { blocks } = pose(['4) Efetue:', 'a) 7 – 1', 'b) 8 – 2', 'c) 8 – 2']);
    expect(blocks).toMatchObject([{ options: [], text: 'Efetue:\na) 7 – 1\nb) 8 – 2\nc) 8 – 2' }]);
  });

  it('keeps a case with what is asked about it', () => {
    const told = [
      'O jornal da escola publica textos sobre o mar.',
      'Escreva um artigo de opinião sobre ele.',
    ];
    expect(pose(told).blocks).toMatchObject([{ type: 'question', text: told.join(' '), options: [] }]);
  });

  it('shows all options of a question or none of them', () => {
    const { blocks, rest } = pose(['5) O aumento foi de', '(c) 7', '(d) 70']);
    expect(blocks).toMatchObject([{ options: [], text: 'O aumento foi de ____.' }]);
    expect(rest).toMatchObject([{ text: 'No arquivo só vieram estas alternativas: (c) 7; (d) 70' }]);
  });
});

it('asks what a list counts by its numbers, so that the key answers each, though none has options', () => {
  const { blocks } = pose([
    '1) Escreva a razão na forma mais simples:',
    'a) 15 para 25',
    'b) 40 min para 2 h',
    '2) Uma receita usa 450 g de farinha. Quanto usar para 10 pessoas?',
  ]);
  expect(blocks).toMatchObject([
    { type: 'question', number: 1, options: [] },
    { type: 'question', number: 2, options: [] },
  ]);
});

it('takes options in one line for a task among others', () => {
  const { layout, blocks } = pose([
    'O gráfico corta o eixo x em: a) x = -8 b) x = 2 c) x = 4',
    'Crie um caso novo usando f(x) = 3x - 12.',
  ]);
  expect(layout).toBe('activity');
  expect(blocks).toMatchObject([{ steps: [{}, {}] }]);
});

it('keeps orders of the class and a task of ours apart, each a step', () => {
  const { layout, blocks } = pose([
    'Vamos pesar as mochilas da turma.',
    'Vamos comparar a mais leve com a mais pesada.',
    'Digam o que fariam: “Uma loja quer saber que mochila vende mais.”',
  ]);
  expect(layout).toBe('activity');
  expect(blocks).toMatchObject([{ type: 'activity', steps: { length: 3 } }]);
});

it('takes no orders for the beginning of the exercise that numbers them on', () => {
  const { layout, blocks } = pose([
    'Mostre que a soma de dois pares é par',
    'Construa um triângulo de lados 3, 4 e 5',
    '3) Prove que o produto de dois ímpares é ímpar.',
  ]);
  expect(layout).toBe('activity');
  expect(blocks).toMatchObject([{ steps: { length: 3 } }]);
});
