import { expect, it } from 'vitest';
import { roleOfLine } from './role-of-line.ts';

const of = (text: string, { isAsking = false, marks = [] as string[] } = {}) =>
  roleOfLine(text, 'explanation', marks, isAsking);

it('knows a line by how it is written, whatever stands around it', () => {
  expect(of('R: 6 cm')).toBe('answer');
  expect(of('gab: b')).toBe('answer');
  expect(of('( V ) 50% de um número é a metade dele')).toBe('statement_to_judge');
  expect(of('Publicado em 12/03/2021 | Atualizado às 14h32')).toBe('furniture');
  expect(of('Leia também: conheça os maiores lagos do mundo')).toBe('furniture');
  expect(of('obs2: João e Bia faltaram, mandar atividade')).toBe('teacher_guidance');
  expect(of('Para debater: o entregador de aplicativo é um trabalhador alienado?')).toBe('exercise');
  expect(of('Napoleão não fez a paz com a Inglaterra.')).toBeNull();
  expect(of('Publicado em 1859, A Origem das Espécies mudou a biologia.')).toBeNull();
  expect(of('R. Silva mediu a velocidade da luz.')).toBeNull();
  expect(of('(V) volume')).toBeNull();
  expect(of('A água ferve a cem graus ao nível do mar.')).toBeNull();
});

it('takes what is worth points or numbered and asked for a question, in a test alone', () => {
  const asked = '7) (1,5) Um homem mede a pressão e o aparelho mostra 160 x 100 mmHg.';
  expect(of(asked, { isAsking: true })).toBe('exercise');
  expect(of(asked)).toBeNull();
});

it('takes a numbered line below the key for an answer, an order there for a question', () => {
  const marks = ['under=answers'];
  expect(of('3) V, F, V, F. Plaquetas: coagulação.', { marks })).toBe('answer');
  expect(of('3) Calcule a média das notas.', { marks })).toBeNull();
});
