import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { Config } from '#server/platform/config.ts';
import type { Log } from '#server/platform/log.ts';
import { answerBrokenRequest } from './connections/answer-broken-request.ts';
import { mindConnections } from './connections/mind-connections.ts';
import { mindProxies } from './connections/mind-proxies.ts';
import { chooseMaxConnections, readDescriptorLimit } from './connections/read-descriptor-limit.ts';
import { answerError, handleErrors } from './errors.ts';
import { mountedEndpoints } from './implement.ts';
import { Problem } from './problem.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { prepareSessions } from './session.ts';

const MAX_JSON_BYTES = 1024 * 1024;
/** No call of ours nests deeper than three; what walks a body by recursion must not run out of stack. */
const MAX_JSON_DEPTH = 32;
const HEADERS_WITHIN_MS = 15_000;
const SWEEP_EVERY_MS = 5000;
/** How long a connection rests between two requests: a proxy must be the one to close its own. */
const REST_MS = { direct: 20_000, behindProxy: 72_000 };

/** The HTTP server without routes: parsing, errors, headers, sessions. It does not listen. */
export async function createHttpApp(config: Config, log: Log): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    genReqId: nameRequests(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: MAX_JSON_BYTES,
    forceCloseConnections: 'idle',
    // A body is held to a rate instead: ten megabytes from a phone with a weak signal take their time.
    requestTimeout: 0,
    keepAliveTimeout: config.trustedProxies > 0 ? REST_MS.behindProxy : REST_MS.direct,
    http: { headersTimeout: HEADERS_WITHIN_MS, connectionsCheckingInterval: SWEEP_EVERY_MS },
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket),
  }) as unknown as FastifyInstance;
  limitConnections(app, config.maxConnections);
  handleErrors(app);
  mindProxies(app, config, log);
  sendSecurityHeaders(app, config);
  acceptJsonOnly(app);
  app.decorateRequest('session', null);
  app.decorate(mountedEndpoints, []);
  prepareSessions(app, config);
  await app.register(cookie);
  await app.register(multipart);
  return app;
}

function limitConnections(app: FastifyInstance, asked: number | null): void {
  const most = asked ?? chooseMaxConnections(readDescriptorLimit());
  // Where every connection is at work, what comes beyond is closed at once.
  app.server.maxConnections = most + Math.ceil(most / 10);
  const { sweep } = mindConnections(app.server, {
    most,
    silentMs: HEADERS_WITHIN_MS,
    bodyBytesPerSecond: 4000,
    bodyPatienceMs: 60_000,
    bodyPatienceWhenFullMs: 10_000,
  });
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  timer.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

/** Ids that tell requests of several processes, and of one before and after a restart, apart in the log. */
function nameRequests(): () => string {
  const process = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
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
