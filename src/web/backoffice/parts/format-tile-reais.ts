import { formatReais } from '#shared/money.ts';

const MILLION = 1_000_000;
const millions = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  notation: 'compact',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const HUNDRED_THOUSAND = 100_000;

/**
 * Reais as short as a tile is narrow: `R$ 9.279,50`, the same figure as everywhere else; from a hundred thousand on
 * whole, then `R$ 1,37 mi`.
 */
export function formatTileReais(reais: number): string {
  const amount = Math.abs(reais);
  if (amount < HUNDRED_THOUSAND) return formatReais(reais);
  return amount < MILLION ? formatReais(Math.round(reais)) : millions.format(reais);
}
