import { expect, it } from 'vitest';
import { collectMaterial } from './collect-material.ts';

const asked = (lines: string): [string, string | undefined][] => {
  const { pieces, exercises } = collectMaterial({
    source: null,
    content: `Plano de aula\n\nDisciplina: História\n\nObjetivos\n\n- Conhecer as cidades-estado gregas.\n\nConteúdo\n\nEsparta era governada por dois reis e por um conselho de anciãos. Atenas criou a democracia.\n\nExercícios\n\n${lines}`,
    learningObjectives: '',
    genre: 'plano_de_aula',
  });
  const statements = [...pieces, ...exercises].flatMap((piece) => piece.statements);
  return statements.filter(({ role }) => role === 'exercise').map(({ text, answer }) => [text, answer]);
};

it('takes the answers behind the questions of a plan off them, each to its own', () => {
  expect(
    asked(`a) Quem governava Esparta? (dois reis)
b) Cite uma cidade-estado grega. (Atenas)
c) Explique o que foi a democracia ateniense. (governo dos cidadãos, sem mulheres nem escravos)`),
  ).toEqual([
    ['Quem governava Esparta?', 'dois reis'],
    ['Cite uma cidade-estado grega.', 'Atenas'],
    ['Explique o que foi a democracia ateniense.', 'governo dos cidadãos, sem mulheres nem escravos'],
  ]);
});

it('leaves what brackets say of one order alone, where a question comes from and what it is worth', () => {
  const told = asked(`1) Compare Esparta e Atenas em um quadro (use o caderno).
2) Quem votava em Atenas? (ENEM 2016)
3) O que era o ostracismo? (1,0 ponto)`);
  expect(told.map(([, answer]) => answer)).toEqual([undefined, undefined, undefined]);
});
