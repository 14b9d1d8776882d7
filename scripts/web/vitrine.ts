import type { Plugin } from 'vite';

const ADDRESS = '/vitrine';

/**
 * Answers `/vitrine` with the page that shows every piece of `src/web/ui`. In development only: it is neither an input
 * of the build nor a route of the app.
 */
export function vitrine(): Plugin {
  return {
    name: 'lousa-vitrine',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path, search] = (request.url ?? '').split('?');
        if (path === ADDRESS) request.url = `${ADDRESS}/index.html${search ? `?${search}` : ''}`;
        next();
      });
    },
  };
}
