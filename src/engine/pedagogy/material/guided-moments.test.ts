import { expect, it } from 'vitest';
import { readText } from '#engine/reading/text/read-text.ts';
import { collectMaterial } from './collect-material.ts';

const PLAN = `# Plano de aula

Tema: O ciclo da água

# Objetivos

- Explicar as etapas do ciclo da água.

# Roda de conversa

Pergunte à turma de onde vem a água da chuva e registre as hipóteses dos alunos no quadro.

# O caminho da água

A evaporação é a passagem da água líquida para vapor com o calor do Sol.

# Metodologia

Peça aos alunos que se organizem em grupos e oriente a leitura do texto pela turma.

# Avaliação

Os alunos serão avaliados pela participação na roda e pelo registro.`;

it('names the moments of a lesson plan of which all is said to the teacher, and tells nothing of that', () => {
  const { pieces } = collectMaterial({ source: readText(PLAN), content: '', learningObjectives: '' });
  const guided = pieces.filter(({ isGuided }) => isGuided).map(({ text }) => text);
  expect(guided).toContain('Roda de conversa');
  expect(guided).not.toContain('Metodologia');
  const told = pieces.filter(({ kind }) => kind !== 'heading').map(({ text }) => text);
  expect(told.join(' ')).not.toMatch(/Pergunte|avaliados/);
});
