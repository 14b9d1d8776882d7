import { Problem } from '#server/platform/http/problem.ts';

/**
 * What a call to a provider can end in besides an answer.
 * `unknown`: no answer or a 5xx: it may have happened, ask before saying anything.
 * `refused`: the provider said no for good, `issue` is its own word for why.
 * `not_found`: the provider knows nothing by that name.
 */
export type GatewayFailure = 'unknown' | 'refused' | 'not_found';

/** Thrown by every gateway, never anything else. The message carries no personal data: it is logged. */
export class GatewayError extends Error {
  override name = 'GatewayError';
  readonly failure: GatewayFailure;
  /** Such as `INSTRUMENT_DECLINED` or `CobOperacaoInvalida`; null where the provider named none. */
  readonly issue: string | null;
  /** The provider's own id of the call, for its support. */
  readonly debugId: string | null;

  constructor(
    failure: GatewayFailure,
    about: {
      operation: string;
      status?: number;
      issue?: string | null;
      debugId?: string | null;
      cause?: unknown;
    },
  ) {
    const { operation, status, issue, debugId, cause } = about;
    super([operation, failure, status, issue, debugId].filter((part) => part != null).join(' '), { cause });
    this.failure = failure;
    this.issue = issue ?? null;
    this.debugId = debugId ?? null;
  }
}

/** What a provider's failure is to the person at the screen; anything else stays what it is. */
export function toProviderProblem(error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error;
  if (error.failure === 'unknown')
    return new Problem('provider_unavailable', { cause: error, retryAfterSeconds: 10 });
  return new Problem('provider_refused', { cause: error });
}
