import '#server/payments/providers/providers.ts';
export const admin = 'admin';
