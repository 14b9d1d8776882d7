import { describe, expect, it } from 'vitest';
import { hasFiniteVerb } from './clauses.ts';

describe('hasFiniteVerb', () => {
  it.each([
    'A água evapora com o calor.',
    'Quando chove, o rio sobe.',
    'A baleia, que vive no mar, é um mamífero.',
    'O gelo foi derretido pelo sol.',
    'O que são fungos?',
    'Sabe-se que a água ferve a 100 °C.',
  ])('finds the main verb of “%s”', (sentence) => {
    expect(hasFiniteVerb(sentence)).toBe(true);
  });

  it.each([
    'O ciclo da água',
    'Um animal que vive no mar',
    'Identificar as partes da planta',
    'Causas da Revolução Francesa',
    'Formada por rochas derretidas',
  ])('finds none in “%s”', (sentence) => {
    expect(hasFiniteVerb(sentence)).toBe(false);
  });
});
