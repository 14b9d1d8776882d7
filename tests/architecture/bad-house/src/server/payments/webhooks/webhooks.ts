import '#server/payments/reconciliation/reconciliation.ts';
export const webhooks = 'webhooks';
