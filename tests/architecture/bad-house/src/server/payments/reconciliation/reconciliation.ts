import '#server/payments/admin/admin.ts';
export const reconciliation = 'reconciliation';
