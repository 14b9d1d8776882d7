import * as z from 'zod/mini';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import type { ProviderCapture } from '#server/payments/money/provider-money.ts';
import type { CallApi } from '#server/payments/providers/bcb-pix/call-api.ts';
import { listOf, receivedPixSchema, toCapture } from './received-pix.ts';

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
