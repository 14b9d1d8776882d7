import { describe, expect, it } from 'vitest';
import { sayPoints } from '#tests/builders/said-points.ts';

describe('a row of a table', () => {
  it('is no row of names over rows of words', () => {
    const rows = [
      ['Força', 'Símbolo', 'Direção'],
      ['Normal', 'N', 'Perpendicular à superfície'],
      ['Tração', 'T', 'Ao longo do fio'],
    ];
    const said = sayPoints({ type: 'table', rows, hasHeader: false });
    expect(said.join()).not.toMatch(/Símbolo/);
    expect(said.join()).toMatch(/perpendicular à superfície/);
  });

  it('names nothing over rows that are to be filled in', () => {
    const rows = [
      ['Rios da nossa cidade', '', ''],
      ['Rio', 'Nascente', 'Comprimento (km)'],
      ['', '', ''],
      ['', '', ''],
    ];
    expect(sayPoints({ type: 'table', rows, hasHeader: false })).toEqual([]);
  });

  it('tells its first cell by the others, the row of headings nothing', () => {
    const rows = [
      ['Comando', 'Descrição'],
      ['setup', 'roda uma vez quando a placa é ligada'],
    ];
    expect(sayPoints({ type: 'table', rows, hasHeader: true })).toEqual([
      'Setup: roda uma vez quando a placa é ligada',
    ]);
  });
});

describe('a table of comparison', () => {
  it('says of each thing that its columns name, its empty corner heads nothing', () => {
    const rows = [
      ['', 'Mitose', 'Meiose'],
      ['Células-filhas', 'duas iguais', 'quatro diferentes'],
      ['Pergunta', 'para que serve?', 'onde ocorre?'],
    ];
    const said = sayPoints({ type: 'table', rows, hasHeader: false });
    expect(said).toContain('Células-filhas: mitose – duas iguais; meiose – quatro diferentes');
    expect(said).toContain('Pergunta: mitose – “para que serve?”; meiose – “onde ocorre?”');
    expect(said.join()).not.toMatch(/Mitose; Meiose/);
  });
  it('tells figures by the names of their columns, also under a condition', () => {
    const rows = [
      ['Circuito', 'Cabo (mm²)', 'Carga (A)', 'Corrente (A)'],
      ['Iluminação', '1,5', '10 ou 16', '8'],
    ];
    expect(sayPoints({ type: 'table', rows, hasHeader: true })).toEqual([
      'Iluminação: cabo (mm²) 1,5; carga (A) 10 ou 16; corrente (A) 8',
    ]);
    const cases = [
      ['Delta', 'Raízes', 'Gráfico'],
      ['Δ > 0', 'duas diferentes', 'corta o eixo em dois pontos'],
    ];
    expect(sayPoints({ type: 'table', rows: cases, hasHeader: true })).toEqual([
      'Δ > 0: duas diferentes; corta o eixo em dois pontos',
    ]);
  });
});

it('tells no cell of a table that forbids without its head', () => {
  const rows = [
    ['PODE', 'NÃO PODE'],
    ['Provar com colher limpa', 'Provar na palma da mão'],
    ['Primeiro que vence, primeiro que sai', 'Pôr o produto novo na frente do antigo'],
  ];
  expect(sayPoints({ type: 'table', rows, hasHeader: true })).toEqual([
    'Pode: provar com colher limpa; não pode: provar na palma da mão',
    'Pode: primeiro que vence, primeiro que sai; não pode: pôr o produto novo na frente do antigo',
  ]);
});

it('cuts no cell out of a long row of a comparison', () => {
  const rows = [
    ['', 'Virtudes', 'Dever', 'Utilidade'],
    [
      'Na farmácia',
      'o que faria a pessoa justa e prudente?',
      'não posso querer que todos furtem remédios',
      'salvar uma vida pesa mais que o prejuízo',
    ],
    ['Foco', 'caráter de quem age', 'intenção de quem age', 'consequência do que se fez'],
  ];
  const [first] = sayPoints({ type: 'table', rows, hasHeader: false });
  expect(first).toMatch(/virtudes – “o que faria.*dever – não posso querer.*utilidade – salvar/);
});

describe('the rows of one table', () => {
  it('are named alike, by what the first column measures', () => {
    const rows = [
      ['Tensão (kV)', 'Zona de risco (m)', 'Zona controlada (m)'],
      ['até 1', '0,20', '0,70'],
      ['1 a 3', '0,22', '1,22'],
    ];
    expect(sayPoints({ type: 'table', rows, hasHeader: true })).toEqual([
      'Tensão (kV) até 1: zona de risco (m) 0,20; zona controlada (m) 0,70',
      'Tensão (kV) 1 a 3: zona de risco (m) 0,22; zona controlada (m) 1,22',
    ]);
  });

  it('keep their short codes where a word behind one is too long for a name', () => {
    const rows = [
      ['Via', 'Onde', 'Agulha'],
      ['IM', 'músculo (vasto lateral, ventroglúteo, deltoide)', '30x7 ou 30x8'],
      ['EV', 'veia do antebraço', '25x7 ou cateter'],
    ];
    expect(sayPoints({ type: 'table', rows, hasHeader: true })).toEqual([
      'IM: músculo (vasto lateral, ventroglúteo, deltoide); agulha 30x7 ou 30x8',
      'EV: veia do antebraço; 25x7 ou cateter',
    ]);
  });
});
