import type { Clock } from '#server/platform/clock.ts';

/** What the client needs to know of PayPal and of our account there. */
export interface PayPalSettings {
  /** Such as `https://api-m.paypal.com`, without a trailing slash. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  /** PayPal's name of our webhook: part of what it signs. */
  webhookId: string;
  /** Lower-case hosts a webhook's certificate may come from; one on loopback may be plain http, on any port. */
  certHosts: readonly string[];
  /** PEM authorities a webhook's certificate must lead up to; those Node trusts unless told. */
  trustedCertificates?: readonly string[];
  clock: Clock;
  /** How long one call may take, its answer's body included; 12 s unless told. */
  timeoutMs?: number;
}
