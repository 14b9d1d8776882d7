import { expect, it } from 'vitest';
import { countedLetters, partFormulas, writePowers } from './typed-powers.ts';

it.each([
  ['g = 9,8 m/s2 e a área de 3 m2', 'g = 9,8 m/s² e a área de 3 m²'],
  ['a densidade vale 1 g/cm3', 'a densidade vale 1 g/cm³'],
  ['x2 + 2x + 1 = (x + 1)2', 'x² + 2x + 1 = (x + 1)²'],
  ['f(x) = ax2 + bx + c', 'f(x) = ax² + bx + c'],
  ['3x3 - 2x2 + x = 0', '3x³ - 2x² + x = 0'],
  ['h = g.t2/2', 'h = g.t²/2'],
  ['v2 = v02 + 2.a.d', 'v² = v₀² + 2.a.d'],
  ['s = s0 + v0t + at²/2', 's = s₀ + v₀t + at²/2'],
  ['a2 = b2 + c2', 'a² = b² + c²'],
  ['log2(8) = 3', 'log₂(8) = 3'],
  ['E = mc2', 'E = mc²'],
  ['Na: 1s2 2s2 2p6 3s1', 'Na: 1s² 2s² 2p⁶ 3s¹'],
  ['termina em 4s2 3d10 4p5', 'termina em 4s² 3d¹⁰ 4p⁵'],
])('raises the powers of %j', (typed, printed) => expect(writePowers(typed)).toBe(printed));

it.each([
  'x1 = 2 e x2 = 3',
  'a2 = a1 + r',
  'a3 = a2 + r',
  'n1.sen i = n2.sen r',
  'C1.V1 = C2.V2',
  'o item b2 da lista',
  'H2O + CO2 = H2CO3',
  'total = soma2 + x2;',
  'o grupo m2 e o grupo m3',
  'a vitamina b2 e a b3',
])('leaves %j', (typed) => expect(writePowers(typed)).toBe(typed));

it('takes no letter for a power that the material counts elsewhere', () => {
  expect(writePowers('x2 = 3', countedLetters(['as raízes x1 e x2']))).toBe('x2 = 3');
});

it.each([
  ['J = C.i.n M = C + J', 'J = C.i.n; M = C + J'],
  ['v = g.t h = g.t²/2 v² = 2.g.h', 'v = g.t; h = g.t²/2; v² = 2.g.h'],
  ['Molaridade: M = n / V n = m / MM', 'Molaridade: M = n / V; n = m / MM'],
  ['s=2 p=6 d=10', 's=2; p=6; d=10'],
])('parts the formulas of %j', (typed, parted) => expect(partFormulas(typed)).toBe(parted));

it.each([
  'x = 2 e y = 3',
  'Dados: Ca = 40, Cl = 35,5',
  'quando v = 0 temos t = 3 s',
  'a = b == c',
  'y = x + b',
])('leaves %j in one', (typed) => expect(partFormulas(typed)).toBe(typed));
