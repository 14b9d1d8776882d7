import { expect, it } from 'vitest';
import { tellPupils } from './tell-pupils.ts';

it.each([
  [
    'Tiro o aa: sobram três. Muita gente marcou C, 60% do 3º A errou. Explicar com calma.',
    'Tiro o aa: sobram três.',
  ],
  ['o vapor esfria e vira gota (aceitar condensou)', 'o vapor esfria e vira gota'],
  ['quem marcou a confundiu os dois gases', 'quem marcou a confundiu os dois gases'],
])('says of “%s” what is for pupils', (comment, told) => {
  expect(tellPupils(comment)).toBe(told);
});

it('says nothing where all of it is for the teacher', () => {
  expect(tellPupils('Quase todos erraram. Retomar na segunda.')).toBeNull();
});
