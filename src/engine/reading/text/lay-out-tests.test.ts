import { expect, it } from 'vitest';
import { layOutTests } from './lay-out-tests.ts';
import { splitLines } from './split-lines.ts';

const told = (text: string) => layOutTests(splitLines(text)).map((line) => line.text);

it('says the order of a part with each of its questions', () => {
  expect(
    told('A) Complete:\n1. She ____ (go).\n2. He ____ (run).\n\nB) Put in the negative form:\n3. I swam.'),
  ).toEqual([
    '1) Complete: She ____ (go).',
    '2) Complete: He ____ (run).',
    '3) Put in the negative form: I swam.',
  ]);
});

it('takes a tick and what puts a false sentence right for the key', () => {
  const text = `1) O pico tem:
a) 1.500 m
b) 2.995 m  X
c) 4.200 m

2) Verdadeiro ou falso?
(V) A chuva desgasta as rochas.
(F) As planícies são formadas por erosão. -> por sedimentação
Respostas da 3: B A

3) Relacione as colunas.`;
  expect(told(text)).toEqual([
    '1) O pico tem:',
    'a) 1.500 m',
    'b) 2.995 m',
    'c) 4.200 m',
    '2) Verdadeiro ou falso?',
    '(   ) A chuva desgasta as rochas.',
    '(   ) As planícies são formadas por erosão.',
    '3) Relacione as colunas.',
    'Gabarito: 1-B; 2) V F – a 2ª: por sedimentação; 3) B A',
  ]);
});

it('gathers the key of very many questions that each have their answer below them', () => {
  const asked = Array.from({ length: 50 }, (_, at) => `${at + 1}) Quanto é ${at} + 1?\na) 1 b) 2 c) 3\nR: B`);
  const lines = told(asked.join('\n\n'));
  expect(lines).toHaveLength(50 * 4 + 51);
  expect(lines.slice(-50)).toEqual(asked.map((_, at) => `${at + 1}) B`));
});
