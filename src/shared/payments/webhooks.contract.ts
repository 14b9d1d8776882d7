import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';

const notice = {
  method: 'POST',
  access: 'public',
  response: z.object({ received: z.literal(true) }),
  status: 200,
} as const;

export const paypalWebhook = endpoint({
  ...notice,
  path: '/api/webhooks/paypal',
  summary: 'Notice of PayPal: the signature is verified, what it says is asked of PayPal itself',
});
export const pixWebhook = endpoint({
  ...notice,
  path: '/api/webhooks/pix',
  summary: "Notice of the Pix provider (Banco Central's API Pix): a hint, what it says is read back",
});
export const pixWebhookSuffixed = endpoint({
  ...notice,
  path: '/api/webhooks/pix/pix',
  summary: pixWebhook.summary,
});
const secretParams = z.object({ secret: z.string() });
export const pixWebhookSecret = endpoint({
  ...notice,
  path: '/api/webhooks/pix/{secret}',
  params: secretParams,
  summary: `${pixWebhook.summary}; the last part is PIX_WEBHOOK_SECRET`,
});
export const pixWebhookSecretSuffixed = endpoint({
  ...notice,
  path: '/api/webhooks/pix/{secret}/pix',
  params: secretParams,
  summary: pixWebhookSecret.summary,
});
