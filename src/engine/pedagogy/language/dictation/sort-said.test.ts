import { expect, it } from 'vitest';
import { sortSaid } from './sort-said.ts';
import { ordered } from './tasks.ts';

const kindsOf = (...texts: string[]): [string, string][] =>
  sortSaid(texts.map((text) => ({ text, opensPart: false }))).map(({ kind, text }) => [kind, text]);

it('tells facts of the lesson from the course of the class, wishes and what is said to oneself', () => {
  expect(
    kindsOf(
      'a aula de hoje é sobre os vulcões',
      'eu quero começar perguntando pra eles por que é que a lava é quente',
      'eu explico que o magma sobe pela chaminé',
      'depois eu falo do vulcão Vesúvio que destruiu Pompeia em 79',
      'esse exemplo é muito bom',
      'eu preciso lembrar de levar o vinagre',
      'no final eles montam um vulcão de argila e desenham a chaminé',
      'pra casa é pra pesquisar um vulcão ativo',
      'e coloca por favor um mapa dos vulcões',
    ),
  ).toEqual([
    ['subject', 'os vulcões'],
    ['question', 'por que a lava é quente'],
    ['fact', 'o magma sobe pela chaminé'],
    ['head', 'o vulcão Vesúvio'],
    ['fact', 'o vulcão Vesúvio destruiu Pompeia em 79'],
    ['task', 'montem um vulcão de argila e desenhem a chaminé'],
    ['homework', 'pesquisem um vulcão ativo'],
    ['wish', 'coloca por favor um mapa dos vulcões'],
  ]);
});

it('orders of the class what it was said to do, and leaves what one of them does', () => {
  expect(ordered('eles fazem um cartaz e apresentam pra turma')).toBe(
    'façam um cartaz e apresentem para os colegas',
  );
  expect(ordered('cada grupo escolhe um tema e prepara a fala')).toBe(
    'cada grupo escolhe um tema e prepara a fala',
  );
});
