import { formatNumber } from '#web/platform/format.ts';
import { formatTotal } from '#web/platform/format-total.ts';

/** What the financial tab says, beyond the words that payments themselves have. */
export const FINANCIAL_TEXTS = {
  errorTitle: 'Erro',
  successTitle: 'Sucesso!',
  loading: 'Carregando',
  /** Said only while there is more. */
  shown: (shown: number, total: number) => (shown < total ? `${shown} de ${formatTotal(total)}` : ''),
  cancel: 'Cancelar',
  saving: 'Salvando...',
  reason: 'Motivo',
  lesson: 'Ver aula',
} as const;

export const TILE_TEXTS = {
  title: 'Resumo',
  error: 'Não foi possível carregar o resumo',
  received: (month: string) => `Recebido em ${month}`,
  versus: (percent: number, month: string) =>
    `${percent > 0 ? '+' : ''}${formatNumber(percent)}% sobre ${month}`,
  noVersus: 'já sem o que foi devolvido',
  refunded: 'Devolvido',
  refundedNote: 'em 12 meses',
  owed: 'A devolver',
  owedNote: 'concedido e ainda não pago',
  failed: (count: number) => (count === 1 ? '1 devolução falhou' : `${count} devoluções falharam`),
  differences: 'Diferenças abertas',
  lookInto: 'Ver o que apurar',
  compared: (when: string) => `comparado ${when}`,
  neverCompared: 'ainda não comparado',
} as const;

export const REVENUE_TEXTS = {
  months: 'Receita por mês',
  methods: 'Por forma de pagamento',
  thousands: 'mil reais',
  millions: 'milhões de reais',
  reais: 'reais',
  soFar: (month: string) => `${month} vai até hoje. Devoluções já descontadas.`,
  period: '12 meses',
  asTable: 'Ver a receita em tabela',
  month: 'Mês',
  total: 'Total',
  summary: (unit: string, parts: string) => `Receita em ${unit}: ${parts}`,
  none: 'Nenhuma venda nos últimos 12 meses.',
  error: 'Não foi possível carregar a receita',
} as const;

export const PAYMENT_LIST_TEXTS = {
  title: 'Pagamentos',
  search: 'Buscar pagamento',
  searchHint: 'Cliente, e-mail, aula ou referência',
  status: 'Situação',
  anyStatus: 'Situação',
  method: 'Forma de pagamento',
  anyMethod: 'Forma',
  from: 'De',
  to: 'Até',
  columnLesson: 'Aula',
  columnStatus: 'Situação',
  columnMethod: 'Forma',
  columnDate: 'Criado em',
  columnAmount: 'Valor',
  columnDetails: 'Detalhes',
  details: 'Detalhes',
  confirming: 'Confirmando',
  disputed: 'Contestado',
  refunded: (amount: string) => `devolvido ${amount}`,
  loading: 'Carregando pagamentos',
  error: 'Não foi possível carregar os pagamentos',
  none: 'Nenhum pagamento ainda',
  noneText: 'Quando alguém pagar uma aula, o pagamento aparece aqui.',
  noMatch: 'Nenhum pagamento encontrado',
  noMatchText: 'Nada combina com a busca e os filtros.',
  count: (shown: number, total: number) =>
    shown < total
      ? `${shown} de ${formatTotal(total)} pagamentos`
      : total === 1
        ? '1 pagamento'
        : `${total} pagamentos`,
  createdAt: 'Criado em',
  paidAt: 'Pago em',
  notPaid: 'não foi pago',
  providerRef: 'Referência do provedor',
  paymentId: 'Código do pagamento',
  refundable: 'Ainda pode ser devolvido',
  window: 'O provedor aceita devolução até',
  environment: 'Ambiente',
  live: 'Dinheiro real',
  demo: 'Demonstração',
  client: 'Cliente',
  refund: 'Devolver valor',
} as const;

export const REFUND_DIALOG_TEXTS = {
  title: 'Devolver valor',
  about: (title: string, client: string) => `“${title}”, de ${client}`,
  amount: 'Valor a devolver',
  upTo: (amount: string) => `Até ${amount}.`,
  amountMissing: 'Informe um valor como 89,90',
  amountTooHigh: (amount: string) => `O valor passa do que ainda pode ser devolvido: ${amount}`,
  reasonHint: 'Fica nos livros, com o seu nome e a data.',
  next: 'Continuar',
  back: 'Voltar',
  confirmTitle: 'Confira a devolução',
  sentence: (amount: string, paid: string, client: string, method: string) =>
    `Devolver ${amount} de ${paid} a ${client}, por ${method}.`,
  cancels: (title: string) => `É o valor todo: a aula “${title}” será cancelada.`,
  cancelsWithRest: (title: string) => `É tudo o que restava: a aula “${title}” será cancelada.`,
  keeps: (title: string) => `É uma parte do valor: a aula “${title}” continua.`,
  late: (amount: string) =>
    `Este pagamento não conta para nenhuma aula, e nada muda nela. Ficam ${amount} por devolver.`,
  windowOpen: (day: string) => `O provedor aceita devoluções deste pagamento até ${day}.`,
  windowOver: (day: string) =>
    `O prazo do provedor acabou em ${day}: ele deve recusar. Nesse caso, pague por fora e registre em Devoluções.`,
  byHand: 'Este pagamento não passou por um provedor: faça a transferência e registre em Devoluções.',
  confirm: (amount: string) => `Devolver ${amount}`,
  busy: 'Devolvendo...',
  done: (amount: string) => `Devolução de ${amount} concedida. O andamento aparece em Devoluções.`,
} as const;

export const REFUND_LIST_TEXTS = {
  title: 'Devoluções',
  loading: 'Carregando devoluções',
  error: 'Não foi possível carregar as devoluções',
  none: 'Nenhuma devolução até agora.',
  needAction: (count: number) =>
    count === 1 ? '1 devolução precisa de você' : `${count} devoluções precisam de você`,
  createdOn: 'concedida em',
  completedOn: 'concluída em',
  window: (day: string) => `O provedor aceita até ${day}`,
  windowOver: (day: string) => `O prazo do provedor acabou em ${day}`,
  payOutside: 'A pagar por fora',
  outside: 'O pagamento não passou por um provedor: pague por fora e registre.',
  retry: 'Tentar de novo',
  retrying: 'Enviando...',
  retried: 'A devolução foi enviada de novo ao provedor.',
  byHand: 'Registrar devolução por fora',
  byHandText: (amount: string, title: string) =>
    `Registre só depois de ter pago ${amount} ao cliente de “${title}” por outro meio.`,
  byHandReason: 'Como foi pago',
  byHandHint: 'Por exemplo: transferência de 21/11, comprovante 123.',
  byHandConfirm: 'Registrar',
  byHandDone: 'A devolução foi registrada nos livros.',
} as const;

export const REQUEST_TEXTS = {
  title: 'Pedidos de devolução',
  loading: 'Carregando pedidos de devolução',
  error: 'Não foi possível carregar os pedidos de devolução',
  none: 'Nenhum pedido de devolução.',
  askedOn: 'pedido em',
  decidedOn: 'decidido em',
  answer: 'Resposta:',
  grant: 'Conceder',
  deny: 'Negar',
  grantTitle: 'Conceder a devolução?',
  denyTitle: 'Negar a devolução?',
  grantText: (title: string) =>
    `O valor pago por “${title}” volta a quem pagou. Se for todo, a aula é cancelada.`,
  denyText: (title: string) => `A aula “${title}” continua como está.`,
  amount: 'Valor a devolver',
  amountHint: 'Em branco: tudo o que ainda pode ser devolvido.',
  reply: 'Resposta a quem pediu',
  replyHint: 'Quem pediu lê esta resposta.',
  granting: 'Concedendo...',
  denying: 'Negando...',
  granted: 'Devolução concedida.',
  denied: 'Pedido negado. A resposta foi enviada.',
} as const;

export const DIFFERENCE_TEXTS = {
  title: 'Diferenças',
  lead: 'Onde os nossos livros e os provedores não dizem o mesmo.',
  loading: 'Carregando diferenças',
  error: 'Não foi possível carregar as diferenças',
  agree: 'Os livros e os provedores concordam',
  agreeText: (when: string) => `Comparados ${when}.`,
  neverTitle: 'Os livros ainda não foram comparados',
  neverText: 'A comparação roda toda noite. Você também pode comparar agora.',
  compare: 'Comparar agora',
  comparing: 'Comparando...',
  compared: (open: number) =>
    open === 0
      ? 'Os livros e os provedores concordam.'
      : open === 1
        ? 'Há 1 diferença aberta.'
        : `Há ${open} diferenças abertas.`,
  columnOurs: 'Nos livros',
  columnTheirs: 'No provedor',
  unknown: 'não consta',
  open: 'Aberta',
  resolve: 'Resolver',
  resolved: 'Resolvida',
  resolution: 'Apurado:',
  resolveTitle: 'Resolver a diferença',
  found: 'O que foi apurado',
  foundHint: 'Fica nos livros, com o seu nome e a data.',
  confirm: 'Marcar como resolvida',
  done: 'A diferença foi encerrada.',
} as const;

export const MANUAL_TEXTS = {
  open: 'Registrar pagamento manual',
  title: 'Registrar pagamento manual',
  about: (title: string, amount: string) => `“${title}” passa a paga, por ${amount}.`,
  aboutAny: 'A aula passa a paga pelo preço dela. Só vale para aulas que aguardam pagamento.',
  lessonId: 'Código da aula',
  lessonIdHint: 'Cole aqui o endereço da página da aula ou só o código no fim dele.',
  lessonIdMissing: 'Informe o código da aula',
  reason: 'Como foi pago',
  reasonHint: 'Por exemplo: nota de empenho 45/2026. Fica nos livros, com o seu nome e a data.',
  confirm: 'Registrar pagamento',
  done: 'Pagamento registrado. A aula entrou na fila de produção.',
} as const;
