import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const content = `PLANO DE AULA
Componente: Educação Física
Tempo: 100 minutos

Objetivos
• Conhecer as regras básicas do handebol

Desenvolvimento

1º momento (10 min) – Roda de conversa
Perguntar: quem já jogou?
Explicar: quadra 40 m x 20 m, 7 jogadores por time, jogo adulto de 2 tempos de 30 min.

2º momento (15 min) – Regras que não podem faltar
a) Máximo 3 passos com a bola na mão
b) Só o goleiro pisa na área de 6 metros

3º momento (25 min) – Fundamentos em estações
Estação 1: passe de ombro em duplas, 5 m de distância.
Estação 2: recepção – mãos em forma de triângulo, polegares próximos.
Estação 3: arremesso com apoio mirando cones dentro do gol.
Rodízio a cada 8 min.`;
const points = analyse(makeAnalysisInput({ content, title: 'Handebol', size: 5 })).structure.plan.flatMap(
  (item) => item.points,
);

it('tells what a step of a plan has explained, under no name of the step', () => {
  expect(points.some((point) => point.startsWith('Quadra 40 m x 20 m, 7 jogadores por time'))).toBe(true);
});

it('tells each of the things that a step counts up, and not how the class takes turns', () => {
  for (const said of ['passe de ombro', 'recepção', 'arremesso com apoio'])
    expect(points.join('\n')).toContain(said);
  expect(points.join('\n')).not.toContain('Rodízio');
});
