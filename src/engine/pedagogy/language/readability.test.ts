import { describe, expect, it } from 'vitest';
import { EDUCATION_LEVELS, type EducationLevel } from '#shared/lessons/order.ts';
import { expectedRange, READABILITY_BANDS, readReadability } from './readability.ts';
import { sentencesToSimplify } from './simplify.ts';

const EASY = Array(6)
  .fill(['O gato viu o sapo!', 'O sapo foi para a lagoa e nadou.', 'Você sabe por que a lua saiu?'])
  .flat();
const SCHOOL = [
  'A fotossíntese é o processo pelo qual as plantas transformam a energia da luz em alimento.',
  'Ela ocorre nas folhas, onde existe um pigmento verde chamado clorofila.',
  'O gás carbônico entra por pequenas aberturas, e a água chega pelas raízes.',
  'O oxigênio que sobra é liberado para a atmosfera.',
];
const HARD = Array(3).fill(
  'A institucionalização das responsabilidades administrativas pressupõe a operacionalização de procedimentos interdepartamentais que possibilitem a fundamentação epistemológica das deliberações organizacionais.',
);

describe('readReadability', () => {
  it('takes a nursery text for one of the first years and bureaucratic prose for one of the university', () => {
    expect(readReadability(EASY)).toMatchObject({ band: 'muito_facil', sentences: 18 });
    expect(readReadability(HARD)).toMatchObject({ band: 'muito_dificil', sentences: 3 });
  });

  it('gives a score that lies in its band and the same each time', () => {
    for (const text of [EASY, SCHOOL, HARD]) {
      const { score, band } = readReadability(text);
      const { min, max } = READABILITY_BANDS[band ?? 'facil'];
      expect(score).toBeGreaterThan(min);
      expect(score).toBeLessThan(max);
      expect(readReadability(text).score).toBe(score);
    }
  });

  it('says nothing of fewer than thirty words, and nothing of nothing', () => {
    expect(readReadability(['O gato viu o sapo.'])).toMatchObject({ score: null, band: null, words: 5 });
    expect(readReadability([])).toMatchObject({ score: null, band: null, words: 0, sentences: 0 });
  });

  it('leaves figures out of the words', () => {
    expect(readReadability(['Em 1888 eram 25 casas.']).words).toBe(3);
  });
});

describe('levels', () => {
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
