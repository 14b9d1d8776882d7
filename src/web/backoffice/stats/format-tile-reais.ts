import { formatReais } from '#shared/money/money.ts';

const MILLION = 1_000_000;
const millions = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  notation: 'compact',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Reais as short as a tile is narrow: `R$ 89,90`, from a thousand on `R$ 1.368`, then `R$ 1,37 mi`. */
export function formatTileReais(reais: number): string {
  const amount = Math.abs(reais);
  if (amount < 1000) return formatReais(reais);
  return amount < MILLION ? formatReais(Math.round(reais)) : millions.format(reais);
}
