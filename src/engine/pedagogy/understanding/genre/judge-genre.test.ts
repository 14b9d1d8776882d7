import { expect, it } from 'vitest';
import { tellUnderstanding } from '#engine/pedagogy/tell-understanding.ts';
import { readText } from '#engine/reading/text/read-text.ts';

const QUESTIONS = [
  ['A camada em que ocorrem as nuvens é a', 'troposfera', 'mesosfera', 'termosfera'],
  ['O gás mais abundante do ar é o', 'oxigênio', 'nitrogênio', 'argônio'],
  ['A camada de ozônio protege a Terra', 'dos meteoros', 'do vento', 'dos raios ultravioleta'],
  ['O aparelho que mede a pressão do ar é o', 'termômetro', 'barômetro', 'pluviômetro'],
];

it('takes typed questions with options for an exam, however short they are', () => {
  const typed = QUESTIONS.map(
    ([stem, ...options], at) =>
      `${at + 1}. ${stem}\n${options.map((one, nth) => `${'abc'[nth]}) ${one}.`).join('\n')}`,
  );
  const { genre } = tellUnderstanding(readText(`Simulado de Ciências\n\n${typed.join('\n\n')}`));
  expect(genre).toBe('prova');
});
