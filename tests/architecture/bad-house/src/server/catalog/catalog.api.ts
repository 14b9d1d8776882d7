import '#server/files/files.api.ts';
export const catalog = 'catalog';
