import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/platform/config.ts';
import { networkOf } from '#server/platform/http/connections/network-of.ts';
import { isFromPage } from '#server/platform/http/session.ts';
import { describeDevice } from './describe-device.ts';
import type { From } from './known-places.ts';

const LIFE_SECONDS = 180 * 24 * 3600;

const isHttps = (config: Config) => config.publicUrl.startsWith('https:');
const nameOf = (config: Config) => (isHttps(config) ? '__Host-lousa_browser' : 'lousa_browser');

/** The cookie a browser is known by to those who signed in there; it opens nothing. */
const readBrowserCookie = (request: FastifyRequest, config: Config): string | null =>
  request.cookies[nameOf(config)] || null;

/** Sets it, where there is one. Unlike the session's it stays at sign-out. */
export function setBrowserCookie(reply: FastifyReply, config: Config, cookie: string | null): void {
  if (cookie === null) return;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) } as const;
  reply.setCookie(nameOf(config), cookie, { ...options, maxAge: LIFE_SECONDS });
}

/** Where a request comes from, as far as it shows. */
export const originOf = (request: FastifyRequest, config: Config): From => ({
  address: networkOf(request.ip),
  browser: readBrowserCookie(request, config),
  device: describeDevice(request.headers['user-agent']),
  ip: request.ip,
  isFromPage: isFromPage(request),
});
