import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemCode } from '#shared/http/problem-codes.ts';
import { Problem } from './problem.ts';
import { drainRequest } from './uploads/drain-request.ts';

/** The one place where an error becomes an answer. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  // A refusal may come before the body was read: closing on a sender in mid-sentence would lose it.
  app.addHook('onSend', async (request, reply) => {
    const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
    if (reply.statusCode >= 400 && hasBody) await drainRequest(request.raw);
  });
}

/** Answers any error as problem+json; a defect is logged and answered without detail. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error);
  if (problem.code === 'internal') request.log.error({ err: error }, 'request failed');
  else if (problem.status >= 500) request.log.warn({ err: problem.cause ?? error }, 'a needed part is down');
  if (problem.retryAfterSeconds !== null) reply.header('retry-after', problem.retryAfterSeconds);
  if (problem.code === 'unauthorized') reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.toBody()));
}

/** Every error as the Problem it is answered as. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const code = databaseCodeOf(error);
  if (code !== null) {
    if (SENDERS_FAULT.has(code)) return new Problem('invalid_request', { cause: error });
    if (isDatabaseAway(code)) return new Problem('unavailable', { cause: error, retryAfterSeconds: 5 });
  }
  if (isDatabaseTimeout(error)) return new Problem('unavailable', { cause: error, retryAfterSeconds: 5 });
  const byFramework = frameworkCodeOf(error);
  return new Problem(byFramework ?? 'internal', { cause: error });
}

/** Texts and numbers the database cannot hold, and ids that are none. */
const SENDERS_FAULT = new Set(['22021', '22P02', '22P05', '22003', '22007', '22008', '22009', '22001']);
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);

/** SQLSTATE, or the system's code of a connection that failed; null for what is not the database's. */
function databaseCodeOf(error: unknown): string | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++) {
    const code = 'code' in at ? at.code : null;
    if (typeof code !== 'string') continue;
    if ('severity' in at && /^[0-9A-Z]{5}$/.test(code)) return code;
    if (SYSTEM_CODES.has(code) && 'syscall' in at && (isConnectionCall(at.syscall) || isQueryError(error)))
      return code;
  }
  return null;
}

/** A connection lost in the greeting fails in a `read` or `write`, which of a file never gives these codes. */
const isConnectionCall = (syscall: unknown) =>
  syscall === 'connect' || syscall === 'read' || syscall === 'write';

const isQueryError = (error: unknown) => error instanceof Error && 'query' in error;

/**
 * 08 connection, 53 no resources, 57P shutting down, starting or cancelled; 25P03 idle too long; 40001 and 40P01 a
 * transaction that gave way to another, which nothing of came of: trying again is all there is to do.
 */
const isDatabaseAway = (code: string) =>
  SYSTEM_CODES.has(code) || /^(08|53|57P)/.test(code) || RETRIABLE.has(code);
const RETRIABLE = new Set(['57014', '25P03', '40001', '40P01']);

/** pg names no code for a pool that gave no connection in time or a connection cut in mid-query. */
function isDatabaseTimeout(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++) {
    if (
      /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
        at.message,
      )
    )
      return true;
  }
  return false;
}

const FRAMEWORK_CODES: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_ERR_CTP_INVALID_TYPE: 'unsupported_media',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media',
  FST_ERR_NOT_FOUND: 'page_not_found',
  FST_ERR_BAD_URL: 'page_not_found',
};

/** What Fastify and its plugins refuse by themselves: all of it is about the request. */
function frameworkCodeOf(error: unknown): ProblemCode | null {
  if (!(error instanceof Error)) return null;
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code && FRAMEWORK_CODES[code]) return FRAMEWORK_CODES[code];
  if (statusCode === undefined || statusCode >= 500 || statusCode < 400) return null;
  return statusCode === 413
    ? 'body_too_large'
    : statusCode === 404 || statusCode === 403
      ? 'page_not_found'
      : 'malformed_body';
}
