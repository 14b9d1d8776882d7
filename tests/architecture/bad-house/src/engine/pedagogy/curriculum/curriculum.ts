import '#engine/pedagogy/material/material.ts';
export const curriculum = 'curriculum';
