import '#server/payments/documents/documents.ts';
export const money = 'money';
