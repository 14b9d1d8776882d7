/** What PayPal sends beside a notice to prove that it is its own. */
export interface NoticeProof {
  id: string;
  /** RFC 3339, as sent: it is part of what is signed. */
  time: string;
  certUrl: string;
  algorithm: string;
  /** Base64. */
  signature: string;
}

/** Null where any of them is missing. The names of `headers` are in lower case. */
export function readProof(headers: Record<string, string | undefined>): NoticeProof | null {
  const id = headers['paypal-transmission-id'];
  const time = headers['paypal-transmission-time'];
  const certUrl = headers['paypal-cert-url'];
  const algorithm = headers['paypal-auth-algo'];
  const signature = headers['paypal-transmission-sig'];
  if (!id || !time || !certUrl || !algorithm || !signature) return null;
  return { id, time, certUrl, algorithm, signature };
}
