import { describe, expect, it } from 'vitest';
import { definitionOf } from './definitions.ts';
import { datesIn } from './discourse/dates.ts';
import { formulasIn } from './discourse/formulas.ts';
import { placesIn } from './discourse/places.ts';
import { quantitiesIn } from './discourse/quantities.ts';
import { exercisesIn } from './exercises.ts';
import { splitSentences } from './sentences.ts';

describe('datesIn', () => {
  it('gives every date as written with its year for ordering', () => {
    const text =
      'De 753 a.C. ao século V d.C., e do séc. XIX à década de 1920; em 15 de novembro de 1889, em maio de 1500.';
    expect(datesIn(text)).toEqual([
      { text: '753 a.C.', year: -753 },
      { text: 'século V d.C.', year: 401 },
      { text: 'séc. XIX', year: 1801 },
      { text: 'década de 1920', year: 1920 },
      { text: '15 de novembro de 1889', year: 1889 },
      { text: 'maio de 1500', year: 1500 },
    ]);
  });

  it('does not read quantities, prices or page numbers as years', () => {
    expect(datesIn('São 1500 km, R$ 1999,00, 1200 habitantes e 1.850 metros; fator 2000%.')).toEqual([]);
  });
});

describe('quantitiesIn', () => {
  it('reads Brazilian figures with their units', () => {
    expect(quantitiesIn('Custa R$ 1.200,50; são 8.516.000 km², 3,5 milhões de pessoas e 45%.')).toEqual([
      { text: 'R$ 1.200,50', value: 1200.5, unit: 'R$' },
      { text: '8.516.000 km²', value: 8516000, unit: 'km²' },
      { text: '3,5 milhões', value: 3.5, unit: 'milhões' },
      { text: '45%', value: 45, unit: '%' },
    ]);
  });

  it('leaves bare numbers alone', () => {
    expect(quantitiesIn('O capítulo 3 tem 2 partes e o item 10.')).toEqual([]);
  });
});

describe('placesIn', () => {
  it('prefers the longer name and gives each once', () => {
    expect(placesIn('Mato Grosso do Sul e Mato Grosso ficam no Brasil; Mato Grosso é maior.')).toEqual([
      'Mato Grosso do Sul',
      'Mato Grosso',
      'Brasil',
    ]);
  });

  it('takes doubtful names only after a preposition of place', () => {
    expect(placesIn('No Natal a Vitória ganhou um presente.')).toEqual([]);
    expect(placesIn('Ela mora em Vitória e viaja para Natal.')).toEqual(['Vitória', 'Natal']);
  });
});

describe('definitionOf', () => {
  it.each([
    [
      'A fração é a representação de partes iguais de um todo.',
      'fração',
      'a representação de partes iguais de um todo',
    ],
    [
      'Na matemática, os números primos são os que têm só dois divisores.',
      'números primos',
      'os que têm só dois divisores',
    ],
    ['Chama-se numerador o termo que fica acima do traço.', 'numerador', 'termo que fica acima do traço'],
    [
      'A mitose consiste em dividir uma célula em duas iguais.',
      'mitose',
      'dividir uma célula em duas iguais',
    ],
    [
      'Ecossistema: conjunto dos seres vivos e do ambiente em que vivem.',
      'Ecossistema',
      'conjunto dos seres vivos e do ambiente em que vivem',
    ],
    [
      'Damos o nome de erosão ao desgaste do solo pela água e pelo vento.',
      'erosão',
      'desgaste do solo pela água e pelo vento',
    ],
    [
      'A geografia chama esse deslocamento de migração pendular ou diária: a ida e volta entre a casa e o trabalho.',
      'migração pendular',
      'a ida e volta entre a casa e o trabalho',
    ],
    [
      'O quilombo foi uma forma de resistência das pessoas escravizadas.',
      'quilombo',
      'uma forma de resistência das pessoas escravizadas',
    ],
    [
      'Estômatos são poros que se abrem e fecham na folha.',
      'Estômatos',
      'poros que se abrem e fecham na folha',
    ],
    [
      'A erosão (do latim, “roer”) é basicamente o desgaste do solo pela água.',
      'erosão',
      'o desgaste do solo pela água',
    ],
  ])('reads %j', (sentence, term, definition) => {
    expect(definitionOf(sentence)).toEqual({ term, definition, sentence });
  });

  it.each([
    'Ele é o professor mais antigo da escola inteira.',
    'Isso é um problema grave para a cidade toda.',
    'O que é a fotossíntese e para que ela serve?',
    'Depois disso foi o fim da colônia portuguesa.',
    'A chuva caiu.',
    'As lavouras são feitas que nem as de antigamente.',
    'Os poros são mais usados no verão seco.',
    'O comerciante foi a Lisboa com a família toda.',
    'A seca foi o motivo da mudança de muitas famílias.',
    'O morango é uma boa escolha porque suas células têm muitos cromossomos.',
  ])('finds none in %j', (sentence) => {
    expect(definitionOf(sentence)).toBeNull();
  });
});

describe('exercisesIn', () => {
  const find = (text: string) => exercisesIn(splitSentences(text), text);

  it('finds orders, questions and alternatives', () => {
    const text = '3) Assinale a capital do Ceará: a) Recife b) Fortaleza c) Natal d) Belém';
    expect(find(text).alternatives).toEqual(['Recife', 'Fortaleza', 'Natal', 'Belém']);
    expect(find(text).tasks).toHaveLength(1);
    expect(find('Observando o mapa, responda no caderno. O que mudou?').tasks).toHaveLength(2);
  });

  it('does not take statements or a lone letter for an exercise', () => {
    expect(find('A planta responde à luz. O grupo a) ficou fora.')).toEqual({ tasks: [], alternatives: [] });
  });
});

describe('formulasIn', () => {
  it.each([
    ['A energia segue a relação E = mc² em todo lugar.', ['E = mc²']],
    ['Resolva x² + 2x − 3 = 0 no caderno.', ['x² + 2x − 3 = 0']],
    ['Na soma 1/4 + 2/4 = 3/4 o denominador fica.', ['1/4 + 2/4 = 3/4']],
    ['Veja $\\frac{a}{b}$ e $x^2 = 4$ na lousa.', ['\\frac{a}{b}', 'x^2 = 4']],
    ['A reação 6CO2 + 6H2O → C6H12O6 + 6O2 libera oxigênio.', ['6CO2 + 6H2O → C6H12O6 + 6O2']],
  ])('reads %j', (text, formulas) => {
    expect(formulasIn(text)).toEqual(formulas);
  });

  it('does not take prices, addresses or plain text for formulas', () => {
    expect(formulasIn('Custa $5 e $7. Veja https://site.com/?a=b e pronto.')).toEqual([]);
  });
});
