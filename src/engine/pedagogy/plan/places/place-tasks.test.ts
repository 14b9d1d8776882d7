import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const planOf = (content: string, title: string, size: number) =>
  analyse({ ...makeAnalysisInput({ content, title, size }), genre: 'notas' }).structure.plan;

it('asks each question of the material whole before a slide is left empty', () => {
  const plan = planOf(
    `Grupos sanguíneos

O grupo sanguíneo depende dos antígenos da hemácia. Quem é AB tem os dois antígenos. Quem é O não tem nenhum.

Exercícios

1) Chama-se cruzamento-teste o cruzamento de um indivíduo de fenótipo dominante com:
a) um homozigoto dominante
b) um heterozigoto
c) um homozigoto recessivo

2) Mãe do grupo A e pai do grupo B. Os filhos podem ser:
a) só do grupo A e do grupo B
b) só do grupo AB
c) dos grupos A, B, AB e O

3) Um homem AB foi apontado como pai de uma criança O. Geneticamente, ele:
a) com certeza é o pai
b) pode ser o pai se a mãe for O
c) não pode ser o pai biológico`,
    'Grupos sanguíneos',
    10,
  );
  const asked = plan.filter(({ purpose }) => purpose === 'pratica').map(({ points }) => points.join('\n'));
  for (const [stem, option] of [
    ['cruzamento-teste', 'homozigoto recessivo'],
    ['Mãe do grupo A', 'dos grupos A, B, AB e O'],
    ['foi apontado como pai', 'não pode ser o pai biológico'],
  ] as const)
    expect(asked.some((text) => text.includes(stem) && text.includes(option))).toBe(true);
});

it('asks under their letters questions that nothing is chosen from', () => {
  const plan = planOf(
    `A crônica

A crônica parte de um fato do dia a dia. Ela nasceu ligada ao jornal e usa linguagem simples. O final faz pensar.

Análise do texto

Leia a crônica do livro e responda:
a) Quem narra a história do guarda-chuva?
b) Que fato do cotidiano virou crônica?
c) Que figura de linguagem aparece na torneira do céu?
d) O que muda no sentido da fala final?`,
    'Crônica',
    10,
  );
  const said = plan.flatMap(({ points }) => points).join('\n');
  for (const asked of ['Quem narra', 'Que fato do cotidiano', 'figura de linguagem', 'sentido da fala final'])
    expect(said).toContain(asked);
});

it('gives the last place of a short order to what the material asks', () => {
  const plan = planOf(
    `Máquinas simples

Alavanca é uma barra rígida que gira em torno de um ponto de apoio. O plano inclinado é uma rampa. A polia fixa muda a direção da força.

Perguntas
1) Por que a maçaneta fica longe da dobradiça?
2) Qual o tipo de alavanca do cortador de unha?`,
    'Máquinas simples',
    5,
  );
  expect(plan.at(-1)?.purpose).toBe('pratica');
  const asked = plan.filter(({ purpose }) => purpose === 'pratica').flatMap(({ points }) => points);
  expect(asked.join('\n')).toMatch(/maçaneta[\s\S]*cortador de unha/u);
});
