import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect, Plugin, Rolldown, ViteDevServer } from 'vite';
import { APP_PATHS } from '../../src/shared/site/app-paths.ts';
import { nameLaterChunks, startLate } from './document-scripts.ts';
import { loadRenderer, withRenderer } from './prerender.ts';

/**
 * Screens that are documents of their own, outside the app, by their address. They load a quarter less
 * script than the app and stand before the session anyway. The build renders `<address>.html` for each
 * (the server answers an address with the document of that name, everything else with `app.html`), so that a form is
 * there before its script.
 */
const ACCESS_PAGES: Record<
  string,
  { title: string /** Its module, where it is no part of the first script. */; screen?: string }
> = {
  '/local-login': { title: 'Entrar' },
  '/simple-login': { title: 'Entrar ou criar conta' },
  '/admin-login': { title: 'Acesso da administração', screen: 'admin-login-screen.tsx' },
  '/esqueci-senha': { title: 'Esqueci a senha', screen: 'forgotten-password-screen.tsx' },
  '/redefinir-senha': { title: 'Redefinir senha', screen: 'reset-password-screen.tsx' },
  '/confirmar-email': { title: 'Confirmar e-mail', screen: 'confirm-email-screen.tsx' },
  '/manter-email': { title: 'Manter este e-mail', screen: 'keep-email-screen.tsx' },
};

/** What is asked of the module that renders; its own types stay on the other side, in the browser's project. */
interface Renderer {
  renderAccess(pathname: string): Promise<string>;
}
/** The same of what stands in the app's documents before its script. */
interface Sketcher {
  renderShellSketch(path: string): { markup: string; calls: readonly string[] };
}
const RENDERER = '/accounts/access/render-access.tsx';
const SKETCHER = '/pages/sketch/shell-sketch.tsx';
const TEMPLATE = '/access.html';

/** One document for every address below this one: the server gives it a policy of its own. */
const CARD_PAGE = { below: '/pagamento-cartao/', file: '/card-payment.html' };

/** `root` is the folder of the browser's code. */
export function documentPages(root: string): Plugin {
  return {
    name: 'lousa-document-pages',
    configureServer(server) {
      server.middlewares.use(chooseDocument);
    },
    configurePreviewServer(server) {
      server.middlewares.use(chooseBuiltDocument);
    },
    // What the server fills in is unknown while developing: such blocks are left out.
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, path, originalUrl = '' }) {
        if (!server) return html;
        const known = html.replaceAll(/⟦(?:if|not):\w+⟧[\s\S]*?⟦end⟧/g, '');
        return path === TEMPLATE ? await fillForDevelopment(server, known, originalUrl) : known;
      },
    },
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      const template = readFileSync(join(dir, TEMPLATE), 'utf8');
      await withRenderer<Renderer>(root, RENDERER, async ({ renderAccess }) => {
        for (const [address, { title, screen }] of Object.entries(ACCESS_PAGES)) {
          const named = template.replace(/<title>.*<\/title>/, `<title>${title} | Lousa</title>`);
          writeFileSync(
            join(dir, `${address}.html`),
            fill(
              afterPaint(screen ? nameLaterChunks(named, bundle, screen) : named),
              await renderAccess(address),
            ),
          );
        }
      });
      rmSync(join(dir, TEMPLATE));
      await withRenderer<Sketcher>(root, SKETCHER, ({ renderShellSketch }) =>
        writeScreens(dir, bundle, renderShellSketch),
      );
    },
  };
}

/**
 * The shell of the app once for each address of it that does not vary, with the chunk of its screen, and `app.html` for all
 * others; `/` is `home`.
 */
function writeScreens(
  dir: string,
  bundle: Rolldown.OutputBundle,
  sketch: Sketcher['renderShellSketch'],
): void {
  const shell = readFileSync(join(dir, 'app.html'), 'utf8');
  const write = (path: string, file: string, screen?: string) => {
    const { markup, calls } = sketch(path);
    const sketched = shell.replace('<div id="app">', (place) => place + markup);
    writeFileSync(join(dir, file), startLate(sketched, bundle, { screen, calls }));
  };
  for (const path of APP_PATHS.filter((one) => !one.includes('$'))) {
    const route = path === '/' ? '/index' : path;
    write(path, path === '/' ? 'home.html' : `${path}.html`, `/routes${route}.tsx?tsr-split=component`);
  }
  write('/app', 'app.html');
}

/** What is shown is there without the scripts: style sheet and fonts have the line first. */
const afterPaint = (document: string): string =>
  document.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');

/** Puts the rendered screen into its place in the document. */
function fill(document: string, markup: string): string {
  const place = /(<div id="app" data-prerendered>)(<\/div>)/;
  if (!place.test(document)) throw new Error('access.html has no place for what is rendered');
  return document.replace(place, (_all, start: string, end: string) => start + markup + end);
}

async function fillForDevelopment(server: ViteDevServer, html: string, url: string): Promise<string> {
  const { renderAccess } = await loadRenderer<Renderer>(server, RENDERER);
  return fill(html, await renderAccess(url.split('?')[0] ?? '/'));
}

const isNavigation = (request: Connect.IncomingMessage, path: string) =>
  request.method === 'GET' &&
  !path.startsWith('/api/') &&
  !path.includes('.') &&
  !path.startsWith('/@') &&
  (request.headers.accept ?? '').includes('text/html');

function fileOf(path: string, accessFile: string): string {
  if (path.startsWith(CARD_PAGE.below)) return CARD_PAGE.file;
  return path in ACCESS_PAGES ? accessFile : '/app.html';
}

const chooseDocument: Connect.NextHandleFunction = (request, _response, next) => {
  const [path = '/'] = (request.url ?? '/').split('?');
  if (isNavigation(request, path)) request.url = fileOf(path, TEMPLATE);
  next();
};

const chooseBuiltDocument: Connect.NextHandleFunction = (request, _response, next) => {
  const [path = '/'] = (request.url ?? '/').split('?');
  if (isNavigation(request, path)) request.url = fileOf(path, `${path}.html`);
  next();
};
