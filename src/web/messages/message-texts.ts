import { LIMIT_HINT } from '#shared/files/accepted-kinds.ts';
import type { Role } from '#shared/roles.ts';

/** What the conversation of a lesson says. */
export const MESSAGE_TEXTS = {
  title: 'Conversa com a equipe',
  titleWith: (name: string) => `Conversa com ${name}`,
  seenByAdmins: 'A administração tem acesso a todas as conversas.',
  thread: 'Mensagens',
  loading: 'Carregando a conversa',
  loadError: 'Não foi possível carregar a conversa',
  none: 'Nenhuma comunicação ainda',
  noneText: 'Escreva sua dúvida ou pedido. A resposta aparece aqui.',
  older: 'Mostrar mensagens anteriores',
  loadingOlder: 'Carregando...',
  olderError: 'Não foi possível carregar as mensagens anteriores.',
  beginning: 'Início da conversa',
  newBelow: 'Mensagens novas',
  you: 'Você',
  arrived: 'Enviada',
  seen: 'Lida',
  sending: 'Enviando...',
  failed: 'Erro ao enviar mensagem',
  retry: 'Tentar de novo',
  discard: 'Descartar',
  recall: 'Cancelar envio',
  edit: 'Editar',
  message: 'Mensagem',
  placeholder: (reader: string) => `Escreva para ${reader}`,
  team: 'a equipe',
  send: 'Enviar',
  shortcut: 'Ctrl+Enter envia',

  attach: 'Anexar',
  attachHint: LIMIT_HINT,
  attached: 'Anexos',
  gone: 'O arquivo desta mensagem foi excluído.',
  removeFile: (name: string) => `Remover ${name}`,
  tooMany: (most: number) => `Anexe até ${most} arquivos por mensagem`,
  sendingFile: (name: string) => `Enviando ${name}`,
  sentOf: (sent: string, total: string) => `${sent} de ${total}`,
  uploadFailed: 'Erro ao enviar arquivo',
  uploadFailedTitle: 'Erro no upload',
  download: 'Baixar',
  downloadFailed: 'Não foi possível baixar o arquivo',

  unread: (count: number) => (count === 1 ? '1 mensagem sem ler' : `${count} mensagens sem ler`),
} as const;

/** The part a person has in a lesson, in words that fit everyone. */
export const ROLE_LABELS: Record<Role, string> = {
  teacher: 'cliente',
  editor: 'edição',
  admin: 'administração',
};
