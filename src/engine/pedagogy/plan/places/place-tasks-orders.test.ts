import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const content = (orders: string): string => `A vacina

A varíola matava milhares de pessoas por ano no Rio de Janeiro.
A vacina obrigatória virou lei em 31 de outubro de 1904.
Quem não tivesse atestado não podia casar nem viajar.

Trabalho: entrevistar alguém com mais de 60 anos sobre as campanhas de vacinação da infância. ${orders}`;

const pointsOf = (orders: string): string[] =>
  analyse(makeAnalysisInput({ content: content(orders), title: 'Vacina', size: 10 })).structure.plan.flatMap(
    ({ points }) => points,
  );

it('tells the class right behind its task when and how it is handed in', () => {
  const points = pointsOf('Entregar em folha, 1 página, dia 22.\nVale 2,0 pontos. Em dupla.');
  const at = points.findIndex((point) => point.startsWith('Trabalho: '));
  expect(points.slice(at, at + 3).join('\n')).toMatch(
    /Entregar em folha, 1 página, dia 22[\s\S]*Vale 2,0 pontos/u,
  );
});

it('tells nothing of it that the teacher notes for himself', () => {
  const said = pointsOf('Entregar até sexta. lembrar a Jussara de trazer o gravador.').join('\n');
  expect(said).not.toMatch(/Jussara|gravador/u);
});
