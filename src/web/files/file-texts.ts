import { LIMIT_HINT } from '#shared/files/accepted-kinds.ts';
import type { FileType, LessonFile } from '#shared/files/files.contract.ts';

/** What the files of a lesson say. */
export const FILE_TEXTS = {
  listLabel: 'Lista de arquivos',
  loading: 'Carregando os arquivos',
  loadError: 'Não foi possível carregar os arquivos',
  none: 'Nenhum arquivo ainda',
  noneText: 'O que for enviado nesta aula aparece aqui.',
  yours: 'enviado por você',
  version: (version: number) => `versão ${version}`,
  upload: 'Enviar arquivo',
  limit: LIMIT_HINT,
  uploadLabel: 'Envio do arquivo',
  sending: (sent: string, total: string) => `Enviando, ${sent} de ${total}`,
  checking: 'Conferindo o arquivo...',
  cancelUpload: (name: string) => `Cancelar o envio de ${name}`,
  dismiss: (name: string) => `Tirar ${name} da lista`,
  retry: 'Tentar de novo',
  uploadFailed: 'Erro no upload',
  sendFailed: 'Erro ao enviar arquivo',
  sent: (name: string) => `${name} foi enviado.`,
  sentTitle: 'Arquivo enviado!',
  download: (name: string) => `Baixar ${name}`,
  downloading: 'Baixando...',
  downloadFailed: 'Erro ao baixar arquivo',
  preview: (name: string) => `Ver ${name}`,
} as const;

/** Where a file comes from, in words that fit everyone. */
export const FILE_TYPE_NAMES: Record<FileType, string> = {
  user_content: 'Material',
  editor_work: 'Produção',
  final_delivery: 'Entrega',
  ai_analysis: 'Análise',
};
export const DRAFT = 'Rascunho';

export const FILE_STATUS_NAMES: Record<LessonFile['status'], string> = {
  active: 'Ativo',
  archived: 'Arquivado',
  deleted: 'Excluído',
};
/** What keeps a file from being used, in words. */
export const FILE_STATE_TEXTS = {
  blocked: 'Bloqueado',
  scanning: 'Verificando vírus',
  infected: 'Vírus encontrado',
} as const;
