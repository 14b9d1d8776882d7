import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/platform/config.ts';
import { networkOf } from '#server/platform/http/connections/network-of.ts';
import { isFromPage } from '#server/platform/http/session.ts';
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

const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system of a user agent in pt-BR words, such as 'Chrome no Windows'; order of the lists matters. */
export function describeDevice(userAgent: string | undefined): string {
  const browser = find(BROWSERS, userAgent);
  const system = find(SYSTEMS, userAgent);
  if (browser && system) return `${browser} no ${system}`;
  return browser ?? (system ? `Navegador no ${system}` : 'Dispositivo desconhecido');
}

function find(names: [RegExp, string][], userAgent = ''): string | null {
  return names.find(([mark]) => mark.test(userAgent))?.[1] ?? null;
}
