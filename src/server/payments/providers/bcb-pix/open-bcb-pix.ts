import * as z from 'zod/mini';
import type { PixGateway } from '#server/payments/money/pix-gateway.ts';
import type { BcbPixSettings } from './bcb-pix-settings.ts';
import { openApi } from './call-api.ts';
import { createCharge, getCharge, removeCharge } from './charges.ts';
import { readHints } from './read-hints.ts';
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
