import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import type { PayPalSettings } from './paypal-settings.ts';

/** More links than any real chain has; it also ends circles. */
const MAX_LINKS = 6;

/**
 * Whether the first certificate may be believed: `expired` where a certificate on its way is not valid at
 * `now`, `unknown` where the way ends at nobody we trust. Every issuer must be an authority (CA flag) and have
 * signed the one before it (RFC 5280 §6, without revocation).
 */
export function judgeCertificates(
  chain: readonly X509Certificate[],
  trusted: readonly X509Certificate[],
  now: Date,
): 'trusted' | 'expired' | 'unknown' {
  let [current] = chain;
  for (let links = 0; current && links < MAX_LINKS; links++) {
    if (!isValidAt(current, now)) return 'expired';
    const subject = current;
    const hasIssued = (authority: X509Certificate) => isIssuerOf(authority, subject);
    const root = trusted.find(hasIssued);
    if (root) return isValidAt(root, now) ? 'trusted' : 'expired';
    current = chain.find((other) => other !== subject && hasIssued(other));
  }
  return 'unknown';
}

function isIssuerOf(authority: X509Certificate, subject: X509Certificate): boolean {
  return authority.ca && subject.checkIssued(authority) && subject.verify(authority.publicKey);
}

function isValidAt(certificate: X509Certificate, now: Date): boolean {
  return certificate.validFromDate <= now && now <= certificate.validToDate;
}

/**
 * Whether a certificate may be fetched from there: an allowed host over https on its usual port, or, where that
 * host is this very machine, any scheme and port (the emulator takes a free one at each start). The address comes
 * from an unverified header: whatever it names would be called from inside our network.
 */
export function isCertificateUrl(address: string, certHosts: readonly string[]): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  if (url.username !== '' || url.password !== '') return false;
  const isLoopback =
    url.hostname === '[::1]' || (isIP(url.hostname) === 4 && url.hostname.startsWith('127.'));
  if (isLoopback) return url.protocol.startsWith('http') && certHosts.includes(url.hostname);
  return url.protocol === 'https:' && certHosts.includes(url.host);
}

const MAX_BYTES = 64 * 1024;
const MAX_HELD = 20;
const TIMEOUT_MS = 5_000;
const PEM = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;

/** The certificates of a PEM file at that address, the signer's first. Rejects where there are none to be had. */
type Certificates = (url: string) => Promise<X509Certificate[]>;

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
