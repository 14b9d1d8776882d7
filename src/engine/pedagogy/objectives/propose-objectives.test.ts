import { expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { proposeObjectives } from './propose-objectives.ts';

it('proposes to explain why, where a part tells a cause, and asks for no example of what has none', () => {
  const content = `# Cifra de deslocamento

A cifra de deslocamento é fraca porque o seu universo de chaves é muito pequeno. Cada letra anda o mesmo número de casas no alfabeto.

# Lobisomem

O lobisomem anda pela mata nas noites de lua cheia e volta a ser homem quando o sol nasce.`;
  const proposed = proposeObjectives(openLesson(makeAnalysisInput({ content }))).map(({ text }) => text);
  expect(proposed[0]).toBe('explicar por que a cifra de deslocamento é fraca');
  expect(proposed.join(' ')).not.toContain('exemplo próprio');
});

it('proposes to follow a form, not to tell its parts in own words', () => {
  const content = `Modelo de relatório

Este é um modelo. Preencha os campos a seguir.

Identificação
Nome: __________ Turma: ______ Data: ____
[Escreva aqui o título do trabalho]

Resultados
[Descreva os resultados do experimento em até dez linhas]
Informe as medidas com as suas unidades.`;
  const lesson = openLesson(makeAnalysisInput({ content, title: 'Modelo de relatório' }));
  expect(lesson.material.understanding?.genre).toBe('modelo_formulario');
  for (const { text } of proposeObjectives(lesson)) expect(text).toMatch(/^seguir o que o modelo pede/);
});
