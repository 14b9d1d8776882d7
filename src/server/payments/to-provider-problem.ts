import { Problem } from '#server/platform/http/problem.ts';
import { GatewayError } from './money/gateway-error.ts';

/** What a provider's failure is to the person at the screen; anything else stays what it is. */
export function toProviderProblem(error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error;
  if (error.failure === 'unknown')
    return new Problem('provider_unavailable', { cause: error, retryAfterSeconds: 10 });
  return new Problem('provider_refused', { cause: error });
}
