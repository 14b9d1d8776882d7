import * as z from 'zod/mini';
import type { NewPixCharge, PixCharge } from '#server/payments/money/pix-gateway.ts';
import type { BcbPixSettings } from '#server/payments/providers/bcb-pix/bcb-pix-settings.ts';
import type { CallApi } from '#server/payments/providers/bcb-pix/call-api.ts';
import { type ChargeAnswer, chargeAnswerSchema, statusOf, toCharge } from './charge-answer.ts';
import { toMoneyText } from '#server/payments/providers/bcb-pix/money-text.ts';
import { readAfterRefusal } from './read-after-refusal.ts';

const MAX_DESCRIPTION = 140;

/** By UTF-16 units, as most banks count, and never through the middle of a character. */
const cut = (text: string) => text.slice(0, MAX_DESCRIPTION).replace(/[\uD800-\uDBFF]$/, '');

async function readCharge(callApi: CallApi, txid: string): Promise<ChargeAnswer> {
  return callApi({
    operation: 'pix.get_cob',
    method: 'GET',
    path: ['cob', txid],
    answer: chargeAnswerSchema.check(z.refine((charge) => charge.txid === txid, { path: ['txid'] })),
  });
}

export async function getCharge(
  callApi: CallApi,
  settings: BcbPixSettings,
  txid: string,
): Promise<PixCharge> {
  return toCharge(await readCharge(callApi, txid), settings);
}

/**
 * Repeating the PUT of a charge that is still ATIVA revises it to the same; of any other it is refused
 * (CobOperacaoInvalida), and some banks refuse every repetition. Then the charge of that txid is the answer, unless
 * it waits for another amount than was asked.
 */
export async function createCharge(
  callApi: CallApi,
  settings: BcbPixSettings,
  charge: NewPixCharge,
): Promise<PixCharge> {
  const answer = await callApi({
    operation: 'pix.put_cob',
    method: 'PUT',
    path: ['cob', charge.txid],
    body: {
      calendario: { expiracao: charge.expiresInSeconds },
      valor: { original: toMoneyText(charge.amountCents), modalidadeAlteracao: 0 },
      chave: settings.key,
      solicitacaoPagador: cut(charge.description),
    },
    answer: chargeAnswerSchema,
  }).catch(async (error) => {
    const found = await readAfterRefusal(error, () => readCharge(callApi, charge.txid));
    if (!found) throw error;
    if (statusOf(found) === 'active' && found.valor.original !== charge.amountCents) throw error;
    return found;
  });
  return toCharge(answer, settings);
}

export async function removeCharge(callApi: CallApi, txid: string): Promise<void> {
  await callApi({
    operation: 'pix.patch_cob',
    method: 'PATCH',
    path: ['cob', txid],
    body: { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' },
    answer: z.unknown(),
  }).catch(async (error) => {
    const found = await readAfterRefusal(error, () => readCharge(callApi, txid));
    if (!found || statusOf(found) === 'active') throw error;
  });
}
