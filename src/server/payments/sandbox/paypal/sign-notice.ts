import { randomUUID, sign, verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { SigningCertificate } from '#server/emulators/paypal/certificates.ts';

/** A webhook call as it goes over the wire. */
export interface Notice {
  url: string;
  headers: Record<string, string>;
  body: string;
}

const ALGORITHM = 'SHA256withRSA';

/** Signs like PayPal: RSA-SHA256 over `transmission id|time|webhook id|crc32 of the body`. */
export function signNotice(
  event: unknown,
  about: { url: string; webhookId: string; certUrl: string; time: Date; signing: SigningCertificate },
): Notice {
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
export function isOwnSignature(
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
