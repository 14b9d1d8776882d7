import { describe, expect, it } from 'vitest';
import { givenBy, leadsToSigns } from './given-by.ts';

describe('what a line leads to', () => {
  it.each([
    ['Sejam x e y as medidas da sala, então a amplitude é calculada por', 'amplitude'],
    ['Para um triângulo de base b = 4 e altura h = 3, sua área pode ser escrita como:', 'área'],
    [
      'A energia de um corpo em queda, medida em joules, e sem atrito, é dada por:',
      'energia de um corpo em queda',
    ],
    ['Finalmente, podemos introduzir a Densidade:', 'Densidade'],
    ['Para comparar turmas, é comum usar o Desvio Relativo', 'Desvio Relativo'],
    ['Há uma medida de achatamento, denominada coeficiente de curtose:', 'coeficiente de curtose'],
    ['O resto da receita é chamado de lucro:', 'O resto da receita é chamado de lucro'],
  ])('%s', (line, given) => {
    expect(givenBy(line)).toBe(given);
    expect(leadsToSigns(line) || line.includes('usar')).toBe(true);
  });

  it('names nothing where the line points back or stands for any formula', () => {
    expect(givenBy('A conta seria simplesmente:')).toBe('');
    expect(givenBy('A estrutura dessa tabela seria:')).toBe('');
    expect(givenBy('Note que:')).toBe('');
    expect(givenBy('Agora, faremos de novo no caderno:')).toBe('');
    expect(leadsToSigns('A turma mediu a sala em metros.')).toBe(false);
  });
});
