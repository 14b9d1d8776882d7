import { expect, it } from 'vitest';
import { headKey } from './head-key.ts';
import { splitLines } from './split-lines.ts';

const told = (text: string) => headKey(splitLines(text)).map((line) => line.text);

it('counts named questions, and gives the key below its heading a line for each', () => {
  const text = `QUESTÃO 01 (1,0) O rio nasce:
A) na serra
B) no mar

QUESTÃO 02 (2,0)
Some:
a) 1 + 1
b) 2 + 2

------ GABARITO COMENTADO (não projetar!) ------
01 A -> a água desce da serra
e corre para o mar.
2a) 2
2b) 4

obs: anular a 02`;
  expect(told(text)).toEqual([
    '1) O rio nasce:',
    'A) na serra',
    'B) no mar',
    '2) Some:',
    'a) 1 + 1',
    'b) 2 + 2',
    'GABARITO COMENTADO',
    '1) A – a água desce da serra e corre para o mar.',
    '2) a) 2; b) 4',
    'obs: anular a 02',
  ]);
});

it.each([
  'Respostas\n1-B 2-C 3-A\nfim',
  'Gabarito\nNa questão 2 a turma explica o rio.',
  '1) Onde?\n2) Quando?',
])('leaves what heads no key of lines as it is', (text) => {
  expect(told(text)).toEqual(text.split('\n'));
});
