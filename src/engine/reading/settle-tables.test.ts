import { expect, it } from 'vitest';
import { settleTable } from './settle-tables.ts';

const settle = (rows: string[][], hasHeader = false) =>
  settleTable({ type: 'table', rows, hasHeader }) as { rows: string[][]; hasHeader: boolean };

it('sets two halves under the same names below each other', () => {
  const { rows, hasHeader } = settle([
    ['Metros', 'Palmos', 'Metros', 'Palmos'],
    ['1', '3,28', '3', '9,84'],
    ['2', '6,56', '4', '13,12'],
  ]);
  expect(rows).toEqual([
    ['Metros', 'Palmos'],
    ['1', '3,28'],
    ['2', '6,56'],
    ['3', '9,84'],
    ['4', '13,12'],
  ]);
  expect(hasHeader).toBe(true);
});

it('sets names that stand behind their rows before them', () => {
  const { rows } = settle([
    ['...', '2', '1', '0', 'Ordem'],
    ['...', 'c₂', 'c₁', 'c₀', 'Algarismo'],
    ['...', '10²', '10¹', '10⁰', 'Valores'],
    ['...', '100', '10', '1', ''],
  ]);
  expect(rows).toEqual([
    ['Ordem', '...', '2', '1', '0'],
    ['Algarismo', '...', 'c₂', 'c₁', 'c₀'],
    ['Valores', '...', '10² (100)', '10¹ (10)', '10⁰ (1)'],
  ]);
});

it('leaves tables of words, and figures that words name, as they are', () => {
  const words = [
    ['Verbo', 'Passado', 'Verbo', 'Passado'],
    ['go', 'went', 'see', 'saw'],
  ];
  expect(settle(words)).toMatchObject({ rows: words, hasHeader: false });
  const named = [
    ['Fruta', 'Preço'],
    ['Uva', '12,00'],
    ['Maçã', '8,00'],
  ];
  expect(settle(named)).toMatchObject({ rows: named, hasHeader: false });
});
