import { describe, expect, it } from 'vitest';
import { GENRES } from '#shared/analysis/genres.ts';
import { makeAnalysisInput, TYPED_EXAM } from '#tests/builders/typed-lessons.ts';
import { analyse } from './analyse.ts';

const exam = makeAnalysisInput({ content: TYPED_EXAM, title: 'Fotossíntese' });

describe('what the material was taken for', () => {
  it('is told with its reasons, what follows, and what else it could be', () => {
    const { document } = analyse(exam);
    expect(document).toMatchObject({ genre: 'prova', isTold: false });
    expect(document?.reasons).toContain('o título fala em prova, exame ou avaliação');
    expect(document?.notice).toBe(
      'O plano resolve a prova por assunto, sem dar as afirmações dela por verdadeiras.',
    );
    expect(document?.others).not.toContain('prova');
  });

  it('is what the teacher says, with what was judged as the next likely', () => {
    const told = analyse({ ...exam, genre: 'apostila' });
    expect(told.document).toMatchObject({
      ...{ genre: 'apostila', confidence: 1, reasons: [], isTold: true, notice: null },
    });
    expect(told.document?.others[0]).toBe('prova');
    expect(told.structure).not.toEqual(analyse(exam).structure);
  });

  it.each(GENRES)('may be said to be %s of any material', (genre) => {
    const { document, structure } = analyse({ ...exam, genre });
    expect([document?.genre, document?.isTold, structure.plan.length]).toEqual([genre, true, exam.size]);
  });

  it('is nothing where there is nothing to judge', () => {
    expect(analyse(makeAnalysisInput({ content: '...' })).document).toBeNull();
  });
});
