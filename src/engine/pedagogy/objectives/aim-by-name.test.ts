import { expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { proposeObjectives } from './propose-objectives.ts';

const aims = (content: string, title: string) =>
  proposeObjectives(openLesson(makeAnalysisInput({ content, title }))).map(({ text }) => text);

it('has steps put in order that somebody else takes, under the name of the lesson where their heading names none', () => {
  const content = `# Como funciona

1. A função recebe a lista e o alvo.
2. O laço percorre cada posição da lista.
3. O programa compara o elemento com o alvo.
4. A função devolve a posição do elemento.`;
  expect(aims(content, 'Busca linear')).toContain('ordenar os 4 passos da busca linear');
});

it('has what happened placed in time', () => {
  const content = `# Linha do tempo

Em 1808 a corte chegou ao Rio de Janeiro. Em 1815 o Brasil virou reino unido. Em 1821 o rei voltou para Lisboa. Em 1822 o príncipe declarou a independência.`;
  expect(aims(content, 'A independência do Brasil').join()).toMatch(
    /situar no tempo os principais fatos da independência do Brasil/u,
  );
});

it('explains no lesson by its number, nor a label of the notes', () => {
  const content = `# Aula 3

Erro comum: trocar a base pelo expoente na conta de uma potência. A tarefa fica para a semana que vem.`;
  expect(aims(content, 'Aula 3').join()).not.toMatch(/Aula 3|erro comum/u);
});
