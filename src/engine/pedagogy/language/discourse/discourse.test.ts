import { describe, expect, it } from 'vitest';
import { classifyPassage, type PassageForm } from './discourse.ts';

describe('classifyPassage', () => {
  it.each(['enquanto o caracol', 'enquanto as aves', 'enquanto que a terra'])(
    'hears a comparison in “%s”',
    (mark) => {
      const { evidence } = classifyPassage(`Um corre no campo, ${mark} fica parado no mesmo lugar.`);
      expect(evidence.comparison?.some((one) => one.startsWith('enquanto'))).toBe(true);
    },
  );

  it.each<[PassageForm, string]>([
    [
      'process',
      'Primeiro, separe as sementes. Em seguida, ponha-as na terra úmida. Por fim, regue todos os dias.',
    ],
    ['cycle', 'No ciclo da água, o vapor sobe, vira nuvem e cai como chuva; depois o ciclo recomeça.'],
    [
      'comparison',
      'Ao contrário dos répteis, as aves têm penas. A diferença entre eles está também no sangue.',
    ],
    [
      'timeline',
      'Em 1822 o Brasil ficou independente, em 1888 acabou a escravidão e em 1889 veio a República.',
    ],
    ['place', 'O rio passa por Minas Gerais, Bahia, Pernambuco, Alagoas e Sergipe.'],
    ['numbers', 'O Norte tem 45% da área e 8% da população; o Sudeste tem 11% da área e 42% da população.'],
    ['definition', 'Fotossíntese é o processo pelo qual as plantas produzem seu alimento.'],
    ['exercise', 'Calcule a área do quadrado. Qual figura tem o maior perímetro?'],
    [
      'cause_effect',
      'Devido à seca, a colheita diminuiu; consequentemente, os preços subiram. Por isso faltou milho.',
    ],
    ['formula', 'A área do retângulo: A = b · h'],
    ['enumeration', 'Os estados físicos da matéria: sólido, líquido e gasoso.'],
  ])('takes %s for the first form', (form, text) => {
    expect(classifyPassage(text).primary).toBe(form);
  });

  it('finds an example beside the form it belongs to', () => {
    const { forms, evidence } = classifyPassage('Alguns animais vivem em grupo, por exemplo as abelhas.');
    expect(forms).toContain('example');
    expect(evidence.example).toEqual(['por exemplo']);
  });

  it('finds nothing in plain telling', () => {
    const plain = classifyPassage('O menino caminhou devagar pela rua e cantou baixinho.');
    expect(plain).toMatchObject({
      forms: [],
      primary: null,
      dates: [],
      places: [],
      quantities: [],
      definitions: [],
    });
  });

  it('quotes its evidence from the text', () => {
    const text =
      'A Independência veio em 7 de setembro de 1822, em São Paulo; custou 2 milhões de libras e 35% das rendas.';
    const found = classifyPassage(text);
    for (const piece of Object.values(found.evidence).flat()) expect(text).toContain(piece);
    expect(found.evidence.place).toEqual(['São Paulo']);
    expect(found.evidence.numbers).toEqual(['2 milhões', '35%']);
    expect(found.evidence.timeline).toEqual(['7 de setembro de 1822']);
  });

  it('reads the block: an ordered list is a process, a table of figures is numbers', () => {
    const items = ['Misture a farinha', 'Junte a água', 'Sove a massa', 'Asse o pão'].map((text) => ({
      text,
    }));
    expect(classifyPassage('Pão', { type: 'list', isOrdered: true, items }).primary).toBe('process');
    expect(classifyPassage('Frutas', { type: 'list', isOrdered: false, items }).primary).toBe('enumeration');
    const rows = [
      ['Região', 'Área'],
      ['Norte', '3.850.516'],
    ];
    const table = classifyPassage('Região Área Norte', { type: 'table', rows });
    expect(table.primary).toBe('numbers');
    expect(table.evidence.numbers).toEqual(['3.850.516']);
  });

  it('takes linear time on hostile text', () => {
    const started = performance.now();
    for (const piece of [
      'a ',
      'a, ',
      '= ',
      '$',
      'é o ',
      'a) ',
      '1 ',
      'A: ',
      'em 1 ',
      'x=',
      'século ',
      'primeiro, ',
      '(',
      '1.',
    ]) {
      classifyPassage(piece.repeat(5000));
    }
    expect(performance.now() - started).toBeLessThan(4000);
  });
});
