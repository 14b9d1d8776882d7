import { expect, it } from 'vitest';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { solveCases } from './solve-cases.ts';

const line = (text: string): Piece =>
  ({ kind: 'text', text, statements: [{ text, role: 'explanation' }] }) as unknown as Piece;

const posed = (told: string, out: string): string[] =>
  solveCases([line(told), line(out)]).map(({ text }) => text);

it('has the class answer a question, mend what goes wrong and decide a case, before the material does', () => {
  const out = 'Solução: somar cinquenta minutos à hora de hoje.';
  expect(posed('A maré muda todo dia. Como saber a que horas ela sobe amanhã no porto?', out)).toEqual([
    'Respondam antes de ver e comparem com o que o material propõe: “A maré muda todo dia. Como saber a que horas ela sobe amanhã no porto?”',
  ]);
  expect(posed('O motor do barco trava depois de meia hora de viagem no rio.', out)[0]).toMatch(
    /^Proponham/u,
  );
  expect(posed('Situação: O barco saiu sem coletes e o tempo virou no meio do rio.', out)[0]).toMatch(
    /^Digam o que fariam/u,
  );
});

it('takes no definition for a case', () => {
  expect(posed('Maré mais fraca de todas as do mês lunar inteiro.', 'Solução: A de terça-feira.')).toEqual(
    [],
  );
});
