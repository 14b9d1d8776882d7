import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const saidOf = (content: string, title: string): string =>
  analyse(makeAnalysisInput({ content, title, size: 8 }))
    .structure.plan.flatMap(({ points }) => points)
    .join('\n');

it('tells what a note to oneself holds of the subject, and nothing of the class', () => {
  const said = saidOf(
    `Movimento variado

A aceleração mede quanto a velocidade muda em cada segundo.
v = v0 + a.t

lembrar: km/h p/ m/s divide por 3,6 (o 1ºB erra isso SEMPRE)
cuidado: aceleração negativa não quer dizer sempre freando!!!
lembrar: devolver as provas da turma
cuidado: o projetor da sala 3 está queimado`,
    'Movimento variado',
  );
  expect(said).toContain('divide por 3,6');
  expect(said).toContain('Aceleração negativa não quer dizer sempre freando');
  expect(said).not.toMatch(/1ºB|provas|projetor/);
});

it('tells the facts that a plan tells between what is done, and leaves the rest to who teaches', () => {
  const said = saidOf(
    `Plano de aula – Água

Vou começar com uma roda de conversa sobre a chuva. Na segunda aula retomamos as hipóteses do quadro. Um banho de 15 minutos com o registro meio aberto gasta cerca de 135 litros de água. Peço que cada criança anote o consumo da família.

O vapor de água vira gotas quando esfria. As gotas formam as nuvens e caem como chuva. A água da chuva corre para os rios e penetra no solo.`,
    'Água',
  );
  expect(said).toMatch(/banho de 15 minutos .* 135 litros/);
  expect(said).not.toMatch(/roda de conversa|hipóteses|criança/);
});
