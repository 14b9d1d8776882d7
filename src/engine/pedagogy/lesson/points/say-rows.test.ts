import { describe, expect, it } from 'vitest';
import { sayPoints } from '#tests/builders/said-points.ts';

describe('a row of a table', () => {
  it('is no row of names over rows of words', () => {
    const rows = [
      ['Força', 'Símbolo', 'Direção'],
      ['Normal', 'N', 'Perpendicular à superfície'],
      ['Tração', 'T', 'Ao longo do fio'],
    ];
    const said = sayPoints({ type: 'table', rows, hasHeader: false });
    expect(said.join()).not.toMatch(/Símbolo/);
    expect(said.join()).toMatch(/Perpendicular à superfície/);
  });

  it('names nothing over rows that are to be filled in', () => {
    const rows = [
      ['Rios da nossa cidade', '', ''],
      ['Rio', 'Nascente', 'Comprimento (km)'],
      ['', '', ''],
      ['', '', ''],
    ];
    expect(sayPoints({ type: 'table', rows, hasHeader: false })).toEqual([]);
  });

  it('tells its first cell by the others, the row of headings nothing', () => {
    const rows = [
      ['Comando', 'Descrição'],
      ['setup', 'roda uma vez quando a placa é ligada'],
    ];
    expect(sayPoints({ type: 'table', rows, hasHeader: true })).toEqual([
      'Setup: roda uma vez quando a placa é ligada',
    ]);
  });
});
