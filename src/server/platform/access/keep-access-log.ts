import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import { plainAddress, portIn } from '#server/platform/http/connections/network-of.ts';
import { type AccessRecords, openAccessRecords, type Visit } from './access-records.ts';

/** What is noted of use, for tests and the end of the process. */
export const accessRecords: unique symbol = Symbol('accessRecords');

declare module 'fastify' {
  interface FastifyInstance {
    [accessRecords]: AccessRecords;
  }
}

/** Files of the built client, which go with a page, and what machines ask for. */
const isUse = (request: FastifyRequest) =>
  request.routeOptions.url !== '/*' && !/^\/(api\/health|metrics|assets)\b/.test(request.url);
const isProbe = (request: FastifyRequest) => /^\/(api\/health|metrics)\b/.test(request.url);

/**
 * Two records of every request. The log gets a line with its id and nothing personal: the pattern of the address rather
 * than the address, no account, no network. What the law wants kept in secrecy (who, from where, when) goes to a table
 * that no screen reads.
 */
export function keepAccessLog(app: FastifyInstance, deps: Pick<AppDeps, 'database' | 'clock' | 'log'>): void {
  const { clock } = deps;
  const records = openAccessRecords(deps);
  const visits = new WeakMap<FastifyRequest, Visit>();
  const sentBefore = new WeakMap<FastifyRequest, number>();
  app.decorate(accessRecords, records);
  app.addHook('onRequest', (request, _reply, done) => {
    sentBefore.set(request, request.raw.socket.bytesWritten ?? 0);
    done();
  });
  const note = (request: FastifyRequest) => {
    if (!isUse(request)) return;
    const { userId = null, sessionId = null } = request.session ?? {};
    const whence = { address: plainAddress(request.ip ?? ''), port: portOf(request) };
    visits.set(request, records.note({ userId, sessionId, ...whence }, clock.now()));
  };
  // The session is known by now, and a stream of events goes on for hours.
  app.addHook('preHandler', (request, _reply, done) => {
    note(request);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const visit = visits.get(request);
    if (visit) records.extend(visit, clock.now());
    else note(request);
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      bytes: (request.raw.socket.bytesWritten ?? 0) - (sentBefore.get(request) ?? 0),
    };
    request.log[isProbe(request) ? 'debug' : 'info'](line, 'request');
    done();
  });
  app.addHook('onClose', () => records.close());
}

/** The client's port: of the connection, or what the trusted proxy wrote behind the address. */
function portOf(request: FastifyRequest): number | null {
  const outermost = request.ips?.at(-1);
  if (!outermost || request.ips?.length === 1) return request.socket.remotePort ?? null;
  return portIn(outermost);
}
