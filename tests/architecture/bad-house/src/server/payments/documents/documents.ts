import '#server/payments/settlement/settlement.ts';
export const documents = 'documents';
