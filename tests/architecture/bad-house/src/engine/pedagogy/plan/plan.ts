import '#engine/pedagogy/visuals/visuals.ts';
export const plan = 'plan';
