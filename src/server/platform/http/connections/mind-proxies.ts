import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/platform/config.ts';
import type { Log } from '#server/platform/log.ts';
import { plainAddress } from './network-of.ts';

const WARN_EVERY_MS = 3_600_000;

/** Gives every request its plain address as `request.ip`, and says so where the proxies are not told of. */
export function mindProxies(app: FastifyInstance, config: Config, log: Log): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // A client that has gone meanwhile leaves no address.
    const plain = plainAddress(request.ip ?? '');
    if (plain !== request.ip) Object.defineProperty(request, 'ip', { value: plain });
    done();
  });
  if (config.trustedProxies > 0) return;
  if (config.publicUrl.startsWith('https:')) {
    // Not for an app that only answers itself, as in tests.
    app.addHook('onListen', (done) => {
      log.warn(
        'PUBLIC_URL is https, so a proxy stands before this server: set TRUST_PROXY. All share one limit',
      );
      done();
    });
  }
  let warnedAt = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', (request, _reply, done) => {
    const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
    if (isForwarded && performance.now() - warnedAt > WARN_EVERY_MS) {
      warnedAt = performance.now();
      log.warn('X-Forwarded-For arrives while TRUST_PROXY=0: limits count everybody behind the proxy as one');
    }
    done();
  });
}
