import { randomUUID, sign, verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Clock } from '#server/platform/clock.ts';
import { notFound } from './api-answer.ts';
import type { Certificates, SigningCertificate } from './certificates.ts';
import { type Route, readBody } from './paypal-routes.ts';
import { verifyBody } from './request-bodies.ts';

const SIGNING = 'SANDBOX';

export interface WebhookSigner {
  sign(event: unknown): Promise<Webhook | null>;
  /** Signed by a key that no authority certified, with a certificate to be had at this very host. */
  forge(event: unknown): Promise<Webhook>;
  routes: Route[];
}

/** Signs what the emulator tells, and answers who doubts it. */
export function openWebhookSigner(
  certificates: Certificates,
  about: { webhookId: string; webhookUrl: () => string | null; baseUrl: () => string; clock: Clock },
): WebhookSigner {
  const forged = new Map<string, string>();
  const signWith = (event: unknown, url: string, name: string, signing: SigningCertificate) =>
    signWebhook(event, {
      url,
      webhookId: about.webhookId,
      certUrl: `${about.baseUrl()}/v1/notifications/certs/CERT-${name}`,
      time: about.clock.now(),
      signing,
    });
  return {
    async sign(event) {
      const url = about.webhookUrl();
      return url === null ? null : signWith(event, url, SIGNING, await certificates.signing());
    },
    async forge(event) {
      const signing = await certificates.forge();
      const name = randomUUID().replaceAll('-', '').toUpperCase();
      forged.set(name, signing.certificate);
      return signWith(event, about.webhookUrl() ?? about.baseUrl(), name, signing);
    },
    routes: [
      {
        method: 'GET',
        path: /^\/v1\/notifications\/certs\/CERT-([A-Z0-9]{1,36})$/,
        isOpen: true,
        async answer({ id }) {
          const pem = id === SIGNING ? (await certificates.signing()).certificate : forged.get(id);
          return pem ? { status: 200, body: pem } : notFound();
        },
      },
      {
        method: 'POST',
        path: /^\/v1\/notifications\/verify-webhook-signature$/,
        async answer({ body }) {
          const read = readBody(body, verifyBody);
          if ('refused' in read) return read.refused;
          const isOwn = isOwnSignature(read.value, about.webhookId, await certificates.signing());
          return { status: 200, body: { verification_status: isOwn ? 'SUCCESS' : 'FAILURE' } };
        },
      },
    ],
  };
}

/** A webhook call as it goes over the wire. */
export interface Webhook {
  url: string;
  headers: Record<string, string>;
  body: string;
}

const ALGORITHM = 'SHA256withRSA';

/** Signs like PayPal: RSA-SHA256 over `transmission id|time|webhook id|crc32 of the body`. */
function signWebhook(
  event: unknown,
  about: { url: string; webhookId: string; certUrl: string; time: Date; signing: SigningCertificate },
): Webhook {
  const body = JSON.stringify(event);
  const id = randomUUID();
  const time = about.time.toISOString();
  const signed = Buffer.from([id, time, about.webhookId, crc32(body)].join('|'));
  return {
    url: about.url,
    headers: {
      'content-type': 'application/json',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-cert-url': about.certUrl,
      'paypal-auth-algo': ALGORITHM,
      'paypal-transmission-sig': sign('RSA-SHA256', signed, about.signing.key).toString('base64'),
    },
    body,
  };
}

/** What the verify call is asked; the event is written anew, as PayPal does. */
function isOwnSignature(
  sent: {
    auth_algo: string;
    transmission_id: string;
    transmission_time: string;
    transmission_sig: string;
    webhook_id: string;
    webhook_event: unknown;
  },
  webhookId: string,
  signing: SigningCertificate,
): boolean {
  if (sent.auth_algo !== ALGORITHM || sent.webhook_id !== webhookId) return false;
  const checksum = crc32(JSON.stringify(sent.webhook_event));
  const signed = [sent.transmission_id, sent.transmission_time, webhookId, checksum].join('|');
  const { publicKey } = new X509Certificate(signing.certificate);
  return verify('RSA-SHA256', Buffer.from(signed), publicKey, Buffer.from(sent.transmission_sig, 'base64'));
}
