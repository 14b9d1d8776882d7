import '#server/payments/payments.routes.ts';
export const providers = 'providers';
