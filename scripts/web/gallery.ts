import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin, preview } from 'vite';
import { freePort } from '#scripts/testing/free-port.ts';

const WEB = resolve(import.meta.dirname, '../../src/web');
const ADDRESS = '/gallery';

/**
 * Answers `/gallery` with the page that shows every piece of `src/web/ui`. In development only: it is neither an input
 * of the build nor a route of the app.
 */
export function gallery(): Plugin {
  return {
    name: 'lousa-gallery',
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

/**
 * The page of the pieces, built into a folder of its own and served from there, for the browser tests. Built, because
 * two hundred modules one by one keep a slow machine waiting at each opening, and a development server in the same
 * folder shares its cache; with React's development checks, because what they complain of is a fault of a piece.
 */
export async function serveGallery(): Promise<{ origin: string; close: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'lousa-gallery-'));
  const settings = { root: WEB, configFile: false, logLevel: 'error' } as const;
  await build({
    ...settings,
    mode: 'development',
    publicDir: resolve(WEB, 'static'),
    plugins: [react(), tailwindcss()],
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { input: resolve(WEB, 'gallery/index.html') },
    },
  });
  const port = await freePort();
  const server = await preview({
    ...settings,
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
