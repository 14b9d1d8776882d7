import type { Genre } from './genres.ts';

/** Each genre as it stands in a sentence: `Li o seu material como uma prova.` */
export const GENRE_WORDS: Readonly<Record<Genre, string>> = {
  apostila: 'uma apostila',
  slides_aula: 'uma apresentação de aula',
  prova: 'uma prova',
  lista_exercicios: 'uma lista de exercícios',
  trabalho: 'um trabalho para a turma',
  plano_de_aula: 'um plano de aula',
  plano_de_ensino: 'um plano de ensino',
  curriculo_norma: 'um documento curricular',
  artigo_tcc: 'um artigo ou trabalho acadêmico',
  manual_tutorial: 'um manual ou tutorial',
  coletanea: 'uma coletânea de textos',
  modelo_formulario: 'um modelo ou formulário para preencher',
  notas: 'anotações',
  treinamento_corporativo: 'um treinamento de equipe',
};
