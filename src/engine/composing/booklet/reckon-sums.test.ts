import { expect, it } from 'vitest';
import { reckon, rightByValue, workOut } from './reckon-sums.ts';

it.each([
  ['3/8 + 1/8 =', '1/2'],
  ['7/6 – 5/6', '1/3'],
  ['2 . 3/10', '3/5'],
  ['(9/2)/3', '3/2'],
  ['(1/2 : 3/4)/(5/6 : 5/2)', '2'],
  ['0,25 + 1,075', '1,325'],
  ['2,5 – 3', '−0,5'],
  ['1/5 – 1/10 + 0,4', '1/2'],
  ['12 – 2 × 5', '2'],
  ['27 : 4', '6,75'],
  ['10 ÷ 3', '10/3'],
])('works %s out as %s', (sum, made) => {
  expect(workOut(sum)).toBe(made);
});

it.each(['3/0 + 1', '12', '3/4', '1.250 + 3', '2 + x', '1,0 : 3', '5 +', '(2 + 3'])('leaves %s', (sum) => {
  expect(workOut(sum)).toBeNull();
});

it('finds the one sum that is asked for among words and dates', () => {
  expect(reckon('(Prova 2019) Qual é o resultado de 1/4 + 2/3?', [])).toBe('11/12');
  expect(reckon('Calcule quantas horas há no dia 12/05, das 8 às 10.', [])).toBeNull();
  expect(reckon('Calcule 2 + 3 e depois 4 + 5.', [])).toBeNull();
  expect(reckon('Resolva 2 + 3x = 10.', [])).toBeNull();
  expect(reckon('Copie 2 + 3.', [])).toBeNull();
  expect(reckon('Qual é o valor da promessa em 3:16 e nos anos 2010 – 2012?', [])).toBeNull();
});

it('answers all sums under the letters of an order, or none', () => {
  expect(reckon('Efetue:', ['2/3 + 1/6 =', '0,5 + 1,25'])).toBe('a) 5/6; b) 1,75');
  expect(reckon('Efetue:', ['2/3 + 1/6 =', '3x + 1'])).toBeNull();
});

it('chooses what the sum makes, or another writing of the number, where one option alone is that', () => {
  const sum = 'Qual é o valor de 1/2 – 1/5?';
  expect(rightByValue(sum, ['1/3', '0,3', '3/7'])).toBe(1);
  expect(rightByValue(sum, ['3/10', '0,3', '3/7'])).toBe(-1);
  expect(rightByValue(sum, ['um terço', 'metade'])).toBe(-1);
  expect(rightByValue('Qual é o valor de 1 – 3/2?', ['1/2', '-0,5'])).toBe(1);
  expect(rightByValue('O número 0,15 é representado pela fração:', ['15/10', '1/5', '3/20'])).toBe(2);
});
