import type { CardGateway } from '#server/payments/money/card-gateway.ts';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import { openNoticeCheck } from './check-notice.ts';
import { type NoticeProof, readProof } from './notice-headers.ts';
import type { PayPalApi } from './paypal-api.ts';
import { noticeSchema, type PayPalEvent, verificationSchema } from '#server/payments/providers/paypal/paypal-schemas.ts';
import type { PayPalSettings } from '#server/payments/providers/paypal/paypal-settings.ts';
import { toNotice } from '#server/payments/providers/paypal/to-webhook.ts';

/** Verify calls a minute; a genuine notice needs one only where its certificate cannot be had. */
const MOST_QUESTIONS = 60;
const OUR_FAULT = new Set<string | null>([
  'invalid_client',
  'invalid_token',
  'AUTHENTICATION_FAILURE',
  'NOT_AUTHORIZED',
  'PERMISSION_DENIED',
]);

/** Reads a webhook of PayPal: checked here where that is possible, by PayPal's own call where it is not. */
export function openNoticeReader(settings: PayPalSettings, api: PayPalApi): CardGateway['readNotice'] {
  const check = openNoticeCheck(settings);
  let asked: number[] = [];
  const ask = async (proof: NoticeProof, body: Buffer) => {
    const now = settings.clock.now().getTime();
    asked = asked.filter((at) => now - at < 60_000);
    // Whoever floods us with forgeries must not have us flood PayPal; what is genuine comes again.
    if (asked.length >= MOST_QUESTIONS)
      throw new GatewayError('unknown', { operation: 'paypal.verifyNotice' });
    asked.push(now);
    try {
      const { verification_status: status } = await api({
        operation: 'paypal.verifyNotice',
        path: '/v1/notifications/verify-webhook-signature',
        body: verificationBody(settings.webhookId, proof, body),
        answer: verificationSchema,
      });
      return status === 'SUCCESS' ? 'genuine' : 'forged';
    } catch (error) {
      if (saysNonsense(error)) return 'forged';
      throw error;
    }
  };
  return async (headers, body) => {
    const proof = readProof(headers);
    const event = parseEvent(body);
    if (!proof || !event) return null;
    const here = await check(proof, body);
    const verdict = here === 'unsure' ? await ask(proof, body) : here;
    return verdict === 'genuine' ? toNotice(event) : null;
  };
}

/** PayPal finds the proof itself malformed, where it does not complain about who we are. */
function saysNonsense(error: unknown): boolean {
  return error instanceof GatewayError && error.failure === 'refused' && !OUR_FAULT.has(error.issue);
}

/** The event goes in as it came: writing it anew could change the very bytes that were signed. */
function verificationBody(webhookId: string, proof: NoticeProof, body: Buffer): string {
  const rest = JSON.stringify({
    auth_algo: proof.algorithm,
    cert_url: proof.certUrl,
    transmission_id: proof.id,
    transmission_sig: proof.signature,
    transmission_time: proof.time,
    webhook_id: webhookId,
  });
  return `${rest.slice(0, -1)},"webhook_event":${body.toString('utf8')}}`;
}

function parseEvent(body: Buffer): PayPalEvent | null {
  try {
    return noticeSchema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}
