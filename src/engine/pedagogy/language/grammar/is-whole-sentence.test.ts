import { describe, expect, it } from 'vitest';
import { isWholeSentence } from './is-whole-sentence.ts';

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
