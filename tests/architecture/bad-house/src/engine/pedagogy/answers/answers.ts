import '#engine/pedagogy/analyse.ts';
export const answers = 'answers';
