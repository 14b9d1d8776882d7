import '#server/composition/composition.api.ts';
export const curriculum = 'curriculum';
