import { randomBytes } from 'node:crypto';

/** One answer of the emulated API. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

const NAMES: Record<number, [name: string, message: string]> = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: ['AUTHENTICATION_FAILURE', 'Authentication failed due to missing authorization header.'],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  422: ['UNPROCESSABLE_ENTITY', 'The requested action could not be performed or failed business validation.'],
  500: ['INTERNAL_SERVER_ERROR', 'An internal server error occurred.'],
};

/** An error in the shape of PayPal's v2 calls: `{name, message, debug_id, details: [{issue, description}]}`. */
export function refusal(status: number, issue?: string, description?: string): ApiAnswer {
  const [name, message] = NAMES[status] ?? ['UNKNOWN_ERROR', 'An error occurred.'];
  const details = issue ? { details: [{ issue, description: description ?? issue }] } : {};
  return { status, body: { name, message, debug_id: randomBytes(7).toString('hex'), ...details, links: [] } };
}

export const notFound = () =>
  refusal(
    404,
    'INVALID_RESOURCE_ID',
    'Specified resource ID does not exist. Please check the ID and try again.',
  );

/** An error of the OAuth calls (RFC 6749 §5.2). */
export function oauthRefusal(
  error: 'invalid_client' | 'invalid_token' | 'unsupported_grant_type',
): ApiAnswer {
  return {
    status: error === 'unsupported_grant_type' ? 400 : 401,
    body: { error, error_description: error.replaceAll('_', ' ') },
  };
}
