import { expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { callGroup } from './level-style.ts';

const say = (opening: string, level: 'fundamental' | null = null) => {
  const content = `${opening}\n\n# Empilhadeira\n\nA empilhadeira levanta cargas com dois garfos de aço. O operador olha para trás antes de dar ré.`;
  const lesson = openLesson({ ...makeAnalysisInput({ content, title: 'Empilhadeira' }), level });
  const lines = ['Divida a turma; cada aluno lê “a turma” e conta à turma.'].map((text) => ({
    text,
    basis: [],
  }));
  return callGroup(lesson, lines).map(({ text }) => text);
};

it('speaks of a group where adults are trained at work, and leaves what is quoted as it is', () => {
  expect(say('Treinamento de operadores – colaboradores do depósito')).toEqual([
    'Divida o grupo; cada participante lê “a turma” e conta ao grupo.',
  ]);
});

it('speaks of a class at school, and where the order says so', () => {
  const asWritten = ['Divida a turma; cada aluno lê “a turma” e conta à turma.'];
  expect(say('Aula para os alunos do 9º ano')).toEqual(asWritten);
  expect(say('Treinamento de operadores', 'fundamental')).toEqual(asWritten);
});
