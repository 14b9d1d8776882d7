export interface CardPlace {
  column: number;
  row: number;
}

/**
 * Where an arrow key leads from a card: up and down within its column, left and right to the nearest card of the
 * next column that has any. Null where there is none, and for other keys. `lengths`: cards of each column.
 */
export function nextCard(key: string, at: CardPlace, lengths: readonly number[]): CardPlace | null {
  if (key === 'ArrowUp') return at.row > 0 ? { ...at, row: at.row - 1 } : null;
  if (key === 'ArrowDown') return at.row + 1 < (lengths[at.column] ?? 0) ? { ...at, row: at.row + 1 } : null;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const step = key === 'ArrowRight' ? 1 : -1;
  for (let column = at.column + step; column >= 0 && column < lengths.length; column += step) {
    const length = lengths[column] ?? 0;
    if (length > 0) return { column, row: Math.min(at.row, length - 1) };
  }
  return null;
}
