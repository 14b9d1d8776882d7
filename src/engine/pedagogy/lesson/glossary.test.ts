import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { tellUnderstanding } from '#engine/pedagogy/tell-understanding.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const BIOMES = `# Biomas

A Caatinga é o único bioma que só existe no Brasil, e as plantas dela guardam água.
O Cerrado tem duas estações bem marcadas, uma de chuva e outra de seca.

VOCABULÁRIO

Endêmica: espécie que só existe em um lugar.

Latifoliada: de folhas largas.`;

it('takes the entries of a glossary for definitions, and the lesson for one that defines them', () => {
  const roles = tellUnderstanding(readText(BIOMES)).blocks.map(({ role }) => role);
  expect(roles.slice(-3)).toEqual(['heading', 'definition', 'definition']);
  const { topics } = analyse(makeAnalysisInput({ title: 'Biomas', content: BIOMES }));
  expect(JSON.stringify(topics)).toMatch(/[Dd]efine [^"]*“Endêmica”/);
});
