/** What a teacher's document is as a whole; the key is stored, the label is what the teacher reads. */
export const GENRES = {
  apostila: 'apostila',
  slides_aula: 'apresentação de aula',
  prova: 'prova',
  lista_exercicios: 'lista de exercícios',
  trabalho: 'trabalho para a turma',
  plano_de_aula: 'plano de aula',
  plano_de_ensino: 'plano de ensino',
  curriculo_norma: 'documento curricular',
  artigo_tcc: 'artigo ou trabalho acadêmico',
  manual_tutorial: 'manual ou tutorial',
  coletanea: 'coletânea de textos',
  modelo_formulario: 'modelo ou formulário para preencher',
  notas: 'anotações',
  treinamento_corporativo: 'treinamento de equipe',
} as const;
export type Genre = keyof typeof GENRES;
