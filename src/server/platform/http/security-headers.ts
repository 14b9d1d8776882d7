import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/platform/config.ts';

/** What an answer that is no page may do in a browser: nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Sources of each directive. `nonce` stands for the page's own nonce. */
type Directives = Record<string, readonly string[]>;

const OF_EVERY_PAGE: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", 'nonce'],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

/**
 * The policy of our own pages: no third party, no inline script, styles only with the page's nonce. `added` are
 * sources for a document that cannot do without others.
 */
export function pagePolicy(nonce: string, added: Directives = {}): string {
  const names = [...new Set([...Object.keys(OF_EVERY_PAGE), ...Object.keys(added)])];
  return names
    .map((name) => [name, ...(OF_EVERY_PAGE[name] ?? []), ...(added[name] ?? [])])
    .map((directive) => directive.map((part) => (part === 'nonce' ? `'nonce-${nonce}'` : part)).join(' '))
    .join('; ');
}

/** Headers of every answer; a page replaces the policy by its own. */
export function sendSecurityHeaders(app: FastifyInstance, config: Config): void {
  const isHttps = config.publicUrl.startsWith('https:');
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': NOTHING,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    });
  });
}
