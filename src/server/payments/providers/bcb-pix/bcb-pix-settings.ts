import type { Clock } from '#server/platform/clock.ts';

/** How to reach the receiver's bank (PSP) by Banco Central's API Pix. */
export interface BcbPixSettings {
  /** Up to the version, such as `https://pix.example/v2`. */
  baseUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** The receiver's Pix key. */
  key: string;
  /** For mTLS, PEM contents; `ca` where the bank's certificate is signed by a private one. */
  certificate?: { cert: string; key: string; ca?: string };
  /** Written into a BR Code that we build ourselves; the payer's bank shows what the DICT says. */
  payee?: { name: string; city: string };
  clock: Clock;
  /** For one call, from its first to its last byte. */
  timeoutMs?: number;
}
