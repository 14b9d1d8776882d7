import { GatewayError, type GatewayFailure } from '#server/payments/money/gateway-error.ts';
import { errorSchema } from '#server/payments/providers/paypal/paypal-schemas.ts';

/** Refusals that only say that an earlier call with the same effect is still under way. */
const UNDER_WAY = new Set(['ORDER_COMPLETION_IN_PROGRESS', 'PREVIOUS_REQUEST_IN_PROGRESS']);
/** Not judged: haste, a call under way, or credentials that are wrong today. */
const MAY_HAVE_HAPPENED = new Set([401, 408, 409, 429]);

/** What a status other than 2xx means; `answer` is the body if it was JSON. Nothing of it is kept but codes. */
export function toGatewayError(operation: string, status: number, answer: unknown): GatewayError {
  const parsed = errorSchema.safeParse(answer);
  const { name, error, debug_id: debugId, details } = parsed.success ? parsed.data : {};
  const issue = details?.[0]?.issue ?? name ?? error ?? null;
  return new GatewayError(failureOf(status, issue), { operation, status, issue, debugId: debugId ?? null });
}

function failureOf(status: number, issue: string | null): GatewayFailure {
  if (status < 400 || status >= 500 || MAY_HAVE_HAPPENED.has(status)) return 'unknown';
  if (status === 404) return 'not_found';
  return issue !== null && UNDER_WAY.has(issue) ? 'unknown' : 'refused';
}
