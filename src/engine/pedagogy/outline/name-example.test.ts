import { expect, it } from 'vitest';
import { titleExamples } from './name-example.ts';

it.each([
  [['Exemplo'], 'Juros simples', 'Juros', 'Juros simples: exemplo'],
  [['EXEMPLO 2'], 'Juros simples: exemplo 1', 'Juros', 'Juros simples: exemplo 2'],
  [['Exemplo 1', 'Exemplo 2', 'Exemplo 3'], 'Cuidado', 'Torricelli', 'Torricelli: exemplos 1 a 3'],
  [['Exemplo 3 (queda livre)'], 'Torricelli', 'Torricelli', 'Exemplo 3: queda livre'],
  [['Exercício resolvido'], '', 'Diluição', 'Diluição: exemplo'],
])('names %j by what they are of', (headings, before, whole, title) => {
  expect(titleExamples(headings, before, whole)).toBe(title);
});

it('names no other part', () => {
  expect(titleExamples(['Exemplo 1', 'Custo'], 'Busca', 'Busca')).toBeNull();
  expect(titleExamples([], 'Busca', 'Busca')).toBeNull();
});

it('goes with what the example speaks of', () => {
  expect(titleExamples(['Exemplo'], 'Classificação', 'Soluções e concentração', 'Qual a concentração?')).toBe(
    'Soluções e concentração: exemplo',
  );
});
