import { formatNumber } from '#shared/text/format.ts';

/** What the admin's first screen says. */
export const ADMIN_TEXTS = {
  title: 'Visão do dia',
  panel: 'Abrir o painel',
  profile: 'Perfil e senha',
  audit: 'Auditoria',
  loading: 'Carregando a visão do dia',
  statsError: 'Não foi possível carregar os números',
  dayError: 'Não foi possível carregar o que pede atenção',
  progress: 'Andamento',
  status: 'Pedidos por status',
  open: 'abertos',
  months: 'Receita por mês',
  deadlines: 'Prazos que pedem atenção',
  seeAll: 'Ver todos',
  deadlinesSpoken: 'os prazos',
  eventsSpoken: 'os eventos',
  openLesson: 'Abrir',
  assign: 'Atribuir',
  noEditor: 'Sem editor',
  noDeadlines: 'Nenhum prazo nos próximos 7 dias',
  noDeadlinesText: 'O que estiver atrasado ou perto do prazo aparece aqui.',
  events: 'Últimos eventos',
  noEvents: 'Nada aconteceu ainda',
  noEventsText: 'Pedidos, pagamentos e entregas aparecem aqui.',
  waiting: 'Esperam por você',
  nothingWaits: 'Nada espera por você agora.',
} as const;

const count = (one: string, many: string) => (amount: number) => (amount === 1 ? one : many);

/** What waits, by the name of its count. */
export const WAITING_TEXTS = {
  unassigned: count('projeto sem editor', 'projetos sem editor'),
  refundRequests: count('pedido de reembolso', 'pedidos de reembolso'),
  failedRefunds: count('reembolso que falhou', 'reembolsos que falharam'),
  differences: count('diferença a apurar', 'diferenças a apurar'),
  unanswered: count('conversa sem resposta', 'conversas sem resposta'),
  lowRatings: count('nota baixa', 'notas baixas'),
  failedAnalyses: count('análise que falhou', 'análises que falharam'),
  infectedFiles: count('arquivo infectado', 'arquivos infectados'),
  failedMails: count('e-mail que falhou', 'e-mails que falharam'),
  newLeads: count('orçamento novo', 'orçamentos novos'),
} as const;

export const TILE_TEXTS = {
  revenue: (month: string) => `Receita em ${month}`,
  versus: (percent: number, month: string) =>
    `${percent > 0 ? '+' : ''}${formatNumber(percent)}% sobre ${month}`,
  revenueTotal: (reais: string) => `${reais} ao todo`,
  today: 'Pedidos hoje',
  booklets: (amount: number) => (amount === 1 ? '1 apostila' : `${formatNumber(amount)} apostilas`),
  pendingPayment: 'Aguardando pagamento',
  inProduction: 'Em produção',
  overdue: (amount: number) => (amount === 1 ? '1 atrasado' : `${formatNumber(amount)} atrasados`),
  dueSoon: (amount: number) => `${formatNumber(amount)} para os próximos 7 dias`,
  nothingDue: 'nenhum prazo perto',
  completed: 'Concluídos',
  ofOrders: (total: number) => (total === 1 ? 'em 1 pedido' : `em ${formatNumber(total)} pedidos`),
  satisfaction: 'Notas 4 e 5',
  ratings: (amount: string) => `${amount} avaliações`,
  goal: 'Meta: 98% de satisfação',
  goalValue: (count: number, needed: number) => `${count} de ${needed}`,
  goalNote: 'avaliações até medir',
} as const;
