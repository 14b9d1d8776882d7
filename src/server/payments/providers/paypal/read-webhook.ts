import { verify, X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { crc32 } from 'node:zlib';
import type { CardGateway, CardWebhook } from '#server/payments/money/card-gateway.ts';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import { isCertificateUrl, judgeCertificates, openCertificates } from './certificates.ts';
import type { PayPalApi } from './paypal-api.ts';
import { idOfLink, type PayPalEvent, verificationSchema, webhookSchema } from './paypal-schemas.ts';
import type { PayPalSettings } from './paypal-settings.ts';

/** Verify calls a minute; a genuine webhook needs one only where its certificate cannot be had. */
const MOST_QUESTIONS = 60;
const OUR_FAULT = new Set<string | null>([
  'invalid_client',
  'invalid_token',
  'AUTHENTICATION_FAILURE',
  'NOT_AUTHORIZED',
  'PERMISSION_DENIED',
]);

/** Reads a webhook of PayPal: checked here where that is possible, by PayPal's own call where it is not. */
export function openWebhookReader(settings: PayPalSettings, api: PayPalApi): CardGateway['readWebhook'] {
  const check = openWebhookCheck(settings);
  let asked: number[] = [];
  const ask = async (proof: WebhookProof, body: Buffer) => {
    const now = settings.clock.now().getTime();
    asked = asked.filter((at) => now - at < 60_000);
    // Whoever floods us with forgeries must not have us flood PayPal; what is genuine comes again.
    if (asked.length >= MOST_QUESTIONS)
      throw new GatewayError('unknown', { operation: 'paypal.verifyWebhook' });
    asked.push(now);
    try {
      const { verification_status: status } = await api({
        operation: 'paypal.verifyWebhook',
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
    return verdict === 'genuine' ? toWebhook(event) : null;
  };
}

/** PayPal finds the proof itself malformed, where it does not complain about who we are. */
function saysNonsense(error: unknown): boolean {
  return error instanceof GatewayError && error.failure === 'refused' && !OUR_FAULT.has(error.issue);
}

/** The event goes in as it came: writing it anew could change the very bytes that were signed. */
function verificationBody(webhookId: string, proof: WebhookProof, body: Buffer): string {
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
    return webhookSchema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}

/** PayPal tries to deliver for three days. */
const OLDEST_MS = 3 * 24 * 60 * 60 * 1000;
const CLOCK_DRIFT_MS = 5 * 60 * 1000;
/** Its name in the header → Node's. A webhook does not choose how weakly it is checked. */
const ALGORITHMS = new Map([['SHA256withRSA', 'RSA-SHA256']]);

/** `unsure`: the certificate could not be had, or leads to no authority known here; PayPal itself may judge. */
type WebhookVerdict = 'genuine' | 'forged' | 'unsure';

/**
 * Checks a webhook without asking PayPal: RSA-SHA256 over `id|time|webhookId|crc32 of the raw body`. Where the
 * address of the certificate is not allowed nothing is fetched at all.
 */
function openWebhookCheck(settings: PayPalSettings) {
  const certificatesAt = openCertificates(settings);
  let trusted: X509Certificate[] | null = null;
  return async (proof: WebhookProof, body: Buffer): Promise<WebhookVerdict> => {
    const algorithm = ALGORITHMS.get(proof.algorithm);
    const now = settings.clock.now();
    if (!algorithm || !isTimely(proof.time, now)) return 'forged';
    if (!isCertificateUrl(proof.certUrl, settings.certHosts)) return 'forged';
    const chain = await certificatesAt(proof.certUrl).catch(() => null);
    const key = chain?.[0]?.publicKey;
    if (!chain || key?.asymmetricKeyType !== 'rsa') return 'unsure';
    const signed = [proof.id, proof.time, settings.webhookId, crc32(body)].join('|');
    if (!verify(algorithm, Buffer.from(signed), key, Buffer.from(proof.signature, 'base64'))) return 'forged';
    trusted ??= (settings.trustedCertificates ?? rootCertificates).map((pem) => new X509Certificate(pem));
    const judged = judgeCertificates(chain, trusted, now);
    return judged === 'trusted' ? 'genuine' : judged === 'expired' ? 'forged' : 'unsure';
  };
}

function isTimely(time: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(time);
  return age <= OLDEST_MS && age >= -CLOCK_DRIFT_MS;
}

/** What PayPal sends beside a webhook to prove that it is its own. */
interface WebhookProof {
  id: string;
  /** RFC 3339, as sent: it is part of what is signed. */
  time: string;
  certUrl: string;
  algorithm: string;
  /** Base64. */
  signature: string;
}

/** Null where any of them is missing. The names of `headers` are in lower case. */
function readProof(headers: Record<string, string | undefined>): WebhookProof | null {
  const id = headers['paypal-transmission-id'];
  const time = headers['paypal-transmission-time'];
  const certUrl = headers['paypal-cert-url'];
  const algorithm = headers['paypal-auth-algo'];
  const signature = headers['paypal-transmission-sig'];
  if (!id || !time || !certUrl || !algorithm || !signature) return null;
  return { id, time, certUrl, algorithm, signature };
}

/**
 * A refund or chargeback leads to its capture by the `up` link; the `up` link of a capture itself leads to its
 * order.
 */
export function toWebhook({ id, event_type: type, resource }: PayPalEvent): CardWebhook {
  const links = resource?.links ?? [];
  const isOrder = type.startsWith('CHECKOUT.ORDER.');
  const isCapture = type.startsWith('PAYMENT.CAPTURE.') && type !== 'PAYMENT.CAPTURE.REFUNDED';
  const disputed = resource?.disputed_transactions?.find((one) => one.seller_transaction_id);
  return {
    eventId: id,
    type,
    orderId:
      resource?.supplementary_data?.related_ids?.order_id ??
      resource?.order_id ??
      idOfLink(links, 'up', 'orders') ??
      (isOrder ? resource?.id : null) ??
      null,
    captureId:
      idOfLink(links, 'up', 'captures') ??
      disputed?.seller_transaction_id ??
      (isCapture ? resource?.id : null) ??
      null,
  };
}
