import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/platform/config.ts';
import { PUBLIC_PATHS } from '#shared/site/public-pages.ts';

/** What search engines are asked to leave alone: calls, and screens that show a visitor nothing. */
const PRIVATE = [
  '/api/',
  '/analysis/',
  '/dashboard',
  '/admin',
  '/editor',
  '/configuracoes',
  '/pagamento-cartao/',
];
const XML_ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;' };

/** `/robots.txt` and `/sitemap.xml`, which name the installation's own address. */
export function publishSiteFiles(app: FastifyInstance, { publicUrl }: Config): void {
  const site = publicUrl.replace(/\/+$/, '');
  const robots = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
  const addresses = PUBLIC_PATHS.map((path) => `${site}${path}`);
  const entries = addresses
    .map(
      (address) => `<url><loc>${address.replaceAll(/[&<]/g, (sign) => XML_ESCAPES[sign] ?? '')}</loc></url>`,
    )
    .join('\n');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`;
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
}
