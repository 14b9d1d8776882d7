import { WITHDRAWAL_DAYS } from '#shared/payments/withdrawal.ts';

export const DOCUMENTS_TEXTS = {
  title: 'Pagamento',
  paid: (amount: string, method: string) => `${amount} por ${method}`,
  paidOtherwise: (amount: string) => `${amount}, recebido por nossa equipe`,
  paidAt: (when: string) => `Confirmado em ${when}`,
  receipt: 'Baixar recibo (PDF)',
  downloading: 'Baixando...',
  receiptName: (lessonId: string) => `recibo-${lessonId.slice(0, 8)}.pdf`,
  receiptFailed: 'Não foi possível baixar o recibo. Tente novamente.',
  loadError: 'Não foi possível abrir os dados do pagamento',
} as const;

export const REFUND_TEXTS = {
  ask: 'Pedir reembolso',
  question: (title: string) => `Pedir reembolso de “${title}”?`,
  /** Below the payment, before anything is asked. */
  untilDay: (day: string) => `Mudou de ideia? Até ${day} você recebe tudo de volta, sem dizer por quê.`,
  guarantee: 'A entrega não corresponde à análise que você aprovou? A garantia cobre.',
  automatic: (amount: string) =>
    `Você está nos ${WITHDRAWAL_DAYS} dias da compra: os ${amount} voltam por inteiro, sem análise, e o pedido é cancelado.`,
  looked: 'A equipe confere o pagamento e responde por aqui. Nada muda até lá.',
  late: `Passaram os ${WITHDRAWAL_DAYS} dias da compra, então a equipe analisa o pedido pela garantia e responde por aqui. Nada muda até lá.`,
  reason: 'Por que você quer o reembolso?',
  optionalReason: 'Quer contar o motivo? (opcional)',
  send: 'Pedir reembolso',
  sending: 'Enviando...',
  back: 'Voltar',
  granted: 'Reembolso aceito. O pedido foi cancelado e o valor está a caminho.',
  asked: 'Pedido de reembolso enviado. A equipe responde por aqui.',
  failed: 'Não foi possível enviar o pedido. Tente novamente.',
  requests: 'Pedidos de reembolso',
  requestedAt: (when: string) => `Pedido em ${when}`,
  answer: 'Resposta:',
  refunds: 'Reembolsos',
  windowEnds: (when: string) => `O provedor aceita o reembolso até ${when}.`,
  completedAt: (when: string) => `Reembolsado em ${when}.`,
  onItsWay: 'O valor volta pelo mesmo meio do pagamento.',
  /** The customer reads no inner state: an admin acts, the money is owed all the same. */
  failedAtProvider: 'O reembolso demorou mais que o normal. A equipe já cuida dele e o valor é seu.',
  coming: (amount: string) => `${amount} estão voltando para você`,
  arrived: (amount: string) => `${amount} voltaram para você`,
  /** When the money is there, by the way it was paid. */
  when: {
    pix: 'Por Pix o valor costuma chegar em minutos, na conta de onde saiu.',
    card: 'No cartão o crédito aparece na fatura deste mês ou na próxima, conforme o banco.',
    manual: 'A equipe reembolsa o valor pelo meio combinado com você.',
  },
  nothingCharged: 'Não há cobrança neste pedido.',
} as const;
