import { expect, it } from 'vitest';
import { readText } from '#engine/reading/text/read-text.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { analyse } from './analyse.ts';

const LESSON = `# Bases de contagem

# Sistema de base 5

- O sistema de base 5 tem cinco algarismos distintos (0, 1, 2, 3, 4) para escrever todos os números que uma contagem pode pedir.
- Cada posição vale cinco vezes a posição que está à sua direita. Exemplo:
- 1 algarismo: {0, 1, 2, 3, 4}
- 2 algarismos: {00, 01, 02, 03, 04}

# Sistema de base 3

- O sistema de base 3 tem três algarismos distintos (0, 1, 2) para escrever todos os números que uma contagem pode pedir.
- O sistema de base 3 serve à balança de dois pratos, com um peso de cada lado.
`;

it('tells the digits of each base, and the sets that an example shows', () => {
  const source = readText(LESSON);
  const { plan } = analyse(
    makeAnalysisInput({ source, content: '', title: 'Bases de contagem', size: 8 }),
  ).structure;
  const told = plan.flatMap(({ points }) => points).join('\n');
  expect(told).toContain('(0, 1, 2, 3, 4)');
  expect(told).toContain('(0, 1, 2)');
  expect(told).toContain('{00, 01, 02, 03, 04}');
});
