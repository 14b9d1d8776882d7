import '#server/catalog/catalog.api.ts';
export const accounts = 'accounts';
