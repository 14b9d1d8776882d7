import { X509Certificate } from 'node:crypto';
import type { PayPalSettings } from '#server/payments/providers/paypal/paypal-settings.ts';

const MAX_BYTES = 64 * 1024;
const MAX_HELD = 20;
const TIMEOUT_MS = 5_000;
const PEM = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;

/** The certificates of a PEM file at that address, the signer's first. Rejects where there are none to be had. */
export type Certificates = (url: string) => Promise<X509Certificate[]>;

/** An address never changes what it serves (PayPal puts a new certificate at a new one), so it is asked once. */
export function openCertificates({
  timeoutMs = TIMEOUT_MS,
}: Pick<PayPalSettings, 'timeoutMs'>): Certificates {
  const held = new Map<string, Promise<X509Certificate[]>>();
  return (url) => {
    const found = held.get(url);
    if (found) return found;
    const fetched = fetchCertificates(url, Math.min(timeoutMs, TIMEOUT_MS));
    const [oldest] = held.keys();
    if (held.size >= MAX_HELD && oldest !== undefined) held.delete(oldest);
    held.set(url, fetched);
    fetched.catch(() => held.delete(url));
    return fetched;
  };
}

async function fetchCertificates(url: string, timeoutMs: number): Promise<X509Certificate[]> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok || !response.body) throw new Error(`no certificate: ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest of the body.
    if (size > MAX_BYTES) throw new Error('the certificate is too large');
    chunks.push(chunk);
  }
  const blocks = Buffer.concat(chunks).toString('latin1').match(PEM) ?? [];
  if (blocks.length === 0) throw new Error('no certificate in the answer');
  return blocks.map((block) => new X509Certificate(block));
}
