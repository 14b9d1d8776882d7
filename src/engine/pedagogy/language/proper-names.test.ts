import { expect, it } from 'vitest';
import { asName, writeNames } from './proper-names.ts';

it.each([
  ['o encaixe da africa com a américa do sul', 'o encaixe da África com a América do Sul'],
  ['por que o brasil e o japão são diferentes', 'por que o Brasil e o Japão são diferentes'],
  ['o dna de pedro e de darwin', 'o DNA de Pedro e de Darwin'],
  ['no oceano pacífico e no rio amazonas', 'no oceano Pacífico e no rio Amazonas'],
  ['emile durkheim, karl marx e weber', 'Émile Durkheim, Karl Marx e Weber'],
  ['na terra, na lua e em marte', 'na Terra, na lua e em Marte'],
  ['isaac newton mediu em newton', 'Isaac Newton mediu em newton'],
  ['voltou em salvador, pelo sus', 'voltou em Salvador, pelo SUS'],
  ['são paulo e minas se revezavam', 'São Paulo e Minas se revezavam'],
  ['William harvey e a falha de san andreas', 'William Harvey e a falha de San Andreas'],
])('writes the names in %j', (typed, written) => {
  expect(writeNames(typed)).toBe(written);
});

it.each([
  'o pau-brasil, a lua e a rosa em janeiro',
  'a água chega a 300 kelvin no acre de terra',
  'import os; x = paris.foo()',
  'o salvador da pátria e as minas de ouro',
  'um acordo pacífico para o povo',
  'a unit do livro',
])('leaves the words of %j alone', (typed) => {
  expect(writeNames(typed)).toBe(typed);
});

it('knows a name by its dictionary or gazetteer', () => {
  expect(['portugal', 'himalaia', 'terra', 'marco'].map(asName)).toEqual([
    'Portugal',
    'Himalaia',
    'terra',
    'marco',
  ]);
});
