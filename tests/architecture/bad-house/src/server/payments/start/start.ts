import '#server/payments/webhooks/webhooks.ts';
export const start = 'start';
