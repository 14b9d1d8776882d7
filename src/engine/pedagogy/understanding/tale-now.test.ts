import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

it('tells a tale whole that goes on as if it happened now, where somebody speaks and it is asked about', () => {
  const { structure } = analyse(
    makeAnalysisInput({
      title: 'Crônica',
      serviceType: 'presentation',
      size: 10,
      content: `GÊNERO CRÔNICA

TEXTO

O banco da praça

Toda tarde dona Zilda senta no mesmo banco da praça. As crianças passam correndo e perguntam se ela espera alguém. Ela responde, sem levantar os olhos:
— O ônibus.
Na praça não passa ônibus. Hoje uma menina senta ao lado, de mochila. Passa a tarde. O sol desce atrás do coreto.
— E se ele não vier?
Dona Zilda aponta com o queixo para a rua vazia, ajeita a bolsa e ri.
— Então amanhã a gente espera de novo.

ANÁLISE
a) Quem narra a história?
R: um narrador que observa
b) O que muda no sentido do ônibus?
R: no começo é um ônibus; no fim é a companhia`,
    }),
  );
  const told = structure.plan.flatMap(({ points }) => points).join('\n');
  for (const line of ['— O ônibus', '— E se ele não vier?', 'Então amanhã a gente espera de novo'])
    expect(told).toContain(line);
  expect(told).toContain('Quem narra a história?');
});
