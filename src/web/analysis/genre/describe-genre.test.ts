import { describe, expect, it } from 'vitest';
import type { JudgedDocument } from '#shared/analysis/ai-analysis.ts';
import { GENRES } from '#shared/analysis/genres.ts';
import { describeGenre, isGenreTold, labelGenre, rankGenres } from './describe-genre.ts';

const exam: JudgedDocument = {
  genre: 'prova',
  confidence: 0.7,
  reasons: ['há questões com alternativas'],
  isTold: false,
  notice: null,
  others: ['lista_exercicios', 'apostila'],
};

describe('what the material was taken for', () => {
  it.each([
    [{ confidence: 0.5 }, 'Li o seu material como uma prova.'],
    [{ confidence: 0.49 }, 'Parece uma prova. Acertei?'],
    [{ genre: 'notas', confidence: 0.3 }, 'Parecem anotações. Acertei?'],
    [
      { genre: 'plano_de_aula', isTold: true, confidence: 1 },
      'Li o seu material como um plano de aula, como você disse.',
    ],
  ] as const)('is said, asked or repeated: %o', (changes, sentence) => {
    expect(describeGenre({ ...exam, ...changes })).toBe(sentence);
  });

  it('is not worth a line for notes that look like nothing else', () => {
    const notes = { ...exam, genre: 'notas', others: [] } as const;
    expect(isGenreTold({ ...notes, others: [] })).toBe(false);
    expect(isGenreTold({ ...notes, others: ['prova'] })).toBe(true);
    expect(isGenreTold({ ...notes, others: [], isTold: true })).toBe(true);
    expect(isGenreTold({ ...exam, others: [] })).toBe(true);
  });
});

describe('the choice of another genre', () => {
  it('has each of the fourteen once, likeliest first', () => {
    const ranked = rankGenres(exam);
    expect(ranked.slice(0, 4)).toEqual(['prova', 'lista_exercicios', 'apostila', 'slides_aula']);
    expect([...ranked].sort()).toEqual([...GENRES].sort());
    expect(ranked).toHaveLength(14);
  });

  it('names each by itself', () => {
    expect(['prova', 'artigo_tcc', 'notas'].map((genre) => labelGenre(genre as 'prova'))).toEqual([
      ...['Prova', 'Artigo ou trabalho acadêmico', 'Anotações'],
    ]);
  });
});
