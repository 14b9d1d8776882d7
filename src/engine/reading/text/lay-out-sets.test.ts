import { describe, expect, it } from 'vitest';
import { layOutSets } from './lay-out-sets.ts';
import { splitLines } from './split-lines.ts';

const told = (text: string): string[] | null =>
  layOutSets(splitLines(text))?.map((line) => line.text) ?? null;

describe('what is asked under counts of any shape', () => {
  it('is counted anew, with options and parts line by line and a key in one form', () => {
    const text = `Lista de juros

[01] Calcule
   a. 10% de 50
   b. 30% de 90
[02] Essa já caiu (repetida, pular)
[03] Um tênis de R$ 200 subiu para R$ 250. De quanto foi o aumento?
       (A) 20%   (B) 25%   (C) 50%
[DESAFIO] Que número somado à sua metade dá 45?

~~~ só prof ~~~
01a=5 | b=27      03→B   [50/200=0,25]
DES→30
erro de sempre: na 03 dividem por 250`;
    expect(told(text)).toEqual([
      'Lista de juros',
      '1) Calcule:',
      'a) 10% de 50',
      'b) 30% de 90',
      '2) Um tênis de R$ 200 subiu para R$ 250. De quanto foi o aumento?',
      'a) 20%',
      'b) 25%',
      'c) 50%',
      '3) Que número somado à sua metade dá 45?',
      'Gabarito',
      '1) a) 5; b) 27',
      '2) B – 50/200=0,25',
      '3) 30',
      'erro de sempre: na 03 dividem por 250',
    ]);
  });

  it('may begin anew in each part, whose order is said with each of its questions', () => {
    const text = `Verbs
questions: 1 Where does Ana live? 2 Does she work? 3 Who is Leo?
(in Natal / yes, she does / her son)

EXERCISE A — complete with the simple past
1. I ____ (see) a film.
2. We ____ (go) home.

EXERCISE B — in, on or at
a) ___ Monday b) ___ noon c) ___ July

Answer key (pra mim): A 1 saw 2 went. B on, at, in.`;
    expect(told(text)).toEqual([
      'Verbs',
      'Questions',
      '1) Where does Ana live?',
      '2) Does she work?',
      '3) Who is Leo?',
      'Exercícios',
      '4) complete with the simple past: I ____ (see) a film.',
      '5) complete with the simple past: We ____ (go) home.',
      '6) in, on or at: ___ Monday',
      '7) in, on or at: ___ noon',
      '8) in, on or at: ___ July',
      'Gabarito',
      ...['1) in Natal', '2) yes, she does', '3) her son', '4) saw', '5) went', '6) on', '7) at', '8) in'],
    ]);
  });

  it('tells the worth of a question from what it asks, and the number of an answer from its figures', () => {
    const text = `Prova

QUESTÃO 01 (1,0) Um corpo cai 20 m. Em quanto tempo?
QUESTÃO 02 (2,0)
Um trem a 54 km/h para em 30 s.
a) aceleração
b) distância

gab
1 2 s
2a) -0,5 m/s²
2b) 225 m`;
    expect(told(text)).toEqual([
      'Prova',
      '1) Um corpo cai 20 m. Em quanto tempo?',
      '2) Um trem a 54 km/h para em 30 s. a) aceleração b) distância',
      'Gabarito',
      '1) 2 s',
      '2) a) -0,5 m/s²; b) 225 m',
    ]);
  });
});

describe('answers behind what they answer', () => {
  it('are taken from brackets, from behind an arrow and from the line below', () => {
    expect(
      told(
        'Para fechar\n\n1. Por que o pão cresce? (gás da fermentação)\n2. Quem faz isso? [a levedura]\n3. Precisa de oxigênio? (não)',
      ),
    ).toEqual([
      'Para fechar',
      '1) Por que o pão cresce?',
      '2) Quem faz isso?',
      '3) Precisa de oxigênio?',
      'Gabarito',
      '1) gás da fermentação',
      '2) a levedura',
      '3) não',
    ]);
    expect(
      told(
        'CASOS\n\nCaso 1: paciente de 68 anos, FC 112. Como se chama?\n   → taquicardia\nCaso 2: atleta, FC 52. É doença?\n   → em geral não; registrar',
      ),
    ).toEqual([
      'CASOS',
      '1) paciente de 68 anos, FC 112. Como se chama?',
      '2) atleta, FC 52. É doença?',
      'Gabarito',
      '1) taquicardia',
      '2) em geral não; registrar',
    ]);
  });

  it('are no answers where they say how or where to answer', () => {
    expect(told('1) Leia o texto. O que ele diz? (em dupla)\n2) Quem narra? (vale 2 pontos)')).toBeNull();
  });
});

it.each([
  '1. Lavar as mãos.\n2. Secar bem.\n3. Calçar as luvas.',
  'Plano de aula\n1) Onde nasce o rio? (na serra)\n2) Quem pesca? (os ribeirinhos)',
  'Respostas da turma: 3 gostaram e 2 não.',
])('leaves steps, plans and what no key answers alone', (text) => {
  expect(told(text)).toBeNull();
});
