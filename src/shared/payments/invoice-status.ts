/** How far the fiscal document of a lesson has come. */
export const INVOICE_STATUSES = {
  solicitada: 'Solicitada',
  emitida: 'Emitida',
  rejeitada: 'Rejeitada',
  cancelada: 'Cancelada',
} as const;
export type InvoiceStatus = keyof typeof INVOICE_STATUSES;

/** The states of the admin's list: billing data that came before the payment have no document yet. */
export const INVOICE_STATES = { aguardando: 'Aguardando pagamento', ...INVOICE_STATUSES } as const;
export type InvoiceState = keyof typeof INVOICE_STATES;
