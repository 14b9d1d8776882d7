import '#server/payments/payments.api.ts';
export const composition = 'composition';
