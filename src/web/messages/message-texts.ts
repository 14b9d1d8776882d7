import type { Role } from '#shared/accounts/roles.ts';

/** What the conversation of a lesson says. */
export const MESSAGE_TEXTS = {
  title: 'Suporte',
  thread: 'Mensagens',
  loading: 'Carregando a conversa',
  loadError: 'Não foi possível carregar a conversa',
  none: 'Nenhuma comunicação ainda',
  noneText: 'Escreva sua dúvida ou pedido. A resposta aparece aqui.',
  you: 'Você',
  seen: 'lida',
  sending: 'Enviando...',
  failed: 'Erro ao enviar mensagem',
  retry: 'Tentar de novo',
  discard: 'Descartar',
  message: 'Mensagem',
  placeholder: (reader: string) => `Escreva para ${reader}`,
  team: 'a equipe',
  send: 'Enviar',
  shortcut: 'Ctrl+Enter envia',
} as const;

/** The part a person has in a lesson, in words that fit everyone. */
export const ROLE_LABELS: Record<Role, string> = {
  teacher: 'cliente',
  editor: 'edição',
  admin: 'administração',
};
