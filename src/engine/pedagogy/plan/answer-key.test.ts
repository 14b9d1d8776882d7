import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput, TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';

const purposesOf = (content: string) =>
  analyse(makeAnalysisInput({ content, size: 15 })).structure.plan.map(({ purpose }) => purpose);

describe('the answer key of a deck', () => {
  it('stands where the deck asks what the material answers', () => {
    expect(purposesOf(TYPED_LESSONS.photosynthesis)).toContain('gabarito');
  });

  it('gives its place to content where nothing that is asked has an answer', () => {
    const aims = ['Reconhecer', 'Comparar', 'Representar', 'Ordenar', 'Somar', 'Resolver problemas com']
      .flatMap((verb) =>
        ['números racionais', 'frações', 'razões', 'porcentagens'].map((thing) => `- ${verb} ${thing}`),
      )
      .join('\n');
    const purposes = purposesOf(`# Plano de aula\n\nObjetivos\n\n${aims}`);
    expect(purposes).toHaveLength(15);
    expect(purposes).toContain('verificacao');
    expect(purposes).not.toContain('gabarito');
  });
});
