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

it('takes the sheet of an experiment for a manual with its materials, whatever class does it', () => {
  const { genre, blocks } = tellUnderstanding(
    readText(`Roteiro de aula prática: Extração do DNA do morango

Objetivo
Extrair e visualizar o DNA das células do morango.

Materiais
- 3 morangos maduros
- 1 colher de sopa de detergente incolor
- 150 mL de água morna
- álcool etílico gelado

Procedimento
1. Coloque os morangos no saco plástico e amasse bem.
2. Misture a água, o detergente e o sal em um copo.
3. Despeje a mistura no saco e amasse por mais 1 minuto.
4. Acrescente devagar o álcool gelado.

O que acontece
O detergente dissolve os lipídios das membranas e libera o DNA. O DNA não se dissolve no álcool e sobe em fios brancos.`),
  );
  expect(genre).toBe('manual_tutorial');
  expect(blocks.filter(({ role }) => role === 'teacher_guidance')).toEqual([]);
});
