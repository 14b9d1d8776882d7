import { describe, expect, it } from 'vitest';
import { nextCard } from './next-card.ts';

const lengths = [3, 0, 2];
const from = (column: number, row: number) => (key: string) => nextCard(key, { column, row }, lengths);

describe('an arrow key on a card', () => {
  it('goes up and down within the column and stops at its ends', () => {
    expect(from(0, 1)('ArrowUp')).toEqual({ column: 0, row: 0 });
    expect(from(0, 1)('ArrowDown')).toEqual({ column: 0, row: 2 });
    expect(from(0, 0)('ArrowUp')).toBeNull();
    expect(from(0, 2)('ArrowDown')).toBeNull();
  });

  it('goes to the nearest card of the next column that has any', () => {
    expect(from(0, 2)('ArrowRight')).toEqual({ column: 2, row: 1 });
    expect(from(2, 0)('ArrowLeft')).toEqual({ column: 0, row: 0 });
    expect(from(2, 0)('ArrowRight')).toBeNull();
  });

  it('leaves other keys alone', () => expect(from(0, 1)('Enter')).toBeNull());
});
