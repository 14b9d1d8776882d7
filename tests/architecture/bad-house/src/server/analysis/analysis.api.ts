import '#server/composition/composition.api.ts';
export const analysis = 'analysis';
