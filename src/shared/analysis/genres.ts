/** What a teacher's document may be as a whole; the words for it stand in `genre-words.ts`, which few screens need. */
export const GENRES = [
  'apostila',
  'slides_aula',
  'prova',
  'lista_exercicios',
  'trabalho',
  'plano_de_aula',
  'plano_de_ensino',
  'curriculo_norma',
  'artigo_tcc',
  'manual_tutorial',
  'coletanea',
  'modelo_formulario',
  'notas',
  'treinamento_corporativo',
] as const;
export type Genre = (typeof GENRES)[number];
