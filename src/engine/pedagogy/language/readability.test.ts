import { describe, expect, it } from 'vitest';
import { EDUCATION_LEVELS, type EducationLevel } from '#shared/lessons/order.ts';
import { bandOf, expectedRange, fleschPt } from './readability.ts';
import { sentencesToSimplify } from './simplify.ts';

const EASY = Array(6).fill('O gato viu o sapo. O sapo foi para a lagoa. A lua saiu.').join(' ');
const HARD = Array(3)
  .fill(
    'A institucionalização das responsabilidades administrativas pressupõe a operacionalização de procedimentos interdepartamentais que possibilitem a fundamentação epistemológica das deliberações organizacionais.',
  )
  .join(' ');

describe('fleschPt', () => {
  it('follows the published formula', () => {
    // 3 sentences, 30 words, 60 syllables: 248.835 − 1.015·10 − 84.6·2 = 69.485
    const sentence = 'Bola casa dado fada gato hora jogo lata mala nata';
    const result = fleschPt([sentence, sentence, sentence]);
    expect(result).toEqual({ score: 69.5, band: 'facil', words: 30, sentences: 3, syllables: 60 });
  });

  it('ranks a nursery text as very easy and bureaucratic prose as very hard', () => {
    expect(fleschPt(EASY)).toMatchObject({ band: 'muito_facil', sentences: 18 });
    expect(fleschPt(HARD)).toMatchObject({ band: 'muito_dificil', score: 0, sentences: 3 });
  });

  it('says nothing of fewer than thirty words, and nothing of nothing', () => {
    expect(fleschPt('O gato viu o sapo.')).toMatchObject({ score: null, band: null, words: 5 });
    expect(fleschPt('')).toEqual({ score: null, band: null, words: 0, sentences: 0, syllables: 0 });
  });

  it('leaves figures out of the words', () => {
    expect(fleschPt('Em 1888 eram 25 casas.').words).toBe(3);
  });
});

describe('bands and levels', () => {
  it('cut at 75, 50 and 25', () => {
    expect([100, 75, 74.9, 50, 49.9, 25, 24.9, 0].map(bandOf)).toEqual([
      'muito_facil',
      'muito_facil',
      'facil',
      'facil',
      'dificil',
      'dificil',
      'muito_dificil',
      'muito_dificil',
    ]);
  });

  it('expect easier text of younger learners', () => {
    const levels = Object.keys(EDUCATION_LEVELS) as EducationLevel[];
    for (const level of levels) expect(expectedRange(level).min).toBeLessThan(expectedRange(level).max);
    expect(expectedRange('infantil').min).toBeGreaterThan(expectedRange('fundamental').min);
    expect(expectedRange('fundamental').min).toBeGreaterThan(expectedRange('medio').min);
    expect(expectedRange('medio').min).toBeGreaterThan(expectedRange('superior').min);
  });
});

describe('sentencesToSimplify', () => {
  const long =
    'Quando os portugueses chegaram ao litoral, que era habitado por muitos povos, eles trocaram objetos de metal por madeira, porque a madeira servia para tingir tecidos, embora ninguém soubesse ainda quanto dela existia na mata que cobria a costa.';

  it('names the words and clauses of a long sentence', () => {
    const [worst] = sentencesToSimplify(['A mata é verde e o rio corre.', long], 'fundamental');
    expect(worst?.index).toBe(1);
    expect(worst?.reason).toContain('Frase com 39 palavras e cerca de 6 orações; divida em duas ou três.');
    expect(worst?.reason).toContain('“quando”');
  });

  it('names heavy words and the passive voice', () => {
    const [heavy] = sentencesToSimplify(
      ['A industrialização e a responsabilidade socioambiental exigem interdisciplinaridade permanente.'],
      'fundamental',
    );
    expect(heavy?.reason).toMatch(/Palavras longas \(“interdisciplinaridade”.*“industrialização”/);
    const passive =
      'A vacina contra a varíola foi descoberta por um médico inglês que observou durante muitos anos as mulheres que tiravam o leite das vacas doentes.';
    expect(sentencesToSimplify([passive], 'infantil')[0]?.reason).toContain(
      'Voz passiva (“foi descoberta por um”)',
    );
  });

  it('judges the same sentence by the level and ranks the hardest first', () => {
    const middle =
      'A água do rio desce da serra, passa pela cidade e chega limpa ao mar depois de dois dias de viagem.';
    expect(sentencesToSimplify([middle], 'fundamental')).toHaveLength(1);
    expect(sentencesToSimplify([middle], 'superior')).toEqual([]);
    expect(sentencesToSimplify([middle, long], 'fundamental').map((one) => one.index)).toEqual([1, 0]);
    expect(sentencesToSimplify([], null)).toEqual([]);
  });
});
