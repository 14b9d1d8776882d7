/** The looks of a deck; the level chooses one, teacher and editor may choose another. */
export const THEMES = {
  recreio: 'Recreio',
  quadro: 'Quadro',
  norma: 'Norma',
} as const;
export type ThemeName = keyof typeof THEMES;

/** The colours of a theme; the subject chooses one. Recreio has one palette whose first section changes colour. */
export const PALETTES = {
  natureza: 'Natureza',
  humanas: 'Humanas',
  matematica: 'Matemática',
  linguagens: 'Linguagens',
  petroleo: 'Petróleo',
  indigo: 'Índigo',
  oliva: 'Oliva',
  grafite: 'Grafite',
} as const;
export type PaletteName = keyof typeof PALETTES;

/** The two booklet templates: Caderno for school, Manual for everything above. */
export const TEMPLATES = { caderno: 'Caderno', manual: 'Manual' } as const;
export type TemplateName = keyof typeof TEMPLATES;

/** The colours that each theme and each template goes together with. */
export const PALETTES_OF: Record<ThemeName | TemplateName, readonly PaletteName[]> = {
  recreio: ['natureza', 'humanas', 'matematica', 'linguagens'],
  quadro: ['natureza', 'humanas', 'matematica', 'linguagens'],
  norma: ['petroleo', 'indigo', 'oliva', 'grafite'],
  caderno: ['natureza', 'humanas', 'matematica', 'linguagens'],
  manual: ['petroleo', 'indigo', 'oliva', 'grafite'],
};
