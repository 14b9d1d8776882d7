import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import {
  NOT_FOUND_PATH,
  PUBLIC_PATHS,
  type PublicPath,
  type SitePath,
} from '../../src/shared/site/public-pages.ts';
import { analyseSample, type Sample } from './analyse-sample.ts';
import { loadRenderer, withRenderer } from './prerender.ts';

/** What is asked of the module that renders; its own types stay on the other side, in the browser's project. */
interface Renderer {
  renderSitePage(
    path: SitePath,
    assets: { script: string; stylesheet: string; fonts: readonly string[] },
    sample: Sample,
  ): string;
}
const RENDERER = '/public/render-site.tsx';
const ENTRY = 'public';
/** The faces of the first screen; the handwriting may come later. */
const FIRST_FONTS = /^assets\/(gabarito|atkinson)-.*\.woff2$/;

const isSitePath = (path: string): path is PublicPath => (PUBLIC_PATHS as readonly string[]).includes(path);

/** Writes each public page as a document of its own into the build, and answers it while developing. */
export function sitePages(root: string): Plugin {
  return {
    name: 'lousa-site-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = '/'] = (request.url ?? '/').split('?');
        if (!isSitePath(path)) return next();
        renderForDevelopment(server, path).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    },
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      const files = Object.values(bundle);
      const entry = files.find((file) => file.type === 'chunk' && file.isEntry && file.name === ENTRY);
      const [stylesheet] = (entry?.type === 'chunk' && [...(entry.viteMetadata?.importedCss ?? [])]) || [];
      if (!entry || !stylesheet)
        throw new Error('the build has no script or style sheet for the public pages');
      const fonts = files.map(({ fileName }) => fileName).filter((name) => FIRST_FONTS.test(name));
      const assets = {
        script: `/${entry.fileName}`,
        stylesheet: `/${stylesheet}`,
        fonts: fonts.map((font) => `/${font}`),
      };
      const sample = await analyseSample();
      await withRenderer<Renderer>(root, RENDERER, ({ renderSitePage }) => {
        for (const path of [...PUBLIC_PATHS, NOT_FOUND_PATH] as const) {
          const file = join(dir, `${path}.html`);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, renderSitePage(path, assets, sample));
        }
      });
    },
  };
}

async function renderForDevelopment(server: ViteDevServer, path: PublicPath): Promise<string> {
  const { renderSitePage } = await loadRenderer<Renderer>(server, RENDERER);
  const assets = { script: '/public.ts', stylesheet: '/styles/public.css', fonts: [] };
  const html = renderSitePage(path, assets, await analyseSample());
  return server.transformIndexHtml(path, html);
}
