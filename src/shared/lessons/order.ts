/** What an order may say beyond price and size, with the words the screens show. One list feeds type, schema, column and label. */
export const EDUCATION_LEVELS = {
  infantil: 'Educação infantil',
  fundamental: 'Ensino fundamental',
  medio: 'Ensino médio',
  superior: 'Ensino superior',
  tecnico: 'Ensino técnico',
  livre: 'Cursos livres',
  corporativo: 'Treinamento corporativo',
} as const;
export type EducationLevel = keyof typeof EDUCATION_LEVELS;

export const OUTPUT_FORMATS = {
  powerpoint: 'PowerPoint',
  google_slides: 'Google Slides',
  pdf: 'PDF interativo',
} as const;
export type OutputFormat = keyof typeof OUTPUT_FORMATS;

/** What is printed at home is a PDF; what is shown in class is edited before. */
export const usualFormat = (serviceType: 'presentation' | 'booklet'): OutputFormat =>
  serviceType === 'booklet' ? 'pdf' : 'powerpoint';
