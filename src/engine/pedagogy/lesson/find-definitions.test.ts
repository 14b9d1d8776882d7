import { expect, it } from 'vitest';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { askForTerm } from './name-term.ts';
import { openLesson } from './open-lesson.ts';

const asked = (content: string): string[] =>
  openLesson(makeAnalysisInput({ content })).definitions.map(askForTerm);

it('keeps the capital of a name, with the article that the material gives it', () => {
  const told = asked(`# Seres da mata

## Mapinguari

É um gigante peludo que vive na mata fechada e ronca alto.

Dizem que o Mapinguari tem medo de água e que só anda de dia.`);
  expect(told).toEqual(['O que é o Mapinguari?']);
});

it('leaves a common word small', () => {
  const told = asked(`# O relevo

O planalto é uma área elevada que fica cercada por encostas.

No interior, o planalto perde terra para os rios.`);
  expect(told).toEqual(['O que é o planalto?']);
});
