import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { Config } from '#server/platform/config.ts';
import type { Log } from '#server/platform/log.ts';
import { answerBrokenRequest } from './connections/answer-broken-request.ts';
import { answerError, handleErrors } from './errors.ts';
import { mountedEndpoints } from './implement.ts';
import { Problem } from './problem.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { prepareSessions } from './session.ts';

const MAX_JSON_BYTES = 1024 * 1024;
/** No call of ours nests deeper than three; what walks a body by recursion must not run out of stack. */
const MAX_JSON_DEPTH = 32;
/** Ten megabytes from a phone with a weak signal: 150 kbit/s must do. */
const SLOWEST_REQUEST_MS = 600_000;

/** The HTTP server without routes: parsing, errors, headers, sessions. It does not listen. */
export async function createHttpApp(config: Config, log: Log): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: MAX_JSON_BYTES,
    forceCloseConnections: 'idle',
    requestTimeout: SLOWEST_REQUEST_MS,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket),
  }) as unknown as FastifyInstance;
  handleErrors(app);
  sendSecurityHeaders(app, config);
  acceptJsonOnly(app);
  app.decorateRequest('session', null);
  app.decorate(mountedEndpoints, []);
  prepareSessions(app, config);
  await app.register(cookie);
  await app.register(multipart);
  return app;
}

/** JSON and multipart are read, everything else is a 415. A JSON call without a body is one with none. */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    parse(request, String(body), (error, value) => {
      if (!error && !isNestedWithin(value, MAX_JSON_DEPTH)) done(new Problem('malformed_body'), undefined);
      else done(error, value);
    });
  });
}

function isNestedWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isNestedWithin(part, levels - 1));
}
