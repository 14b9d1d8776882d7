import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';

/**
 * Loads a module of the browser's code with all it imports and hands it to `use`: what the build renders to HTML. The
 * types of the module stay on the other side, in the browser's project, so the caller names what it asks for.
 */
export async function withRenderer<Renderer>(
  root: string,
  module: string,
  use: (renderer: Renderer) => void | Promise<void>,
): Promise<void> {
  const server = await createServer({
    root,
    configFile: false,
    // Not the one of a development server that may be running meanwhile.
    cacheDir: join(root, '../../node_modules/.vite-prerender'),
    plugins: [react()],
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await use(await loadRenderer<Renderer>(server, module));
  } finally {
    await server.close();
  }
}

/** The same from the development server, always as the sources are now. */
export const loadRenderer = async <Renderer>(server: ViteDevServer, module: string): Promise<Renderer> =>
  (await server.ssrLoadModule(module)) as Renderer;
