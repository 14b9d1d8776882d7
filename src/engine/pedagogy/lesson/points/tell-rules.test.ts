import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const LESSON = `# Ondas

## Grandezas

A frequência é o número de oscilações em cada segundo e o período é o tempo de uma oscilação.

f = 1 / T

f = frequência (Hz) T = período (s)

## Equação fundamental

v = λ · f

A velocidade depende do meio e a frequência depende da fonte. Para o som: velocidade no ar = 340 m/s; velocidade na água = 1500 m/s.

## Trabalho e potência

Tensão (U) é medida em volts, corrente (I) em ampères e potência (P) em watts. P = U · I → I = P / U. Ex.: um chuveiro de 5500 W em 220 V pede I = 5500/220 = 25 A.

## Equações incompletas

- c = 0: coloca x em evidência. x² – 5x = 0 → x(x – 5) = 0 → x = 0 ou x = 5
- b = 0: isola o x². 2x² – 18 = 0 → x² = 9 → x = 3 ou x = –3`;

describe('what is computed with', () => {
  const { structure } = analyse(makeAnalysisInput({ content: LESSON, size: 10 }));
  const told = structure.plan.flatMap(({ points }) => points);

  it('is on the slides under the name of its part, though no sentence leads to it', () => {
    expect(told.find((text) => text.includes('v = λ · f'))).toBeDefined();
    expect(told.find((text) => text.includes('f = 1 / T'))).toBeDefined();
  });

  it('has what its signs stand for', () => {
    expect(told).toContain('f = frequência (Hz); T = período (s)');
  });

  it('stands behind the sentence that names its signs, with the case that shows it', () => {
    expect(told.find((text) => text.includes('P = U · I → I = P / U'))).toMatch(/^Tensão \(U\)/);
    expect(told.some((text) => text.includes('I = 5500/220 = 25 A'))).toBe(true);
  });

  it('is told with the values that are looked up', () => {
    expect(told.some((text) => text.includes('velocidade na água = 1500 m/s'))).toBe(true);
  });

  it('is told case by case, each with its working', () => {
    expect(told.filter((text) => /^[bc] = 0: /u.test(text))).toHaveLength(2);
  });
});
