/** Why money goes back; the words stand on screens, receipts and in the books. */
export const REFUND_REASONS = {
  regret: 'Arrependimento',
  guarantee: 'Garantia',
  duplicate: 'Pagamento em duplicidade',
  excess: 'Valor acima do pedido',
  shortfall: 'Valor abaixo do pedido',
  outdated: 'Pedido cancelado ou com preço alterado',
  other: 'Outro motivo',
} as const;
export type RefundReason = keyof typeof REFUND_REASONS;

/**
 * `requested`: granted, not yet with the provider. `pending`: the provider has it under way. `failed`: the
 * provider gave it back for good, the money is still owed and an admin must act.
 */
export const REFUND_STATUSES = {
  requested: 'Enviando ao provedor',
  pending: 'Em andamento no provedor',
  completed: 'Reembolsado',
  failed: 'Falhou: precisa de ação',
} as const;
export type RefundStatus = keyof typeof REFUND_STATUSES;

/** Days from the payment in which a provider takes a refund: API Pix 2.9 (devolução), PayPal captures. */
export const REFUND_WINDOW_DAYS = { pix: 90, card: 180 } as const;

export const REFUND_REQUEST_KINDS = { regret: 'Arrependimento', guarantee: 'Garantia' } as const;
export type RefundRequestKind = keyof typeof REFUND_REQUEST_KINDS;
export const REFUND_REQUEST_STATUSES = {
  open: 'Em análise',
  granted: 'Aceito',
  denied: 'Negado',
} as const;
export type RefundRequestStatus = keyof typeof REFUND_REQUEST_STATUSES;
