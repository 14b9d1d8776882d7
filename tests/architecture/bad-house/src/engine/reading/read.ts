import '#engine/pedagogy/analyse.ts';
export const read = 1;
