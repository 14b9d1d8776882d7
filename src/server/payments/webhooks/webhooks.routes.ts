import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toProviderProblem } from '#server/payments/money/gateway-error.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { networkOf } from '#server/platform/http/connections/network-of.ts';
import { implement } from '#server/platform/http/implement.ts';
import { createLimiter } from '#server/platform/http/limits/rate-limit.ts';
import { Problem } from '#server/platform/http/problem.ts';
import * as contract from '#shared/payments/webhooks.contract.ts';
import { keepWebhooks, type Webhook } from './keep-webhooks.ts';

const MAX_WEBHOOK_BYTES = 256 * 1024;
/** Providers send bursts; what forges by the thousand is somebody else. */
const WEBHOOKS_A_MINUTE = 1200;

/** Where providers send their webhooks. They come as bytes: a signature is over these and no others. */
export function mountWebhooks(app: FastifyInstance, deps: PaymentsDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_WEBHOOK_BYTES },
      (_request, body, done) => done(null, body),
    );
    const limit = createLimiter(deps.database, {
      name: 'notices',
      points: WEBHOOKS_A_MINUTE,
      durationSeconds: 60,
    });
    implement(scope, deps, contract.paypalWebhook, async ({ request }) => {
      await limit.consume(networkOf(request.ip));
      return receivePayPal(deps, request);
    });
    const pix = (secret: string | null) => async (request: FastifyRequest) => {
      await limit.consume(networkOf(request.ip));
      return receivePix(deps, request, secret);
    };
    implement(scope, deps, contract.pixWebhook, ({ request }) => pix(null)(request));
    implement(scope, deps, contract.pixWebhookSuffixed, ({ request }) => pix(null)(request));
    implement(scope, deps, contract.pixWebhookSecret, ({ request, params }) => pix(params.secret)(request));
    implement(scope, deps, contract.pixWebhookSecretSuffixed, ({ request, params }) =>
      pix(params.secret)(request),
    );
  });
}

async function receivePayPal(deps: PaymentsDeps, request: FastifyRequest) {
  const body = bytesOf(request);
  const webhook = await deps.gateways.card.readWebhook(headersOf(request), body).catch((error: unknown) => {
    // Not judged is not refused: PayPal sends it again.
    throw toProviderProblem(error);
  });
  if (!webhook) {
    // Counted by route and status with every other answer (metrics).
    request.log.warn('a webhook with a bad signature was refused');
    throw new Problem('bad_signature');
  }
  const { eventId, type, orderId, captureId } = webhook;
  await keepWebhooks(
    deps,
    [{ provider: 'paypal', eventId, type, orderRef: orderId, captureRef: captureId }],
    body,
  );
  return { received: true as const };
}

/** The callback bears no signature: it only says where to look. */
async function receivePix(deps: PaymentsDeps, request: FastifyRequest, secret: string | null) {
  demandSecret(deps.config.pix.webhookSecret, secret);
  const body = bytesOf(request);
  const webhooks = deps.gateways.pix.readHints(parse(body)).map(
    ({ txid, endToEndId }, index): Webhook => ({
      provider: 'pix',
      eventId: createHash('sha256').update(body).update(`:${index}`).digest('hex'),
      type: 'pix',
      orderRef: txid,
      captureRef: endToEndId,
    }),
  );
  await keepWebhooks(deps, webhooks, body);
  return { received: true as const };
}

function demandSecret(expected: string | null, given: string | null): void {
  if (expected === null) return;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  if (given !== null && timingSafeEqual(hash(given), hash(expected))) return;
  throw new Problem('page_not_found');
}

const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

function headersOf({ headers }: FastifyRequest): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Problem('malformed_body');
  }
}
