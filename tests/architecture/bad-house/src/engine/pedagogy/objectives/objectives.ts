import '#engine/pedagogy/plan/plan.ts';
export const objectives = 'objectives';
