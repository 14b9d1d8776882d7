import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const found = (content: string) =>
  analyse(makeAnalysisInput({ content })).objectives.map(({ text, verb }) => [text, verb]);

it('reads objectives in lines of their own, with the code of a curriculum before them', () => {
  const content = `A célula é a menor unidade viva de um ser vivo.

Objetivo: CDEILD01 - Identificar as partes da célula

Toda célula tem membrana, e muitas guardam o DNA em um núcleo.`;
  expect(found(content)).toEqual([['Identificar as partes da célula', 'identificar']]);
});

it('makes no objective of a sentence that only speaks of one', () => {
  expect(found('O objetivo do jogo é divertido. A célula é a menor unidade viva.')).toEqual([]);
});

it('takes the aim out of the sentence that announces it, and no code or torn line for one', () => {
  const content = `# Objetivos

O objetivo desta apostila é explicar como a célula se divide.

EF06CI05, EF06CI06

De um microscópio.

# A célula

A célula é a menor unidade viva de um ser vivo.`;
  expect(found(content).map(([text]) => text)).toEqual(['Explicar como a célula se divide.']);
});
