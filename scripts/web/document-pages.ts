import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';

/**
 * Screens that are documents of their own, outside the app: address → title. They load a quarter less
 * script than the app and stand before the session anyway. The build writes `<address>.html` for each
 * (the server answers an address with the document of that name, everything else with `app.html`).
 */
const ACCESS_PAGES: Record<string, string> = {
  '/local-login': 'Entrar',
  '/simple-login': 'Entrar ou criar conta',
  '/admin-login': 'Acesso da administração',
  '/esqueci-senha': 'Esqueci a senha',
  '/redefinir-senha': 'Redefinir senha',
  '/confirmar-email': 'Confirmar e-mail',
};

/** One document for every address below this one: the server gives it a policy of its own. */
const CARD_PAGE = { below: '/pagamento-cartao/', file: '/card-payment.html' };

export function documentPages(): Plugin {
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
      handler: (html, { server }) => (server ? html.replaceAll(/⟦(?:if|not):\w+⟧[\s\S]*?⟦end⟧/g, '') : html),
    },
    writeBundle({ dir }) {
      if (!dir) return;
      const template = readFileSync(join(dir, 'access.html'), 'utf8');
      for (const [address, title] of Object.entries(ACCESS_PAGES)) {
        writeFileSync(
          join(dir, `${address}.html`),
          template.replace(/<title>.*<\/title>/, `<title>${title} | Lousa</title>`),
        );
      }
      rmSync(join(dir, 'access.html'));
    },
  };
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
  if (isNavigation(request, path)) request.url = fileOf(path, '/access.html');
  next();
};

const chooseBuiltDocument: Connect.NextHandleFunction = (request, _response, next) => {
  const [path = '/'] = (request.url ?? '/').split('?');
  if (isNavigation(request, path)) request.url = fileOf(path, `${path}.html`);
  next();
};
