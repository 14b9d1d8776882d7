import type { X509Certificate } from 'node:crypto';

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
