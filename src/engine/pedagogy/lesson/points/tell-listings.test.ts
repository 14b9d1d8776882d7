import { expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makePieces } from '#engine/pedagogy/material/make-pieces.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { tellSteps } from './join-steps.ts';
import { isShownListing } from './tell-listings.ts';

const pointsOf = (content: string) =>
  [...openLesson(makeAnalysisInput({ content, size: 10, title: 'Laços' })).points.values()].flat();

const LOOP = `# Laços em JavaScript

O laço for repete um bloco enquanto a condição vale.

Exemplo de um laço que conta até três:

for (let numero = 1; numero <= 3; numero++) {
  console.log(numero);
  const dobro = numero * 2;
  console.log(dobro);
}

Para mostrar um valor na tela, basta fazer assim:

console.log('oi');
`;

it('announces a program by the sentence that leads to it, and tells a short one behind what it is for', () => {
  const told = pointsOf(LOOP).filter(({ kind }) => kind === 'listing');
  expect(told.map(({ text }) => text)).toEqual([
    'Código do material: um laço que conta até três\nfor (let numero = 1; numero <= 3; numero++) {\n  console.log(numero);\n  const dobro = numero * 2;\n  console.log(dobro);\n}',
    "Para mostrar um valor na tela: console.log('oi')",
  ]);
  expect(told.map(isShownListing)).toEqual([true, false]);
});

it('says nothing of a program that is cut', () => {
  const torn = LOOP.replace('\n}\n', '\n');
  expect(pointsOf(torn).filter(isShownListing)).toEqual([]);
});

it('announces a program by the heading that it stands right under', () => {
  const typed =
    'Soma dos positivos\n\nA soma percorre o vetor inteiro uma vez.\n\nAlgoritmo\ntotal <- 0\nPara i de 1 até n faça\n  Se v[i] > 0 então total <- total + v[i]\nFimPara\nretorne total\n\nErros comuns\n- esquecer de zerar o total\n- parar antes do último';
  expect(pointsOf(typed).filter(isShownListing)).toMatchObject([
    { text: expect.stringMatching(/^Código do material: algoritmo\ntotal <- 0\n/) },
  ]);
});

it('announces a program that no colon leads to by the sentence before, and by more than one word', () => {
  const program = LOOP.slice(LOOP.indexOf('for ('), LOOP.indexOf('\n}\n') + 3);
  const [said, named] = [
    `# Laços\n\nUm laço repete.\n\n## Repetição\n\nPara repetir um bloco, usamos a palavra for.\n\n${program}`,
    `# Laços\n\nUm laço repete.\n\n## Contadores\n\nO nome vem do costume antigo de contar com pedras.\n\n${program}`,
  ].map((content) => pointsOf(content).find(isShownListing)?.text.split('\n')[0]);
  expect(said).toBe('Código do material: para repetir um bloco, usamos a palavra for');
  expect(named).toBe('Código do material: exemplo de contadores');
});

const SKETCH = `# Semáforo com três cores

O semáforo acende uma cor de cada vez.

#define VERDE D5 // pino da cor que libera a passagem dos carros na rua
void setup() {
  // prepara o pino
  pinMode(VERDE, OUTPUT); // saída
  Serial.begin(9600);
}
void loop() {
  acender(VERDE);
  acender(AMARELO);
  acender(VERMELHO);
}
void acender(int pino) {
  digitalWrite(pino, HIGH);
  delay(2000);
  digitalWrite(pino, LOW);
}

A função acender liga um pino, espera dois segundos e desliga com digitalWrite.
`;

it('shows of a longer program the parts that are spoken of, without its remarks, under what its part is about', () => {
  const [shown] = pointsOf(SKETCH).filter(isShownListing);
  expect(shown?.text).toBe(
    [
      'Código do material: semáforo com três cores',
      ...['void acender(int pino) {', '  digitalWrite(pino, HIGH);', '  delay(2000);'],
      ...['  digitalWrite(pino, LOW);', '}'],
    ].join('\n'),
  );
});

it('tells what a manual orders step by step, all of it', () => {
  const told = [
    'Instalar a placa',
    'Abra o programa e clique em Arquivo:',
    'Clique em OK para voltar à tela.',
  ];
  const pieces = [...told, 'A placa acende uma luz azul.', 'Selecione a placa na lista de modelos.'].flatMap(
    (text, at): Piece[] =>
      makePieces(
        { id: `b${at}`, type: at === 0 ? 'heading' : 'paragraph', level: 1, text },
        { from: 'file', prefix: '', words: 40, under: 0, roleOf: () => (at === 0 ? 'heading' : 'procedure') },
      ),
  );
  expect(tellSteps(pieces).map(({ lines }) => lines?.map(({ text }) => text))).toEqual([
    [
      'Abra o programa e clique em Arquivo',
      'Clique em OK para voltar à tela',
      'Selecione a placa na lista de modelos',
    ],
  ]);
});
