import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/platform/config.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import type { Access } from '#shared/http/endpoint.ts';
import type { Role } from '#shared/roles.ts';
import { Problem } from './problem.ts';

/** Who makes the request, as the server keeps it. */
export interface Session {
  sessionId: string;
  userId: string;
  role: Role;
  user: User;
}
/** What a request names its session by. */
export interface CarriedToken {
  token: string;
  from: 'bearer' | 'cookie';
  /** The session cookie beside a bearer token: a session begun in a browser wants both. */
  cookie: string | null;
}
/** Looks up what a request carries; null where it is unknown, incomplete, ended or over. */
export type SessionResolver = (carried: CarriedToken) => Promise<Session | null>;

const COOKIE_LIFE_SECONDS = 7 * 24 * 3600;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const resolverKey: unique symbol = Symbol('sessionResolver');

declare module 'fastify' {
  interface FastifyInstance {
    [resolverKey]: { resolve: SessionResolver | null; config: Config } | null;
  }
}

/** Prepares the app for sessions; the accounts feature then names the resolver. */
export function prepareSessions(app: FastifyInstance, config: Config): void {
  app.decorate(resolverKey, { resolve: null, config });
}

/** Called once, by the accounts feature, with the look-up of a token. */
export function setSessionResolver(app: FastifyInstance, resolve: SessionResolver): void {
  const sessions = app[resolverKey];
  if (!sessions) throw new Error('prepareSessions has not run');
  sessions.resolve = resolve;
}

export const sessionCookieName = (config: Config): string =>
  isHttps(config) ? '__Host-lousa_session' : 'lousa_session';

/**
 * Whether a browser's page makes the request: scripts can neither set nor leave out this header. Browsers send it over
 * https and to the machine itself.
 */
export const isFromPage = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-site'] !== undefined;

/** Sets the cookie half of a session; call it at sign-in beside answering the bearer token. */
export function setSessionCookie(reply: FastifyReply, config: Config, cookie: string): void {
  reply.setCookie(sessionCookieName(config), cookie, {
    ...cookieOptions(config),
    maxAge: COOKIE_LIFE_SECONDS,
  });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(sessionCookieName(config), cookieOptions(config));
}

/** The token a request carries: bearer first, else the cookie. */
export function tokenOf(request: FastifyRequest, config: Config): CarriedToken | null {
  const header = request.headers.authorization;
  const cookie = request.cookies[sessionCookieName(config)] || null;
  if (header !== undefined) {
    const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? [];
    return token ? { token, from: 'bearer', cookie } : null;
  }
  return cookie ? { token: cookie, from: 'cookie', cookie } : null;
}

/**
 * Judges a request by what its endpoint demands, before its body is read. Throws Problem
 * `unauthorized`, `foreign_origin`, `forbidden` or `editors_only`. A public endpoint gets a session
 * only where a valid one is carried.
 */
export async function judgeAccess(request: FastifyRequest, access: Access): Promise<Session | null> {
  const sessions = request.server[resolverKey];
  const carried = sessions ? tokenOf(request, sessions.config) : null;
  const session =
    carried && sessions?.resolve && carried.token.length <= 200 ? await sessions.resolve(carried) : null;
  if (access === 'public') return session;
  if (!session || !sessions || !carried) throw new Problem('unauthorized');
  if (carried.from === 'cookie' && !SAFE_METHODS.has(request.method))
    demandOwnOrigin(request, sessions.config);
  if (access !== 'signed_in' && !access.includes(session.role)) {
    throw new Problem(access.length === 1 && access[0] === 'editor' ? 'editors_only' : 'forbidden');
  }
  return session;
}

/** A page elsewhere can make a browser send the cookie, but never our own Origin. */
function demandOwnOrigin(request: FastifyRequest, config: Config): void {
  if (request.headers.origin !== new URL(config.publicUrl).origin) throw new Problem('foreign_origin');
}

const isHttps = (config: Config) => config.publicUrl.startsWith('https:');
const cookieOptions = (config: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) }) as const;
