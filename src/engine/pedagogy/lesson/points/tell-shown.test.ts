import { expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

it('tells equalities below each other in a row, and what an example shows in figures as it stands', () => {
  const { points } = openLesson(
    makeAnalysisInput({
      title: 'Decimais',
      content: `# Décimos e centésimos

Um inteiro tem dez décimos, e cada décimo tem dez centésimos.

0,5 = 5/10 = 50/100

0,2 = 2/10

Regra: acrescentar zeros à direita da parte decimal não muda o valor do número.

Exemplo: 0,7 = 0,70 = 0,700`,
    }),
  );
  const told = [...points.values()].flat().map(({ text }) => text);
  expect(told).toContain('0,5 = 5/10 = 50/100; 0,2 = 2/10');
  expect(told.join('\n')).toContain('0,7 = 0,70 = 0,700');
});
