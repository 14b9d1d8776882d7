import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const LESSON = `Inglês - 6º ano

Vocabulary
get up - levantar
brush my teeth - escovar os dentes
have lunch - almoçar
go to sleep - ir dormir

Forma negativa
Usamos don't (do not) com I, you, we e they, e doesn't (does not) com he, she e it.
O verbo principal volta para a forma base: She doesn't like tea.

Forma afirmativa
Com I, you, we e they o verbo fica na forma base: I study at home.
Com he, she e it acrescentamos -s ao verbo: he works every day.`;

it('tells the words of another language with what they mean, and its rules in Portuguese', () => {
  const { structure } = analyse(makeAnalysisInput({ content: LESSON, title: 'Inglês' }));
  const points = structure.plan
    .filter(({ purpose }) => purpose === 'conteudo')
    .flatMap(({ points }) => points);
  expect(points).toContain('Brush my teeth: escovar os dentes');
  expect(points.join('\n')).toContain("Usamos don't (do not) com I, you, we e they");
});

it('tells pairs of one word each in a row', () => {
  const content = `# Places in town\n\nbakery = padaria\n\nchurch = igreja\n\ndrugstore = farmácia\n\nTo stay in town we use the names of its places every day.`;
  const points = analyse(makeAnalysisInput({ content, title: 'Inglês' })).structure.plan.flatMap(
    (item) => item.points,
  );
  expect(points).toContain('Bakery: padaria; church: igreja; drugstore: farmácia');
});
