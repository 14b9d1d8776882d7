import * as z from 'zod/mini';
import type { ProviderCapture, ProviderRefund } from '#server/payments/money/provider-money.ts';
import { moneySchema } from '#server/payments/providers/bcb-pix/money-text.ts';

export const timeSchema = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  z.transform((text) => new Date(text)),
);
/** A list, a lone element or nothing: the standard's own examples show `devolucoes` both ways. */
export const listOf = <T>(element: z.ZodMiniType<T>) =>
  z.pipe(
    z.transform((value: unknown) => {
      if (Array.isArray(value)) return value;
      return value && typeof value === 'object' && Object.keys(value).length > 0 ? [value] : [];
    }),
    z.array(element),
  );
const maybeText = z.nullish(z.string());

export const refundAnswerSchema = z.object({
  id: z.string(),
  valor: moneySchema,
  status: z.string(),
  natureza: maybeText,
  motivo: maybeText,
});
export const receivedPixSchema = z.object({
  endToEndId: z.string().check(z.minLength(1)),
  txid: maybeText,
  valor: moneySchema,
  horario: timeSchema,
  devolucoes: z.optional(listOf(refundAnswerSchema)),
});
type RefundAnswer = z.output<typeof refundAnswerSchema>;
type ReceivedPix = z.output<typeof receivedPixSchema>;

/** New words may come with any version of the API; one we do not know is asked about again. */
const REFUND_STATUS: Record<string, ProviderRefund['status']> = {
  DEVOLVIDO: 'completed',
  NAO_REALIZADO: 'failed',
};
/** Asked for by the receiver; every other nature (MED_FRAUDE, MED_OPERACIONAL…) is the payer's bank's doing. */
const OWN_NATURES = ['ORIGINAL', 'RETIRADA'];
const isOwn = ({ natureza }: RefundAnswer) => natureza == null || OWN_NATURES.includes(natureza);

export function toRefund(answer: RefundAnswer): ProviderRefund {
  const status = REFUND_STATUS[answer.status] ?? 'pending';
  return {
    ref: answer.id,
    ourRef: answer.id,
    status,
    amountCents: answer.valor,
    failure: status === 'failed' ? (answer.motivo ?? answer.status) : null,
  };
}

/** A Pix that came in. It is `reversed` once the MED has taken all that we had not given back ourselves. */
export function toCapture(pix: ReceivedPix): ProviderCapture {
  const all = pix.devolucoes ?? [];
  const refunds = all.filter(isOwn).map(toRefund);
  const reversals = all.filter((answer) => !isOwn(answer) && answer.status === 'DEVOLVIDO');
  const reversedCents = sum(reversals.map(({ valor }) => valor));
  const refundedCents = sum(refunds.filter((r) => r.status === 'completed').map((r) => r.amountCents));
  return {
    ref: pix.endToEndId,
    status: reversedCents > 0 && reversedCents + refundedCents >= pix.valor ? 'reversed' : 'completed',
    amountCents: pix.valor,
    currency: 'BRL',
    at: pix.horario,
    statusReason: reversals[0]?.natureza ?? null,
    reversedCents,
    refunds,
  };
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
