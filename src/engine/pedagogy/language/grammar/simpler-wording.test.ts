import { describe, expect, it } from 'vitest';
import { simplerWording } from './simpler-wording.ts';

describe('simplerWording', () => {
  it.each([
    [
      'A escola comprou livros a fim de ampliar a biblioteca.',
      'A escola comprou livros para ampliar a biblioteca.',
    ],
    [
      'As raízes absorvem a água do solo e as folhas produzem o alimento da planta.',
      'As raízes absorvem a água do solo. As folhas produzem o alimento da planta.',
    ],
    [
      'O calor derrete o gelo dos polos, mas as correntes frias retardam esse processo.',
      'O calor derrete o gelo dos polos. Mas as correntes frias retardam esse processo.',
    ],
    ['Posteriormente, o vapor sobe.', 'Depois, o vapor sobe.'],
  ])('“%s”', (sentence, simpler) => {
    expect(simplerWording(sentence)).toBe(simpler);
  });

  it.each([
    'A água evapora com o calor do sol.',
    'O cão e o gato correm pela casa.',
    'Ele viu que o cão corre no parque e o gato dorme no sofá.',
    'A planta cresce e produz flores na primavera.',
  ])('leaves “%s” as it is', (sentence) => {
    expect(simplerWording(sentence)).toBeNull();
  });
});
