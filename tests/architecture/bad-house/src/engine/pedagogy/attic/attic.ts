export const attic = 'attic';
