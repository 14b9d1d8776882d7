import { expect, it } from 'vitest';
import { isCnpj, maskCnpj, maskPhone } from './send-quote.ts';

it.each([
  ['11', '11'],
  ['112', '11.2'],
  ['11222333000181', '11.222.333/0001-81'],
  ['12.abc.34501de35', '12.ABC.345/01DE-35'],
])('punctuates a CNPJ while it is typed: %s', (typed, shown) => expect(maskCnpj(typed)).toBe(shown));

it.each([
  ['11', '11'],
  ['119', '(11) 9'],
  ['1132345678', '(11) 3234-5678'],
  ['11912345678', '(11) 91234-5678'],
  ['(11) 91234-5678', '(11) 91234-5678'],
  ['+351 912 345 678', '+351 912 345 678'],
])('punctuates a telephone while it is typed: %s', (typed, shown) => expect(maskPhone(typed)).toBe(shown));

it('knows a CNPJ by its digits, that of 2026 with letters too', () => {
  expect(['11.222.333/0001-81', '12.ABC.345/01DE-35'].map(isCnpj)).toEqual([true, true]);
  expect(['11.222.333/0001-00', '12.ABC.345/01DE-36', '11.222', ''].map(isCnpj)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
