import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const LESSON = `# O relevo

O relevo brasileiro é formado por planaltos, planícies e depressões. Os planaltos são áreas altas em que predomina a erosão.

As planícies são áreas baixas em que predomina a deposição de sedimentos.`;
const told = (more: string) => analyse(makeAnalysisInput({ content: `${LESSON}\n\n${more}` }));

it.each([
  [
    'a register',
    '| Aluno | Nota |\n|---|---|\n| Caio Mendes Rocha | 5,5 |\n| Alice Barbosa Lima | 8,0 |',
    'Caio',
  ],
  ['a list of marks', 'Caio Mendes Rocha 5,5\n\nAlice Barbosa Lima 8,0', 'Alice'],
  ['a diagnosis', 'Pedro Henrique Alves - TDAH, senta na frente.', 'Pedro'],
  ['what ails a pupil', 'O relevo é irregular. Aluno Davi (asma) - levar bombinha.', 'Davi'],
  [
    'a remark on a pupil',
    'A aluna Fernanda Dias tem laudo de dislexia. Fernanda Dias usa régua.',
    'Fernanda',
  ],
])('carries nothing of %s and tells the teacher without a name', (_, more, name) => {
  const analysis = told(more);
  expect(JSON.stringify(analysis)).not.toContain(name);
  expect(analysis.warnings.join()).toMatch(/dados pessoais de alunos/);
});

it('leaves the people of history and the needs of a class alone', () => {
  const analysis = told(
    'Pedro Álvares Cabral chegou ao Brasil em 1500. O autismo é um transtorno do desenvolvimento. A aluna de química mede o relevo com um mapa.',
  );
  expect(analysis.warnings).toEqual([]);
  expect(JSON.stringify(analysis)).toContain('Cabral');
});

it('leaves out what an assistant said around its answer', () => {
  const analysis = told(
    'Claro! Aqui está um texto sobre o relevo:\n\nEspero que isso ajude! Se quiser, posso criar também exercícios.',
  );
  expect(JSON.stringify([analysis.structure, analysis.topics])).not.toMatch(/Claro|posso criar|ajude/);
  expect(analysis.warnings.join()).toMatch(/assistente de IA/);
});

it('takes one polite sentence for no conversation', () => {
  expect(told('Aqui está o mapa do relevo da região.').warnings).toEqual([]);
});
