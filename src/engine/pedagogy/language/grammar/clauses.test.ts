import { describe, expect, it } from 'vitest';
import { hasFiniteVerb, isWholeSentence } from './clauses.ts';

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

describe('isWholeSentence', () => {
  it.each(['A água evapora e volta como chuva.', 'O que são fungos?', '“A vida é breve”, disse o poeta.'])(
    '“%s” is whole',
    (sentence) => {
      expect(isWholeSentence(sentence)).toBe(true);
    },
  );

  it.each([
    'O ciclo da água.',
    'A água evapora e volta como',
    'A água (que ferve a 100 °C evapora.',
    'e volta como chuva.',
    'A água evapora e…',
    'As etapas são:',
    'A planta precisa de.',
    'Um animal que vive no mar.',
  ])('“%s” is not', (sentence) => {
    expect(isWholeSentence(sentence)).toBe(false);
  });

  it('does without a stop where a point is meant', () => {
    expect(isWholeSentence('A água evapora')).toBe(false);
    expect(isWholeSentence('A água evapora', { needsStop: false })).toBe(true);
  });
});
