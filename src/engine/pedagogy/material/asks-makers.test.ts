import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const LESSON = `A Era Vargas

A crise de 1929 derrubou o preço do café. Em 1930 Getúlio Vargas assumiu o governo provisório.

O Código Eleitoral de 1932 criou o voto secreto e deu o voto às mulheres. Em 1937 Vargas deu o golpe do Estado Novo.

O DIP fazia a censura e a propaganda do governo. A CLT reuniu em 1943 as leis do trabalho.`;
const told = (wish: string) => analyse(makeAnalysisInput({ content: `${LESSON}\n\n${wish}` }));

it.each([
  '** queria uma linha do tempo bonita nos slides e pouco texto pq eles não leem',
  'quero as questoes num slide e a resposta no slide seguinte',
  'O texto tem que aparecer INTEIRO, pode dividir em 2 slides. Fundo claro pq imprimo depois.',
  'Deixar as contas UMA LINHA POR VEZ, alinhadas no igual se possivel',
  'usar letra bastão grandona e MUITO colorido',
  'NÃO mexe na identação do codigo',
])('takes for a wish of how slides are to be, off them and answered: %s', (wish) => {
  const { answers, structure } = told(wish);
  const shown = structure.plan.flatMap(({ title, points }) => [title, ...points]).join('\n');
  const said = wish.replace(/^\W*/u, '').slice(0, 14);
  expect(shown.toLowerCase()).not.toContain(said.toLowerCase());
  expect(answers.map(({ asked }) => asked).join('\n')).toContain(said);
  expect(answers.map(({ outcome }) => outcome)).not.toContain('declined');
});

it('leaves what a lesson says of slides and letters in its middle, and what the class is to draw', () => {
  const { structure, answers } = analyse(
    makeAnalysisInput({
      content: `Como fazer uma boa apresentação

Use letra grande e fundo claro nos slides: quem senta no fundo também lê. Uma ideia por slide basta.

Ensaie em voz alta e marque o tempo. Olhe para a turma e não para a tela.

Uma apresentação começa por uma pergunta. Ela termina com a resposta dessa pergunta.

Tarefa: fazer um desenho da sua sala com o lugar da tela.`,
    }),
  );
  expect(JSON.stringify(structure.plan)).toMatch(/letra grande e fundo claro/);
  expect(answers).toEqual([]);
});
