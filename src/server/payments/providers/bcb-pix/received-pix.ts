import * as z from 'zod/mini';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import type { ProviderCapture, ProviderRefund } from '#server/payments/money/provider-money.ts';
import { type CallApi, readAfterRefusal } from './call-api.ts';
import { moneySchema, toMoneyText } from './money-text.ts';

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

const refundAnswerSchema = z.object({
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

function toRefund(answer: RefundAnswer): ProviderRefund {
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

const OPERATION = 'pix.list';
const PAGE_SIZE = 100;
/** 100 000 Pix in one span: more is a bank that pages in a circle. */
const MOST_PAGES = 1000;

const pageSchema = z.object({
  parametros: z.object({
    paginacao: z.object({ quantidadeDePaginas: z.coerce.number().check(z.int(), z.minimum(0)) }),
  }),
  pix: z.optional(listOf(receivedPixSchema)),
});

/** Every Pix of the span that belongs to a charge, each once: one that comes in meanwhile may shift the pages. */
export async function listReceived(
  callApi: CallApi,
  from: Date,
  to: Date,
): Promise<(ProviderCapture & { txid: string })[]> {
  const received = new Map<string, ProviderCapture & { txid: string }>();
  for (let page = 0, pages = 1; page < pages; page++) {
    if (page >= MOST_PAGES) throw new GatewayError('unknown', { operation: OPERATION, issue: 'endless' });
    const answer = await callApi({
      operation: OPERATION,
      method: 'GET',
      path: ['pix'],
      query: {
        inicio: from.toISOString(),
        fim: to.toISOString(),
        'paginacao.paginaAtual': String(page),
        'paginacao.itensPorPagina': String(PAGE_SIZE),
      },
      answer: pageSchema,
    });
    for (const pix of answer.pix ?? []) {
      if (pix.txid) received.set(pix.endToEndId, { ...toCapture(pix), txid: pix.txid });
    }
    pages = answer.parametros.paginacao.quantidadeDePaginas;
  }
  return [...received.values()];
}

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
