/** Why a provider refused a refund, by its code (PayPal Payments v2, API Pix devolução). */
const FAILURES: Record<string, string> = {
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'Não havia saldo na conta do PayPal.',
  REFUND_TIME_LIMIT_EXCEEDED: 'O prazo do PayPal para devolver acabou.',
  TRANSACTION_DISPUTED: 'O pagamento está contestado no PayPal.',
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: 'O pagamento foi contestado e o valor já voltou ao pagador.',
  CAPTURE_FULLY_REFUNDED: 'No PayPal o valor já foi todo devolvido.',
  MAX_NUMBER_OF_REFUNDS_EXCEEDED: 'O PayPal não aceita mais devoluções deste pagamento.',
  PixDevolucaoInvalida: 'O banco não aceitou a devolução Pix.',
  refused: 'O provedor recusou a devolução.',
};

/** The sentence for a failure; an unknown code is shown, for who asks the provider about it. */
export function describeFailure(failure: string): string {
  if (Object.hasOwn(FAILURES, failure)) return FAILURES[failure] ?? failure;
  return /\s/.test(failure) ? failure : `O provedor recusou a devolução (${failure}).`;
}
