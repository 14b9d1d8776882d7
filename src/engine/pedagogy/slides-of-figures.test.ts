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

it('keeps the beginning of a slide from the rest of the slide before, and calls a table a table', () => {
  const rows = Array.from({ length: 9 }, (_, at) => `| ${at} | ${at * 5} | ${at * 25} |`).join('\n');
  const source = readText(`# Medidas da horta

## Medidas em palmos

- O palmo mede a distância entre as mudas de alface e de couve, contada da ponta do polegar.
- O palmo serve também para medir a fundura das covas que recebem as mudas maiores.

| Palmos | Dedos | Grãos |
| --- | --- | --- |
${rows}

## Medidas em passos

- O passo mede a largura dos canteiros, contada do calcanhar de um pé ao calcanhar do outro.
- O passo serve também para medir o caminho da água entre o poço e os canteiros.
`);
  const { plan } = analyse(
    makeAnalysisInput({ source, content: '', title: 'Medidas da horta', size: 9 }),
  ).structure;
  const tabled = plan.find(({ points }) => points.some((text) => text.startsWith('Palmos – Dedos – Grãos')));
  expect(tabled?.title).toMatch(/tabela$/iu);
  expect(tabled?.points.join(' ')).not.toContain('passo mede');
});
