import { expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
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
    'Código do material: um laço que conta até três',
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
  expect(pointsOf(typed).filter(isShownListing)).toMatchObject([{ text: 'Código do material: algoritmo' }]);
});
