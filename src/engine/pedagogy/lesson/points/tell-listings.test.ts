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
