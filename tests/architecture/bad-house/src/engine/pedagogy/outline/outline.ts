import '#engine/pedagogy/adjustments/adjustments.ts';
export const outline = 'outline';
