import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '#server/platform/config.ts';
import { APP_PATHS } from '#shared/site/app-paths.ts';
import { PUBLIC_PATHS } from '#shared/site/public-pages.ts';

/** What search engines are asked to leave alone: calls, and screens that show a visitor nothing. */
const PRIVATE = [
  '/api/',
  ...APP_PATHS.filter((path) => path !== '/').map((path) => path.replace(/\$.*/, '')),
  '/pagamento-cartao/',
  '/redefinir-senha',
  '/confirmar-email',
  '/manter-email',
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
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(text);
  app.get('/robots.txt', (_request, reply) => send(reply, 'text/plain', robots));
  app.get('/sitemap.xml', (_request, reply) => send(reply, 'application/xml', sitemap));
}
