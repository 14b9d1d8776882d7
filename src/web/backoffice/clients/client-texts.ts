import { formatNumber } from '#shared/text/format.ts';

/** What an opened client says. */
export const CLIENT_TEXTS = {
  heading: 'Cliente',
  loading: 'Carregando o cliente',
  error: 'Não foi possível carregar o cliente',
  since: (day: string) => `Conta criada em ${day}`,
  closed: 'Conta excluída',
  ordered: 'Em pedidos',
  received: 'Recebido',
  refunded: 'Reembolsado',
  lastMessage: 'Última mensagem',
  noMessage: 'Nenhuma conversa ainda.',
  files: 'Enviou um arquivo',
  house: 'Equipe',
  conversation: 'Abrir a conversa',
  lessons: (count: number) => (count === 0 ? 'Projetos' : `Projetos (${formatNumber(count)})`),
  noLessons: 'Nenhum projeto ainda.',
  lessonsError: 'Não foi possível carregar os projetos',
  payments: (count: number) => (count === 0 ? 'Pagamentos' : `Pagamentos (${formatNumber(count)})`),
  noPayments: 'Nenhum pagamento ainda.',
  paymentsError: 'Não foi possível carregar os pagamentos',
  more: 'Mostrar mais pagamentos',
  toFinancial: 'Ver no Financeiro',
  notes: 'Notas internas',
  noNotes: 'Nenhuma nota. Elas ficam em cada projeto.',
  removedAuthor: 'Conta removida',
} as const;
