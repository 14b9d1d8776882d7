import { verify, X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { crc32 } from 'node:zlib';
import { isCertificateUrl } from './is-certificate-url.ts';
import { judgeCertificates } from './judge-certificates.ts';
import type { NoticeProof } from './notice-headers.ts';
import { openCertificates } from './open-certificates.ts';
import type { PayPalSettings } from '#server/payments/providers/paypal/paypal-settings.ts';

/** PayPal tries to deliver for three days. */
const OLDEST_MS = 3 * 24 * 60 * 60 * 1000;
const CLOCK_DRIFT_MS = 5 * 60 * 1000;
/** Its name in the header → Node's. A notice does not choose how weakly it is checked. */
const ALGORITHMS = new Map([['SHA256withRSA', 'RSA-SHA256']]);

/** `unsure`: the certificate could not be had, or leads to no authority known here; PayPal itself may judge. */
export type NoticeVerdict = 'genuine' | 'forged' | 'unsure';

/**
 * Checks a notice without asking PayPal: RSA-SHA256 over `id|time|webhookId|crc32 of the raw body`. Where the
 * address of the certificate is not allowed nothing is fetched at all.
 */
export function openNoticeCheck(settings: PayPalSettings) {
  const certificatesAt = openCertificates(settings);
  let trusted: X509Certificate[] | null = null;
  return async (proof: NoticeProof, body: Buffer): Promise<NoticeVerdict> => {
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
