import { expect, it } from 'vitest';
import { layOutQuiz } from './lay-out-quiz.ts';
import { splitLines } from './split-lines.ts';

const laidOut = (text: string) => layOutQuiz(splitLines(text)).map((line) => line.text);

it('gives each question its options line by line and gathers the answers in one key', () => {
  expect(
    laidOut(`QUIZ
1- Vemos sempre a mesma face da Lua porque
a) ela não gira b) gira no mesmo tempo c) a Terra gira mais rápido
R: B

2- Quanto tempo entre a lua nova e o quarto crescente?
resp: 7 dias

3. Ligue
1 nova    2 cheia
a) Terra entre Sol e Lua
b) Lua entre Sol e Terra
1-b 2-a

4) V ou F
( V ) só acontece na lua nova
( F ) a Lua tem luz própria

5- Num eclipse lunar a ordem é: a) Sol Lua Terra  b) Sol Terra Lua
gabarito 5b`),
  ).toEqual([
    'QUIZ',
    '1) Vemos sempre a mesma face da Lua porque',
    'a) ela não gira',
    'b) gira no mesmo tempo',
    'c) a Terra gira mais rápido',
    '2) Quanto tempo entre a lua nova e o quarto crescente?',
    '3) Ligue: 1 nova    2 cheia – a) Terra entre Sol e Lua – b) Lua entre Sol e Terra',
    '4) V ou F',
    '(   ) só acontece na lua nova',
    '(   ) a Lua tem luz própria',
    '5) Num eclipse lunar a ordem é:',
    'a) Sol Lua Terra',
    'b) Sol Terra Lua',
    'Gabarito: 1-B; 2) 7 dias; 3) 1-b 2-a; 4) V F; 5-B',
  ]);
});

it('takes answers from behind the questions and from a line that runs on', () => {
  expect(
    laidOut(
      'exerc p casa:\n1 bloco de 5 kg, força de 30 N, a=?  (6)\n2 peso de um cachorro de 12 kg (120 N)\n3 explicar o encosto de cabeça',
    ),
  ).toEqual([
    'Exercícios para casa',
    '1) bloco de 5 kg, força de 30 N, a=?',
    '2) peso de um cachorro de 12 kg',
    '3) explicar o encosto de cabeça',
    'Gabarito: 1) 6; 2) 120 N',
  ]);
  expect(
    laidOut(
      'A) Complete\n1. We ____ (know) her.\n2. He ____ (eat).\nB) for or since?\n3. ____ two hours   4. ____ Monday   5. ____ a long time\nkey A 1 have known 2 has eaten B 3 for 4 since 5 for',
    ),
  ).toEqual([
    'A) Complete',
    '1) We ____ (know) her.',
    '2) He ____ (eat).',
    'B) for or since?',
    '3) ____ two hours',
    '4) ____ Monday',
    '5) ____ a long time',
    'Gabarito: 1) have known; 2) has eaten; 3) for; 4) since; 5) for',
  ]);
});

it('reads a key in letters with what it says of single questions, and answers in words behind the tasks', () => {
  expect(
    laidOut(
      '1) Cor do sinal que manda parar:\na) verde\nb) vermelho\n2) Quem usa capacete?\na) só o passageiro\nb) todos\n\nGABARITO (não entregar)\n1-B  2-B\n\nComentários para a correção:\nQ2: a multa vale para os dois.',
    ),
  ).toEqual([
    '1) Cor do sinal que manda parar:',
    'a) verde',
    'b) vermelho',
    '2) Quem usa capacete?',
    'a) só o passageiro',
    'b) todos',
    'Gabarito: 1-B; 2) B – a multa vale para os dois.',
  ]);
  expect(
    laidOut(
      'Perguntas\n1. Cite dois planetas rochosos. (Terra e Marte)\n2. ______ é o maior deles? (Júpiter)\n3. Leia de novo o texto. (página 8)\n4. Explique as fases da Lua.\nGabarito da 4: a luz do Sol chega de lados diferentes.',
    ),
  ).toEqual([
    'Perguntas',
    '1) Cite dois planetas rochosos.',
    '2) ______ é o maior deles?',
    '3) Leia de novo o texto. (página 8)',
    '4) Explique as fases da Lua.',
    'Gabarito: 1) Terra e Marte; 2) Júpiter; 4) a luz do Sol chega de lados diferentes',
  ]);
});

it('asks what the teacher judged behind each sentence, and counts tasks by their letters', () => {
  expect(laidOut('Certo ou errado?\nCorrer na piscina (errado)\nPassar protetor solar (certo)\nFim')).toEqual(
    [
      'Certo ou errado?',
      '1) V ou F: Correr na piscina. (   )',
      '2) V ou F: Passar protetor solar. (   )',
      'Fim',
      'Gabarito: 1) F; 2) V',
    ],
  );
  expect(
    laidOut('Exercícios\na) Quanto custou o pão? (R$ 1.610,00)\nb) Quem pagou a conta? (a tia)'),
  ).toEqual([
    'Exercícios',
    '1) Quanto custou o pão?',
    '2) Quem pagou a conta?',
    'Gabarito: 1) R$ 1.610,00; 2) a tia',
  ]);
  expect(
    laidOut(
      'Passos\n1) medir\n2) anotar\n3) somar\nExercícios\n1) Quanto é 3 + 4? (7)\n2) Quanto é 5 + 4? (9)',
    ),
  ).toEqual([
    'Passos',
    '1) medir',
    '2) anotar',
    '3) somar',
    'Exercícios',
    '1) Quanto é 3 + 4?',
    '2) Quanto é 5 + 4?',
    'Gabarito: 1) 7; 2) 9',
  ]);
});

it('leaves steps, questions without answers and a key that is written as usual as they are', () => {
  for (const text of [
    '1) tirar a folha estragada\n2) lavar em água corrente\n3) enxaguar',
    '1) Onde?\n2) Quando?',
    '1. Onde?\n2. Quando?\n3. Por quê?\nGabarito: 2) ontem 3) b. Entrevista: 2 semanas',
  ])
    expect(laidOut(text)).toEqual(text.split('\n'));
});

it('counts lettered questions that have their answers below them, under a part that a number heads', () => {
  expect(
    layOutQuiz(
      splitLines(`2. TEXTO

A lua subiu.

3. ANÁLISE
a) Quem narra?
   R: o menino
b) O que subiu?
   R: a lua

4. PRODUÇÃO
Escreva um final.`),
    ).map(({ text }) => text),
  ).toEqual([
    '2. TEXTO',
    'A lua subiu.',
    '3. ANÁLISE',
    '1) Quem narra?',
    '2) O que subiu?',
    '4. PRODUÇÃO',
    'Escreva um final.',
    'Gabarito: 1) o menino; 2) a lua',
  ]);
});
