import { expect, it } from 'vitest';
import { readSeries, toChart } from './read-series.ts';

it.each([
  ['Habitantes por região: Norte 8,6 %, Sul 14,8 % e Sudeste 41,8 %', '%', ['Norte', 'Sul', 'Sudeste']],
  ['1804: 1 bilhão / 1927: 2 bi / 1974: 4 bi', 'bilhões', ['1804', '1927', '1974']],
  [
    'A energia vem de hidrelétricas (55%), eólica (13%) e solar (9%).',
    '%',
    ['Hidrelétricas', 'Eólica', 'Solar'],
  ],
  [
    'Chegaram 38 mil em janeiro, 52 mil em fevereiro e 91 mil em março',
    'mil',
    ['Janeiro', 'Fevereiro', 'Março'],
  ],
  ['São 27% no Nordeste, 42% no Sudeste e 8% no Norte', '%', ['Nordeste', 'Sudeste', 'Norte']],
])('reads numbers of one unit under their names: %s', (text, unit, names) => {
  const series = readSeries(text);
  expect(series?.unit).toBe(unit);
  expect(series?.pairs.map(({ name }) => name)).toEqual(names);
});

it.each([
  'Farinha 500 g, açúcar 200 g, manteiga 100 g',
  'O metrô abre às 6 h, fecha às 22 h e para aos domingos',
  'Em 1930 caiu o governo, em 1934 veio a lei e em 1937 o golpe',
  'Norte 8,6%, Sul 14 milhões e Sudeste 41,8%',
  'Metade chegou em janeiro, 20% em março',
  'Artigo 5, artigo 6 e artigo 7',
])('reads none where units differ or figures are no measure: %s', (text) => {
  expect(readSeries(text)).toBeNull();
});

it('draws times in their order, things from the largest, and looks at the one that the title names', () => {
  const read = (text: string) => readSeries(text) ?? expect.fail('no series');
  expect(toChart(read('1804: 1 bilhão / 1927: 2 bi / 2011: 7 bi'), 'Quantos somos?', [])).toMatchObject({
    ...{ form: 'columns', unit: 'Em bilhões', categories: ['1804', '1927', '2011'] },
    series: [{ values: [1, 2, 7] }],
  });
  expect(toChart(read('População: Norte 8%, Sudeste 42%, Sul 15%'), 'O Sudeste é o maior', [])).toMatchObject(
    {
      ...{ form: 'bars', unit: 'População (em porcentagem)', highlight: 0 },
      categories: ['Sudeste', 'Sul', 'Norte'],
    },
  );
});
