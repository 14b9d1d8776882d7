import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';
import { pagePolicy } from './security-headers.ts';

export const CLIENT_FOLDER = join(import.meta.dirname, '../../../../dist/web');
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const FOREVER = 'public, max-age=31536000, immutable';

/** A built document that answers a path and every address below it, with headers of its own. */
export interface ClientDocument {
  path: `/${string}`;
  /** In the folder of the built client. */
  file: `/${string}.html`;
  headers(nonce: string): Record<string, string>;
}

/**
 * Serves the built client: hashed assets for ever, precompressed where the build made that, the pages
 * rendered at build time, `documents`, and the app's shell for every other address outside /api.
 */
export async function serveClient(
  app: FastifyInstance,
  { folder = CLIENT_FOLDER, documents = [] }: { folder?: string; documents?: readonly ClientDocument[] } = {},
): Promise<void> {
  if ((await stat(folder).catch(() => null)) !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => !/\.(html|br|gz)$|\/\./.test(path),
      setHeaders: (response, path) => {
        response.header('cache-control', /[/\\]assets[/\\]/.test(path) ? FOREVER : 'no-cache');
      },
    });
  }
  const pages = new Map<string, Promise<string | null>>();
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (/^\/(api|metrics|assets)(\/|$)/.test(path)) throw new Problem('page_not_found');
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Problem('page_not_found');
    const document = documents.find((one) => path === one.path || path.startsWith(`${one.path}/`));
    const html = await findPage(folder, document?.file ?? path, pages);
    if (html === null) throw new Problem('page_not_found');
    return sendPage(request, reply, html, document);
  };
  app.get('/', answerPage);
  app.setNotFoundHandler(answerPage);
}

/** `/sobre` is `sobre.html` or `sobre/index.html` where the build made one, else the app's shell. */
async function findPage(
  folder: string,
  path: string,
  pages: Map<string, Promise<string | null>>,
): Promise<string | null> {
  const name = normalize(path)
    .replace(/\/+$/, '')
    .replace(/\.html$/, '');
  // Only plain names can be pages; whatever else is asked for must not fill the memory.
  const isPlain = /^(\/[\w-]+)*$/.test(name) && name.length < 200;
  const candidates = isPlain ? [name === '' ? '/index.html' : `${name}.html`, `${name}/index.html`] : [];
  for (const candidate of [...candidates, '/app.html']) {
    const known = pages.get(candidate);
    const html = await (known ?? readFile(join(folder, candidate), 'utf8').catch(() => null));
    if (html === null) continue;
    if (!known) pages.set(candidate, Promise.resolve(html));
    return html;
  }
  return null;
}

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
  return reply
    .headers({
      'content-security-policy': pagePolicy(nonce),
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
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
