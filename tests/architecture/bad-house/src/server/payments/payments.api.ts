import '#server/production/production.api.ts';
export const payments = 'payments';
