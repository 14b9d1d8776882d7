import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { gallery } from './gallery.ts';

it('the development server answers /gallery with the page of the pieces, whatever piece is asked for', async () => {
  const server = await createServer({
    root: resolve(import.meta.dirname, '../../src/web'),
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    plugins: [gallery()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const http = createHttpServer(server.middlewares).listen(0, '127.0.0.1');
  try {
    await new Promise((done) => http.once('listening', done));
    const base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    for (const path of ['/gallery', '/gallery?peca=dialog/long']) {
      const answer = await fetch(base + path, { headers: { accept: 'text/html' } });
      expect([path, answer.status, await answer.text()]).toEqual([
        path,
        200,
        expect.stringContaining('src="/gallery/gallery.tsx"'),
      ]);
    }
  } finally {
    http.close();
    await server.close();
  }
});

it('the build knows nothing of it', () => {
  expect(gallery().apply).toBe('serve');
});
