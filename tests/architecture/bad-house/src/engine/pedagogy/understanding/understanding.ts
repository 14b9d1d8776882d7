import '#engine/pedagogy/material/material.ts';
export const understanding = 'understanding';
