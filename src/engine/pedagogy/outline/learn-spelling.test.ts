import { expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const spellingOf = (content: string) =>
  openLesson(makeAnalysisInput({ content, size: 10, title: 'Aula' })).spell;

it('keeps initials that nobody can say, though they stand in capitals alone', () => {
  const spell = spellingOf(
    'MRUV – EQUAÇÃO DE TORRICELLI\n\nA equação serve quando o problema não dá o tempo.\n\nMATERIAL DE PVC\n\nO cano leva a água da caixa para a casa.',
  );
  expect(['mruv', 'pvc', 'material', 'de'].map(spell)).toEqual(['MRUV', 'PVC', 'material', 'de']);
});
