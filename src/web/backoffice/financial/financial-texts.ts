import { formatNumber } from '#shared/text/format.ts';
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
  parts: 'Partes do financeiro',
  reason: 'Motivo',
  lesson: 'Ver aula',
  seeLesson: 'Ver projeto',
} as const;

export const TILE_TEXTS = {
  title: 'Resumo',
  error: 'Não foi possível carregar o resumo',
  received: (month: string) => `Recebido em ${month}`,
  versus: (percent: number, month: string) =>
    `${percent > 0 ? '+' : ''}${formatNumber(percent)}% sobre ${month}`,
  noVersus: 'já sem o que foi reembolsado',
  refunded: 'Reembolsado',
  refundedNote: 'em 12 meses',
  owed: 'A reembolsar',
  owedNote: 'concedido e ainda não pago',
  failed: (count: number) => (count === 1 ? '1 reembolso falhou' : `${count} reembolsos falharam`),
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
  soFar: (month: string) => `${month} vai até hoje. Reembolsos já descontados.`,
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
  anyStatus: 'Todas as situações',
  method: 'Forma de pagamento',
  anyMethod: 'Todas as formas',
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
  refunded: (amount: string) => `reembolsado ${amount}`,
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
  refundable: 'Ainda pode ser reembolsado',
  window: 'O provedor aceita reembolso até',
  environment: 'Ambiente',
  live: 'Dinheiro real',
  demo: 'Demonstração',
  client: 'Cliente',
  refund: 'Reembolsar',
  sum: (received: string, refunded: string, kept: string) =>
    `Recebido ${received}, reembolsado ${refunded}, ficam ${kept}`,
  trail: 'Reembolsos e decisões',
  noTrail: 'Nada foi reembolsado nem decidido.',
  trailError: 'Não foi possível carregar os reembolsos',
  recordedBy: 'Registrado por',
  recordedWhy: 'Como foi pago',
  asked: 'Pediu reembolso',
  granted: (amount: string) => `Reembolso de ${amount}`,
} as const;

export const REFUND_DIALOG_TEXTS = {
  title: 'Reembolsar',
  grantTitle: 'Conceder o reembolso',
  about: (title: string, client: string) => `“${title}”, de ${client}`,
  amount: 'Valor do reembolso',
  upTo: (amount: string) => `Até ${amount}.`,
  asked: (why: string) => `Pedido: ${why}`,
  reasonHint: 'Fica nos livros e no histórico, com o seu nome e a data.',
  next: 'Continuar',
  back: 'Voltar',
  confirmTitle: 'Confira o reembolso',
  sentence: (amount: string, paid: string, client: string, method: string) =>
    `Reembolsar ${amount} de ${paid} a ${client}, por ${method}.`,
  cancels: (title: string) => `É o valor todo: a aula “${title}” será cancelada.`,
  cancelsWithRest: (title: string) => `É tudo o que restava: a aula “${title}” será cancelada.`,
  keeps: (title: string) => `É uma parte do valor: a aula “${title}” continua.`,
  late: (amount: string) =>
    `Este pagamento não conta para nenhuma aula, e nada muda nela. Ficam ${amount} por reembolsar.`,
  windowOpen: (day: string) => `O provedor aceita reembolsos deste pagamento até ${day}.`,
  windowOver: (day: string) =>
    `O prazo do provedor acabou em ${day}: ele deve recusar. Nesse caso, pague por fora e registre em Reembolsos.`,
  byHand: 'Este pagamento não passou por um provedor: faça a transferência e registre em Reembolsos.',
  confirm: (amount: string) => `Reembolsar ${amount}`,
  grant: (amount: string) => `Conceder ${amount}`,
  busy: 'Reembolsando...',
  granting: 'Concedendo...',
  refused: 'Nada foi reembolsado',
  done: (amount: string) => `Reembolso de ${amount} concedido. O andamento aparece em Reembolsos.`,
} as const;

/** What is wrong with a typed amount. */
export const AMOUNT_TEXTS = {
  missing: 'Informe um valor como 89,90',
  notAbove: 'O valor precisa ser maior que zero',
  cents: 'Use no máximo duas casas depois da vírgula',
  tooHigh: (amount: string) => `O valor passa do que ainda pode ser reembolsado: ${amount}`,
} as const;

export const REFUND_LIST_TEXTS = {
  title: 'Reembolsos',
  loading: 'Carregando reembolsos',
  error: 'Não foi possível carregar os reembolsos',
  none: 'Nenhum reembolso até agora.',
  needAction: (count: number) =>
    count === 1 ? '1 reembolso precisa de você' : `${count} reembolsos precisam de você`,
  createdOn: 'concedido em',
  completedOn: 'concluído em',
  by: (name: string) => `por ${name}`,
  byRule: 'automático, sem decisão de uma pessoa',
  settledBy: (name: string) => `pago por fora, registrado por ${name}`,
  window: (day: string) => `O provedor aceita até ${day}`,
  windowOver: (day: string) => `O prazo do provedor acabou em ${day}`,
  payOutside: 'A pagar por fora',
  outside: 'O pagamento não passou por um provedor: pague por fora e registre.',
  retry: 'Tentar de novo',
  retrying: 'Enviando...',
  retried: 'O reembolso foi enviado de novo ao provedor.',
  byHand: 'Registrar reembolso por fora',
  byHandText: (amount: string, title: string) =>
    `Registre só depois de ter pago ${amount} ao cliente de “${title}” por outro meio.`,
  byHandReason: 'Como foi pago',
  byHandHint: 'Por exemplo: transferência de 21/11, comprovante 123.',
  byHandConfirm: 'Registrar',
  byHandDone: 'O reembolso foi registrado nos livros.',
} as const;

export const INVOICE_TEXTS = {
  title: 'Notas fiscais',
  lead: 'Quem pediu nota, com que dados, e por que cada uma espera.',
  search: 'Buscar nota',
  searchHint: 'Aula, cliente, nome, CPF ou CNPJ',
  state: 'Situação',
  anyState: 'Todas as situações',
  loading: 'Carregando notas fiscais',
  error: 'Não foi possível carregar as notas fiscais',
  none: 'Nenhuma nota pedida ainda',
  noneText: 'Quando alguém informar os dados de cobrança, a nota aparece aqui.',
  noMatch: 'Nenhuma nota encontrada',
  noMatchText: 'Nada combina com a busca e o filtro.',
  number: (number: number) => `Nota ${number}`,
  noNumber: 'Sem número ainda',
  key: 'Chave de acesso',
  retry: 'Pedir de novo',
  retrying: 'Pedindo...',
  retried: 'A nota foi pedida de novo. A emissão é tentada em até 5 minutos.',
  payment: 'Ver pagamento',
  changed: 'atualizada em',
} as const;
