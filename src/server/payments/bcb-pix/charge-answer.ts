import * as z from 'zod/mini';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import type { PixCharge } from '#server/payments/money/pix-gateway.ts';
import type { BcbPixSettings } from '#server/payments/providers/bcb-pix/bcb-pix-settings.ts';
import { checkBrCode } from '#server/payments/providers/bcb-pix/br-code.ts';
import { buildBrCode } from './build-br-code.ts';
import { moneySchema } from '#server/payments/providers/bcb-pix/money-text.ts';
import { listOf, receivedPixSchema, timeSchema, toCapture } from './received-pix.ts';

const STATUSES = {
  ATIVA: 'active',
  CONCLUIDA: 'completed',
  REMOVIDA_PELO_USUARIO_RECEBEDOR: 'removed',
  REMOVIDA_PELO_PSP: 'removed',
} as const;
const DEFAULT_SECONDS = 86_400;
const maybeText = z.nullish(z.string());

/** CobCompleta of the API Pix, as far as it concerns us. */
export const chargeAnswerSchema = z.object({
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
export type ChargeAnswer = z.output<typeof chargeAnswerSchema>;

export const statusOf = (answer: ChargeAnswer) => STATUSES[answer.status];

/** Throws a refusal `BrCodeInvalido` for a charge that waits for money and has no BR Code fit to be shown. */
export async function toCharge(answer: ChargeAnswer, settings: BcbPixSettings): Promise<PixCharge> {
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
