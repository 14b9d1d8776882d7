import { REGRET_DAYS } from '#shared/payments/refund-status.ts';

export const PAPERS_TEXTS = {
  title: 'Pagamento',
  paid: (amount: string, method: string) => `${amount} por ${method}`,
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
  automatic: (amount: string) =>
    `Você está nos ${REGRET_DAYS} dias de arrependimento e a produção ainda não começou: os ${amount} voltam por inteiro, sem análise, e o pedido é cancelado.`,
  begun: `A produção já começou, então a equipe analisa o pedido e responde por aqui. Nada muda até lá.`,
  late: `Passaram os ${REGRET_DAYS} dias de arrependimento, então a equipe analisa o pedido pela garantia e responde por aqui. Nada muda até lá.`,
  reason: 'Por que você quer o reembolso?',
  send: 'Pedir reembolso',
  sending: 'Enviando...',
  back: 'Voltar',
  granted: 'Reembolso aceito. O pedido foi cancelado e o valor está a caminho.',
  asked: 'Pedido de reembolso enviado. A equipe responde por aqui.',
  failed: 'Não foi possível enviar o pedido. Tente novamente.',
  requests: 'Pedidos de reembolso',
  requestedAt: (when: string) => `Pedido em ${when}`,
  answer: 'Resposta:',
  refunds: 'Devoluções',
  windowEnds: (when: string) => `O provedor aceita a devolução até ${when}.`,
  completedAt: (when: string) => `Devolvido em ${when}.`,
  onItsWay: 'O valor volta pelo mesmo meio do pagamento.',
  /** The customer reads no inner state: an admin acts, the money is owed all the same. */
  failedAtProvider: 'A devolução demorou mais que o normal. A equipe já cuida dela e o valor é seu.',
  nothingCharged: 'Não há cobrança neste pedido.',
} as const;
