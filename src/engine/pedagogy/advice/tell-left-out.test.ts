import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const REIGNS = ['Egito', 'Núbia', 'Axum', 'Gana', 'Mali', 'Songai', 'Kanem'];
const content = REIGNS.map(
  (name, at) => `${name}\n\nO reino de ${name} surgiu às margens de um grande rio e durou ${at + 3} séculos.
A capital de ${name} tinha mercado de sal, de ouro e de tecidos tingidos de índigo.
Os artesãos de ${name} trabalhavam o ferro, o couro e o marfim em oficinas da família.`,
).join('\n\n');
const warningsOf = (size: number): string[] =>
  analyse(makeAnalysisInput({ content, title: 'Reinos africanos', size })).warnings;

it('names the first lines that a short order has no place for', () => {
  const [warning = ''] = warningsOf(5);
  expect(warning).toMatch(
    /^Não couberam nos 5 slides: “[^”]+”(?:,| e) “[^”]+”.* peça mais slides ou tire algo\.$/u,
  );
});

it('says nothing where all is told', () => {
  expect(warningsOf(15)).toEqual([]);
});
