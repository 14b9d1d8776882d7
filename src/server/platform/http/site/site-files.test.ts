import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { loadConfig } from '#server/platform/config.ts';
import { APP_PATHS } from '#shared/site/app-paths.ts';
import { PUBLIC_PATHS } from '#shared/site/public-pages.ts';
import { publishSiteFiles } from './site-files.ts';

async function read(url: string) {
  const app = fastify();
  publishSiteFiles(app, loadConfig({ PUBLIC_URL: 'https://lousa.test/' }));
  const answer = await app.inject({ url, headers: { host: 'evil.test' } });
  return { text: answer.body, headers: answer.headers };
}

it('asks search engines to leave calls and screens alone, and no page that is made to be found', async () => {
  const { text, headers } = await read('/robots.txt');
  const closed = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
  const isClosed = (path: string) => closed.some((prefix) => path.startsWith(prefix));
  expect(APP_PATHS.filter((path) => path !== '/' && !isClosed(path))).toEqual([]);
  for (const path of ['/api/docs', '/pagamento-cartao/1', '/redefinir-senha?token=x'])
    expect(isClosed(path), path).toBe(true);
  expect(['/', ...PUBLIC_PATHS].filter(isClosed)).toEqual([]);
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

it('names every public page under the address of the installation, whatever host was asked', async () => {
  const { text } = await read('/sitemap.xml');
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(PUBLIC_PATHS.map((path) => `https://lousa.test${path}`));
  expect((await read('/robots.txt')).text).toContain('Sitemap: https://lousa.test/sitemap.xml');
});
