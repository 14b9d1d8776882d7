import { LIMIT_HINT } from '#shared/files/accepted-kinds.ts';

/** What the dialog says in which an admin adds a file to a lesson. */
export const ADD_FILE_TEXTS = {
  title: 'Enviar arquivo',
  text: 'O arquivo entra na aula na hora, sem mensagem para ninguém.',
  lesson: 'Aula',
  lessonSearch: 'Buscar aula',
  lessonHint: 'Título da aula',
  lessonMissing: 'Escolha a aula',
  lessonsFailed: 'Não foi possível carregar as aulas',
  noLessons: 'Nenhum projeto encontrado',
  change: 'Trocar',
  type: 'Tipo do arquivo',
  typeMissing: 'Escolha o tipo do arquivo',
  choose: 'Escolha',
  file: 'Arquivo',
  fileMissing: 'Escolha um arquivo',
  drop: 'Arraste o arquivo para cá ou',
  chooseFile: 'Escolher arquivo',
  limit: LIMIT_HINT,
  remove: (name: string) => `Remover ${name}`,
  cancel: 'Cancelar',
  send: 'Enviar',
  sending: 'Enviando...',
} as const;

/** What follows from each type, for the one who chooses it. */
export const TYPE_HINTS = {
  user_content: 'Cliente e editor veem.',
  editor_work: 'Só a produção vê: é um rascunho.',
  final_delivery: 'O cliente vê quando a aula estiver concluída.',
  ai_analysis: 'Cliente e editor veem.',
} as const;
