import * as z from 'zod/mini';
import type { PixGateway, PixHint } from '#server/payments/money/pix-gateway.ts';
import type { BcbPixSettings } from './bcb-pix-settings.ts';
import { openApi } from './call-api.ts';
import { createCharge, getCharge, removeCharge } from './charges.ts';
import { getRefund, listReceived, sendRefund } from './received-pix.ts';

/**
 * Banco Central's API Pix 2.9 (github.com/bacen/pix-api) at any bank that speaks it. Every call throws only
 * GatewayError; opening throws on an address that is neither https nor loopback.
 */
export function openBcbPix(settings: BcbPixSettings): PixGateway {
  const callApi = openApi(settings);
  return {
    createCharge: (charge) => createCharge(callApi, settings, charge),
    getCharge: (txid) => getCharge(callApi, settings, txid),
    removeCharge: (txid) => removeCharge(callApi, txid),
    listReceived: (from, to) => listReceived(callApi, from, to),
    refund: (refund) => sendRefund(callApi, refund),
    getRefund: (endToEndId, refundId) => getRefund(callApi, endToEndId, refundId),
    async registerWebhook(url) {
      await callApi({
        operation: 'pix.put_webhook',
        method: 'PUT',
        path: ['webhook', settings.key],
        body: { webhookUrl: url },
        answer: z.unknown(),
      });
    },
    readHints,
  };
}

const name = z.string().check(z.regex(/^[a-zA-Z0-9]{1,40}$/));
/** What banks group is far less; what is left out is found by the reconciler. */
const MOST_HINTS = 100;
const hintSchema = z.object({ txid: name, endToEndId: name });

/**
 * The payments a callback names: `{ pix: […] }`, the list alone or a single one, since banks differ. It is not
 * signed and another client of the same bank can send it, so it is never more than a hint.
 */
export function readHints(body: unknown): PixHint[] {
  const inner = body !== null && typeof body === 'object' && 'pix' in body ? body.pix : body;
  const items: unknown[] = Array.isArray(inner) ? inner : [inner];
  const hints = new Map<string, PixHint>();
  for (const item of items.slice(0, MOST_HINTS)) {
    const read = hintSchema.safeParse(item);
    // One look at a charge tells of all its payments.
    if (read.success) hints.set(read.data.txid, read.data);
  }
  return [...hints.values()];
}
