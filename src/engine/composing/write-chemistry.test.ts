import { expect, it } from 'vitest';
import { writeChemistry, writeSubstances } from './write-chemistry.ts';

it.each([
  ['A água (H2O) e o gás carbônico (CO2)', 'A água (H₂O) e o gás carbônico (CO₂)'],
  ['Ca(OH)2 + H2SO4 → CaSO4 + 2 H2O', 'Ca(OH)₂ + H₂SO₄ → CaSO₄ + 2 H₂O'],
  ['Glicose: C6H12O6', 'Glicose: C₆H₁₂O₆'],
  ['A molécula de O2 tem dois átomos', 'A molécula de O₂ tem dois átomos'],
  ['São 3 íons Na+ para fora e 2 K+ para dentro', 'São 3 íons Na⁺ para fora e 2 K⁺ para dentro'],
  ['Na ligação, o metal vira Na+ e Ca2+, o ametal Cl-', 'Na ligação, o metal vira Na⁺ e Ca²⁺, o ametal Cl⁻'],
  ['O ferro: 1s2 2s2 2p6 3s2', 'O ferro: 1s² 2s² 2p⁶ 3s²'],
  ['Íons da água: SO4 2-, HCO3-, NH4+ e S2-', 'Íons da água: SO₄²⁻, HCO₃⁻, NH₄⁺ e S²⁻'],
])('writes what a substance is made of as it is printed: %s', (typed, printed) => {
  expect(writeChemistry(typed)).toBe(printed);
});

it.each([
  'A gripe H1N1 e a vitamina B12',
  'A hipótese H2 não se confirma',
  'Folha A4, rodovia BR101, norma NBR 5410',
  'O NaCl e o KBr são sais',
  'Tomada 2P+T, itens I- e II-',
  'O turno N2 começa às 14h',
])('leaves other letters with figures: %s', (text) => {
  expect(writeChemistry(text)).toBe(text);
});

it('writes them in all that a slide says, in no program and no name of a picture', () => {
  const slide = {
    title: 'O CO2 no ar',
    blocks: [
      { type: 'points', items: [{ head: 'H2O', text: 'molécula de água', passageIds: ['SO2'] }] },
      { type: 'code', text: 'let CO2 = 1' },
      { type: 'picture', picture: 'NO2.png', alt: 'Fumaça com NO2' },
    ],
  };
  expect(writeSubstances(slide)).toEqual({
    title: 'O CO₂ no ar',
    blocks: [
      { type: 'points', items: [{ head: 'H₂O', text: 'molécula de água', passageIds: ['SO2'] }] },
      { type: 'code', text: 'let CO2 = 1' },
      { type: 'picture', picture: 'NO2.png', alt: 'Fumaça com NO₂' },
    ],
  });
});
