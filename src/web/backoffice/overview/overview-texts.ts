import { formatDecimal, formatMean, formatNumber } from '#shared/text/format.ts';

/** What the overview says. */
export const OVERVIEW_TEXTS = {
  title: 'Visão geral',
  period: 'Período',
  loading: 'Carregando a visão geral',
  error: 'Não foi possível carregar a visão geral',
  editorsError: 'Não foi possível carregar os editores',
  orders: 'Pedidos',
  ordersNote: (paid: number, cancelled: number) =>
    [
      paid === 1 ? '1 pago' : `${formatNumber(paid)} pagos`,
      cancelled === 1 ? '1 cancelado' : `${formatNumber(cancelled)} cancelados`,
    ].join(', '),
  ordered: 'Valor pedido',
  orderedNote: 'preço dos pedidos do período',
  deliveries: 'Entregas',
  revisions: (amount: number) =>
    amount === 1 ? '1 revisão pedida' : `${formatNumber(amount)} revisões pedidas`,
  averageTime: 'Tempo médio de entrega',
  averageDays: (amount: number) => `${formatDecimal(amount)} ${amount >= 2 ? 'dias' : 'dia'}`,
  averageNote: 'do pagamento à primeira entrega',
  punctuality: 'Pontualidade',
  punctualityNote: 'entregas dentro do prazo',
  ratings: 'Nota média',
  ratingsCount: (amount: number) => (amount === 1 ? '1 avaliação' : `${formatNumber(amount)} avaliações`),
  stars: formatMean,
  none: 'sem dados',
  noneNote: 'nada no período',
  status: 'Projetos por status',
  now: 'agora',
  service: 'Por serviço',
  format: 'Por formato',
  delivery: 'Por prazo de entrega',
  share: (orders: string, reais: string) => `${orders} · ${reais}`,
  byStars: 'Avaliações por nota',
  starCount: (amount: number) => (amount === 1 ? '1 estrela' : `${amount} estrelas`),
  editors: 'Carga dos editores',
  editorsNone: 'Nenhum editor ainda',
  allEditors: 'Ver editores',
  load: (open: number) => (open === 1 ? '1 projeto aberto' : `${formatNumber(open)} projetos abertos`),
  overdue: (amount: number) => (amount === 1 ? '1 atrasado' : `${formatNumber(amount)} atrasados`),
  dueSoon: (amount: number) => `${formatNumber(amount)} em 7 dias`,
  editorPunctuality: (percent: number) => `${percent}% no prazo`,
  system: 'Sistema',
  teachers: 'Contas de clientes',
  editorsCount: 'Editores',
  files: 'Arquivos guardados',
  mailsWaiting: 'E-mails na fila',
  mailsSent: 'E-mails enviados',
  mailsFailed: 'E-mails que falharam',
  mailsNote: 'nos últimos 90 dias',
  mailMode: 'Envio de e-mails',
  mailSends: 'por servidor SMTP',
  mailWrites: 'gravados em arquivo: nenhum servidor configurado',
  seeMails: 'Ver e-mails',
} as const;

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

export const DRAFT_FIGURES_TEXTS = {
  title: 'Rascunhos entregues',
  about:
    'Apresentações e apostilas, na primeira entrega. O tempo vai da primeira vez que o editor abriu o rascunho até a entrega; o resto é quanto do rascunho chegou ao cliente como a máquina o fez.',
  loading: 'Carregando os rascunhos',
  error: 'Não foi possível carregar os rascunhos',
  none: 'Nenhum rascunho entregue neste período. Depois da primeira entrega aparecem aqui o tempo e o quanto ficou de cada um.',
  uploads: (count: number) =>
    count === 1
      ? 'Outra primeira entrega veio de um arquivo enviado.'
      : `Outras ${formatNumber(count)} primeiras entregas vieram de arquivos enviados.`,
  group: 'Rascunhos',
  columns: [
    { name: 'Entregas', isWideOnly: false },
    { name: 'Tempo', isWideOnly: false },
    { name: 'Slides ou seções', isWideOnly: true },
    { name: 'Blocos', isWideOnly: true },
    { name: 'Palavras', isWideOnly: false },
  ],
  all: 'Todos',
  byKind: 'Por tipo',
  kinds: { presentation: 'Apresentações', booklet: 'Apostilas' },
  byEditor: 'Por editor',
  bySource: 'Por material',
  unknown: '–',
  /** Median: `45 min`, `3 h`, `2 dias`. */
  minutes: (minutes: number) => {
    if (minutes < 2 * HOUR_MINUTES) return `${formatNumber(Math.round(minutes))} min`;
    if (minutes < 2 * DAY_MINUTES) return `${formatNumber(Math.round(minutes / HOUR_MINUTES))} h`;
    return `${formatNumber(Math.round(minutes / DAY_MINUTES))} dias`;
  },
  checks: 'O que a verificação mais aponta',
  noChecks: 'Nada foi apontado.',
  layouts: 'Layouts mais trocados',
  noLayouts: 'Nenhum layout foi trocado.',
  deliveries: (count: number) => (count === 1 ? '1 entrega' : `${formatNumber(count)} entregas`),
  slides: (count: number) => (count === 1 ? '1 slide' : `${formatNumber(count)} slides`),
} as const;
