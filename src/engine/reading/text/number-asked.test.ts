import { expect, it } from 'vitest';
import { numberAsked } from './number-asked.ts';
import { splitLines } from './split-lines.ts';

const told = (text: string) => numberAsked(splitLines(text)).map((line) => line.text);

it('counts questions with their answers behind them, two in a line too, and gathers the key', () => {
  const text = `revisão

Onde nasce o rio? (na serra)
Cite dois afluentes. resp: rio Verde e rio Claro
Quem pesca ali? (os ribeirinhos)   O que vendem? (peixe seco)
Complete: o rio deságua no ____. (mar)
V ou F: o rio seca no verão (F, só baixa)
V ou F: há barcos (V)
Qual a diferença entre foz e nascente?
foz: onde o rio acaba
nascente: onde começa`;
  expect(told(text)).toEqual([
    'revisão',
    '1) Onde nasce o rio?',
    '2) Cite dois afluentes.',
    '3) Quem pesca ali?',
    '4) O que vendem?',
    '5) Complete: o rio deságua no ____.',
    '6) V ou F: o rio seca no verão. (   )',
    '7) V ou F: há barcos. (   )',
    '8) Qual a diferença entre foz e nascente?',
    'Gabarito',
    '1) na serra',
    '2) rio Verde e rio Claro',
    '3) os ribeirinhos',
    '4) peixe seco',
    '5) mar',
    '6) F – só baixa',
    '7) V',
    '8) foz: onde o rio acaba; nascente: onde começa',
  ]);
});

it.each([
  'Onde nasce o rio?\nQuem pesca ali?\nO que vendem?\nPor que baixa?',
  '1) Onde nasce? (na serra)\n2) Quem pesca? (os ribeirinhos)\n3) O que vendem? (peixe)\n4) Quando? (no verão)',
  'Onde nasce o rio? (em dupla)\nQuem pesca ali? (vale 2,0)\nO que vendem? (no caderno)\nPor que baixa? (ENEM)',
])('leaves what has no answers, or numbers of its own, as it is', (text) => {
  expect(told(text)).toEqual(text.split('\n'));
});
