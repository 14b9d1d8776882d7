/** What providers say when they refuse a refund (PayPal Payments v2, API Pix 2.9), for the admin to read. */
const FAILURES: Record<string, string> = {
  REFUND_TIME_LIMIT_EXCEEDED: 'O prazo do provedor para reembolsar este pagamento acabou.',
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'Falta saldo na conta do provedor.',
  TRANSACTION_DISPUTED: 'O pagamento está contestado no provedor.',
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK:
    'O pagamento foi contestado e o provedor não reembolsa mais por aqui.',
  CAPTURE_FULLY_REFUNDED: 'O provedor diz que este pagamento já foi reembolsado por inteiro.',
  REFUND_AMOUNT_EXCEEDED: 'O provedor diz que o valor passa do que resta deste pagamento.',
  MAX_NUMBER_OF_REFUNDS_EXCEEDED: 'O provedor não aceita mais reembolsos parciais deste pagamento.',
  PENDING_CAPTURE: 'O pagamento ainda está em análise no provedor.',
  INVALID_RESOURCE_ID: 'O provedor não encontrou o pagamento.',
  PixDevolucaoInvalida: 'O banco não aceitou o reembolso: confira prazo, valor e saldo.',
  not_found: 'O provedor não encontrou o pagamento.',
};

/** pt-BR; what is not known to us is named by the provider's own word. */
export const describeFailure = (failure: string | null): string =>
  FAILURES[failure ?? ''] ??
  (failure ? `O provedor recusou (${failure}).` : 'O provedor recusou sem dizer por quê.');
