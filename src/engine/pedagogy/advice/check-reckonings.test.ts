import { describe, expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { checkReckonings } from './check-reckonings.ts';

const checked = (line: string): string[] =>
  checkReckonings(
    openLesson(
      makeAnalysisInput({ content: `# Contas\n\nA conta se confere de trás para a frente.\n\n${line}` }),
    ),
  ).map(({ text }) => text);

describe('a reckoning that does not come out', () => {
  it.each([
    ['O numeral fica assim: 1101₂ = 8 + 4 + 2 + 1 = 15₁₀.', '1101₂ vale 13₁₀, e não 15₁₀'],
    ['A soma dos dois meses é 140 + 25 = 175 no caderno.', null],
    ['Assim, 140 + 25 = 175.', 'ela dá 165'],
    ['Basta juntar os algarismos de 2 em 3 (a partir da direita).', 'de 2 em 3'],
  ])('is told: “%s”', (line, told) => {
    const found = checked(line).join('\n');
    if (told === null) expect(found).toBe('');
    else expect(found).toContain(told);
  });

  it.each([
    ['Assim, 10 / 3 = 3,33.'],
    ['O valor é 5 × 32 = 45.'],
    ['A média é x̄ = (4 + 6 + 8)/3 = 6.'],
    ['O total do mês é 1.200 + 300 = 1.500.'],
    ['O numeral 11010₂ = 26₁₀.'],
    ['Conte os dias de 7 em 7.'],
  ])('is told of none that does: “%s”', (line) => {
    expect(checked(line)).toEqual([]);
  });
});
