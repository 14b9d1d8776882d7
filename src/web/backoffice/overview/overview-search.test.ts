import { expect, it } from 'vitest';
import { firstDayOf, readOverviewSearch } from './overview-search.ts';

it('the address names the period unless it is the usual one', () => {
  expect(readOverviewSearch({ periodo: '7' })).toEqual({ periodo: '7d' });
  expect(readOverviewSearch({ periodo: 365 })).toEqual({ periodo: '365d' });
  expect(readOverviewSearch({ periodo: '30' })).toEqual({});
  expect(readOverviewSearch({ periodo: '365d' })).toEqual({ periodo: '365d' });
  expect(readOverviewSearch({ periodo: 'sempre' })).toEqual({});
});

it('a period of seven days is today and the six before, by the clock of São Paulo', () => {
  expect(firstDayOf('7d', new Date('2026-11-22T02:30:00Z'))).toBe('2026-11-15');
  expect(firstDayOf('30d', new Date('2026-03-01T12:00:00Z'))).toBe('2026-01-31');
  expect(firstDayOf('tudo')).toBeNull();
});
