import type { ProviderRefund } from '#server/payments/money/provider-money.ts';
import type { CallApi } from '#server/payments/providers/bcb-pix/call-api.ts';
import { toMoneyText } from '#server/payments/providers/bcb-pix/money-text.ts';
import { readAfterRefusal } from './read-after-refusal.ts';
import { refundAnswerSchema, toRefund } from './received-pix.ts';

export async function getRefund(
  callApi: CallApi,
  endToEndId: string,
  refundId: string,
): Promise<ProviderRefund> {
  const answer = await callApi({
    operation: 'pix.get_devolucao',
    method: 'GET',
    path: ['pix', endToEndId, 'devolucao', refundId],
    answer: refundAnswerSchema,
  });
  return toRefund(answer);
}

/**
 * The standard refuses an id that was used before (PixDevolucaoInvalida), so that repeating a call whose outcome
 * was unknown may look like a refusal of money that is already on its way: the refund of that id is then the answer.
 */
export async function sendRefund(
  callApi: CallApi,
  { endToEndId, refundId, amountCents }: { endToEndId: string; refundId: string; amountCents: number },
): Promise<ProviderRefund> {
  try {
    const answer = await callApi({
      operation: 'pix.put_devolucao',
      method: 'PUT',
      path: ['pix', endToEndId, 'devolucao', refundId],
      body: { valor: toMoneyText(amountCents) },
      answer: refundAnswerSchema,
    });
    return toRefund(answer);
  } catch (error) {
    const found = await readAfterRefusal(error, () => getRefund(callApi, endToEndId, refundId));
    if (found?.amountCents !== amountCents) throw error;
    return found;
  }
}
