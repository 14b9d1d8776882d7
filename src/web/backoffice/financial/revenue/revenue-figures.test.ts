import { describe, expect, it } from 'vitest';
import {
  changeInPercent,
  chooseUnit,
  fullMonth,
  shortMonth,
  sumMethods,
  totalOf,
} from './revenue-figures.ts';

const month = (pix: number, card = 0, manual = 0) => ({ month: '2026-11', pix, card, manual });

describe('the figures of the revenue', () => {
  it('add up without float errors', () => {
    expect(totalOf(month(0.1, 0.2))).toBe(0.3);
    expect(sumMethods([month(0.1, 1), month(0.2, 2, 3)])).toEqual({ pix: 0.3, card: 3, manual: 3 });
  });

  it('compare months only where there is something to compare with', () => {
    expect(changeInPercent(200, 218)).toBe(9);
    expect(changeInPercent(200, 0)).toBe(-100);
    expect(changeInPercent(0, 10)).toBeNull();
    expect(changeInPercent(-5, 10)).toBeNull();
  });

  it('are written short at their bars: reais, from ten thousand on thousands', () => {
    expect(chooseUnit([29, 1180.4]).format(1180.4)).toBe('1.180');
    const large = chooseUnit([48_930, -500]);
    expect([large.unit, large.format(48_930), large.format(-500)]).toEqual(['thousands', '48,9', '-0,5']);
    const huge = chooseUnit([1_234_567.89, 48_930]);
    expect([huge.unit, huge.format(1_234_567.89), huge.format(48_930)]).toEqual(['millions', '1,23', '0,05']);
  });

  it('name their month by São Paulo’s calendar whatever the clock of the machine', () => {
    expect([shortMonth('2026-01'), fullMonth('2026-11')]).toEqual(['jan', 'novembro de 2026']);
  });
});
