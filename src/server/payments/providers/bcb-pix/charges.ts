import * as z from 'zod/mini';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import type { NewPixCharge, PixCharge } from '#server/payments/money/pix-gateway.ts';
import type { BcbPixSettings } from './bcb-pix-settings.ts';
import { buildBrCode, checkBrCode } from './br-code.ts';
import { type CallApi, readAfterRefusal } from './call-api.ts';
import { moneySchema, toMoneyText } from './money-text.ts';
import { listOf, receivedPixSchema, timeSchema, toCapture } from './received-pix.ts';

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

const STATUSES = {
  ATIVA: 'active',
  CONCLUIDA: 'completed',
  REMOVIDA_PELO_USUARIO_RECEBEDOR: 'removed',
  REMOVIDA_PELO_PSP: 'removed',
} as const;
const DEFAULT_SECONDS = 86_400;
const maybeText = z.nullish(z.string());

/** CobCompleta of the API Pix, as far as it concerns us. */
const chargeAnswerSchema = z.object({
  txid: z.string(),
  status: z.enum(Object.keys(STATUSES) as (keyof typeof STATUSES)[]),
  chave: z.string(),
  valor: z.object({ original: moneySchema }),
  calendario: z.object({
    criacao: timeSchema,
    expiracao: z.catch(z.coerce.number().check(z.positive()), DEFAULT_SECONDS),
  }),
  location: maybeText,
  loc: z.nullish(z.object({ location: maybeText })),
  pixCopiaECola: maybeText,
  pix: z.optional(listOf(receivedPixSchema)),
});
type ChargeAnswer = z.output<typeof chargeAnswerSchema>;

const statusOf = (answer: ChargeAnswer) => STATUSES[answer.status];

/** Throws a refusal `BrCodeInvalido` for a charge that waits for money and has no BR Code fit to be shown. */
async function toCharge(answer: ChargeAnswer, settings: BcbPixSettings): Promise<PixCharge> {
  const captures = (answer.pix ?? []).map(toCapture);
  const status = statusOf(answer);
  const copyPaste = await readBrCode(answer, settings);
  // A code nobody needs any more must not stand between received money and our books.
  if (copyPaste === null && status === 'active' && captures.length === 0) {
    throw new GatewayError('refused', { operation: 'pix.br_code', issue: 'BrCodeInvalido' });
  }
  return {
    txid: answer.txid,
    status,
    key: answer.chave,
    amountCents: answer.valor.original,
    copyPaste: copyPaste ?? '',
    expiresAt: new Date(answer.calendario.criacao.getTime() + answer.calendario.expiracao * 1000),
    captures,
  };
}

/** The bank's own code untouched, one built from the location where it sent none, null where neither holds. */
async function readBrCode(answer: ChargeAnswer, { payee }: BcbPixSettings): Promise<string | null> {
  const location = answer.location ?? answer.loc?.location ?? null;
  const text = answer.pixCopiaECola || (location && (await buildBrCode(location, payee)));
  if (!text) return null;
  const problems = checkBrCode(text, { amountCents: answer.valor.original, location });
  return problems.length === 0 ? text : null;
}
