import { expect, it } from 'vitest';
import { isNoName, namesField } from './no-name.ts';

it.each(['Iniciar a aula perguntando', 'Pedir aos alunos que leiam', 'cuidado', 'Ago'])(
  'takes for the name of nothing: %s',
  (title) => {
    expect(isNoName(title)).toBe(true);
  },
);

it.each(['Organização das células', 'Propostas de solução', 'Abertura dos portos'])(
  'names something: %s',
  (title) => {
    expect(isNoName(title)).toBe(false);
  },
);

it('knows the names of the fields of a plan', () => {
  expect(namesField('Objeto do Conhecimento')).toBe(true);
  expect(namesField('Objeto direto')).toBe(false);
});
