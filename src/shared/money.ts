/** Money is integer centavos inside and a number of reais on the wire. */
export function centsToReais(cents: number): number {
  return cents / 100;
}

/** Reais (at most two decimals) to centavos; rounds away the float error of e.g. 29.9 × 100. */
export function reaisToCents(reais: number): number {
  return Math.round(reais * 100);
}

const brl = /* @__PURE__ */ new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const wholeBrl = /* @__PURE__ */ new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
});

/** `R$ 69,00`: the centavos always show, as on paper. */
export const formatExactReais = (reais: number): string => brl.format(reais);

/** `R$ 1.180` for whole reais, `R$ 89,70` otherwise. */
export function formatReais(reais: number): string {
  return Number.isInteger(reais) ? wholeBrl.format(reais) : brl.format(reais);
}
