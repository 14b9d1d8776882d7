import { expect, it } from 'vitest';
import { upperFirst } from './clean-title.ts';

it('gives a line its capital and leaves signs, units and names of a program as they are', () => {
  expect(upperFirst('a água ferve')).toBe('A água ferve');
  expect(upperFirst('“o sertão” é um romance')).toBe('“O sertão” é um romance');
  expect(upperFirst('aluno(a) e professor(a)')).toBe('Aluno(a) e professor(a)');
  expect(upperFirst('e é por isso que chove')).toBe('E é por isso que chove');
  expect(upperFirst('energia = potência x tempo')).toBe('Energia = potência x tempo');
  for (const sign of [
    'a é o coeficiente angular da reta',
    'b e c são os catetos',
    'kWh é unidade de energia',
    'pH mede a acidez',
    'mRNA leva a mensagem',
    'x2 é a segunda raiz',
    'v x t mostra a velocidade',
    "x' e x'' são as raízes",
    'km/h vira m/s por 3,6',
    'e- passam para a cadeia transportadora',
    'f(x) cresce com x',
    'sen 30° vale um meio',
    'α é o ângulo entre elas',
    'range(1, 10) não inclui o 10',
    'print("oi") mostra um texto',
    'total = 0 antes do laço',
    'nome_do_aluno é uma variável',
    'ng-show mostra o elemento',
  ])
    expect(upperFirst(sign)).toBe(sign);
});
