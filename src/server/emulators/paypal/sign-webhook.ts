import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import { notFound } from './api-answer.ts';
import type { Certificates, SigningCertificate } from './certificates.ts';
import { type Route, readBody } from './paypal-routes.ts';
import { verifyBody } from './request-bodies.ts';
import { isOwnSignature, type Notice, signNotice } from '#server/payments/sandbox/paypal/sign-notice.ts';

const SIGNING = 'SANDBOX';

export interface NoticeDesk {
  sign(event: unknown): Promise<Notice | null>;
  /** Signed by a key that no authority certified, with a certificate to be had at this very host. */
  forge(event: unknown): Promise<Notice>;
  routes: Route[];
}

/** Signs what the emulator tells, and answers who doubts it. */
export function openNoticeDesk(
  certificates: Certificates,
  about: { webhookId: string; webhookUrl: () => string | null; baseUrl: () => string; clock: Clock },
): NoticeDesk {
  const forged = new Map<string, string>();
  const signWith = (event: unknown, url: string, name: string, signing: SigningCertificate) =>
    signNotice(event, {
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
