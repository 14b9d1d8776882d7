import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { beforePaint } from './scripts/web/before-paint.ts';
import { budgets } from './scripts/web/budgets.ts';
import { documentPages } from './scripts/web/document-pages.ts';
import { gallery } from './scripts/web/gallery.ts';
import { leanContracts } from './scripts/web/lean-contracts.ts';
import { precompress } from './scripts/web/precompress.ts';
import { sharedChunks } from './scripts/web/shared-chunks.ts';
import { sitePages } from './scripts/web/site-pages.ts';

const web = resolve(import.meta.dirname, 'src/web');

export default defineConfig({
  root: web,
  publicDir: resolve(web, 'static'),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: resolve(web, 'routes'),
      generatedRouteTree: resolve(web, 'route-tree.gen.ts'),
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
      disableLogging: true,
    }),
    leanContracts(),
    react(),
    tailwindcss(),
    // The pages first: who chooses a document for everything else comes after them.
    sitePages(web),
    gallery(),
    documentPages(web),
    beforePaint(web),
    precompress(),
    budgets(),
  ],
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    // Inlined files would need `data:` in the policy of fonts and scripts; all stay files of our own.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: sharedChunks(web) } },
      input: {
        app: resolve(web, 'app.html'),
        access: resolve(web, 'access.html'),
        card: resolve(web, 'card-payment.html'),
        public: resolve(web, 'public.ts'),
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false } },
  },
});
