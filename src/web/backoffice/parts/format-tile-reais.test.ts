import { expect, it } from 'vitest';
import { formatTileReais } from './format-tile-reais.ts';

it('money in a tile loses what would not fit, never what is little', () => {
  const all = [0, 89.9, 999.99, 48_930.4, -1500.6, 348_930.4, 1_367_538.15];
  expect(all.map((reais) => formatTileReais(reais).replaceAll('\u00A0', ' '))).toEqual([
    'R$ 0',
    'R$ 89,90',
    'R$ 999,99',
    'R$ 48.930,40',
    '-R$ 1.500,60',
    'R$ 348.930',
    'R$ 1,37 mi',
  ]);
});
