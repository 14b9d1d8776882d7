/** Where a buyer comes from whom PayPal led away by redirect instead of a window. */
export type BuyerReturn = { kind: 'approved'; orderId: string } | { kind: 'left' };

/**
 * Reads the query of the address. Our return address says `voltou=pagou`, our cancel address `voltou=desistiu`;
 * PayPal adds the order as `token`. Null where nobody came back.
 */
export function readReturn(search: string): BuyerReturn | null {
  const query = new URLSearchParams(search);
  const orderId = query.get('token') ?? '';
  if (query.get('voltou') === 'desistiu') return { kind: 'left' };
  const isApproved = query.get('voltou') === 'pagou' && /^[A-Z0-9-]{1,64}$/i.test(orderId);
  return isApproved ? { kind: 'approved', orderId } : null;
}
