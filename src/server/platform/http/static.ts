import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/platform/config.ts';
import { isAppPath } from '#shared/site/app-paths.ts';
import { factMark } from '#shared/site/public-pages.ts';
import { Problem } from './problem.ts';
import { pagePolicy } from './security-headers.ts';
import { tokenOf } from './session.ts';
import { fillPage } from './site/fill-page.ts';
import { openPages } from './site/find-page.ts';
import { siteFactsOf } from './site/site-facts.ts';
import { publishSiteFiles } from './site/site-files.ts';

export const CLIENT_FOLDER = join(import.meta.dirname, '../../../../dist/web');
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const SATISFACTION = factMark('satisfaction');
const FOREVER = 'public, max-age=31536000, immutable';

/** A built document that answers a path and every address below it, with headers of its own. */
export interface ClientDocument {
  path: `/${string}`;
  /** In the folder of the built client. */
  file: `/${string}.html`;
  headers(nonce: string): Record<string, string>;
}

export interface ClientOptions {
  folder?: string;
  documents?: readonly ClientDocument[];
  /** Share of content customers, 0…1; null before it is known. Asked for each page. */
  satisfaction?: () => Promise<number | null>;
}

/**
 * Serves the built client: hashed assets for ever, precompressed where the build made that, the pages
 * rendered at build time (`/` for visitors is the landing page), `documents`, the app's shell for its own
 * addresses, and the page of what is not there for every other one outside /api.
 */
export async function serveClient(
  app: FastifyInstance,
  config: Config,
  { folder = CLIENT_FOLDER, documents = [], satisfaction = async () => null }: ClientOptions = {},
): Promise<void> {
  if ((await stat(folder).catch(() => null)) !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      // One route a file, listed once: asked for by a wildcard, each file has its folders read for its spelling, a
      // quarter of the processor's work while pages load.
      wildcard: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => !/\.(html|br|gz)$|\/\./.test(path),
      setHeaders: (response, path) => {
        response.header('cache-control', /[/\\]assets[/\\]/.test(path) ? FOREVER : 'no-cache');
      },
    });
  }
  publishSiteFiles(app, config);
  const pages = openPages(folder);
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (/^\/(api|metrics|assets)(\/|$)/.test(path)) throw new Problem('page_not_found');
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Problem('page_not_found');
    const document = documents.find((one) => path === one.path || path.startsWith(`${one.path}/`));
    const file = document?.file ?? (path === '/' ? homeFile(request, config) : null);
    const html = file && (await pages.load(file));
    const page = html ? ({ html, status: 200 } as const) : await pages.find(path);
    if (page === null) throw new Problem('page_not_found');
    if (path === '/') reply.header('vary', 'cookie');
    // A search engine finds nothing on the screens of the app; `/` is the landing page to it.
    else if (isAppPath(path)) reply.header('x-robots-tag', 'noindex');
    // Measured for pages that say it, which are served whatever becomes of the measuring.
    const share = page.html.includes(SATISFACTION) ? await satisfaction().catch(() => null) : null;
    const filled = fillPage(page.html, siteFactsOf(config, share));
    return sendPage(request, reply.code(page.status), filled, document);
  };
  app.get('/', answerPage);
  app.setNotFoundHandler(answerPage);
}

/** What `/` is: the app where the request carries a session, whether or not it still lives. */
const homeFile = (request: FastifyRequest, config: Config) =>
  tokenOf(request, config) ? '/home.html' : '/landing.html';

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  document?: ClientDocument,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const { body, encoding } = await compress(
    html.replaceAll(NONCE_PLACEHOLDER, nonce),
    request.headers['accept-encoding'] ?? '',
  );
  if (encoding) reply.header('content-encoding', encoding);
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
  return reply
    .headers({
      'content-security-policy': pagePolicy(nonce),
      'cache-control': 'no-cache',
      vary,
      ...document?.headers(nonce),
    })
    .type('text/html; charset=utf-8')
    .send(body);
}

async function compress(html: string, accepted: string): Promise<{ body: Buffer; encoding: string | null }> {
  if (/\bbr\b/.test(accepted)) {
    const body = await promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return { body, encoding: 'br' };
  }
  if (/\bgzip\b/.test(accepted)) return { body: await promisify(gzip)(html), encoding: 'gzip' };
  return { body: Buffer.from(html), encoding: null };
}
