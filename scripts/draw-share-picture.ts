import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './testing/find-chromium.ts';

/**
 * Draws the picture that shared links show: the landing page's board, 1200 × 630, from a running product.
 * `node scripts/draw-share-picture.ts http://127.0.0.1:3000`, after a change of the hero; the result is committed.
 */
const [site = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const executablePath = findChromium();
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  colorScheme: 'light',
  // For the style sheet below alone.
  bypassCSP: true,
  reducedMotion: 'reduce',
});
await page.goto(`${site}/landing`);
await page.addStyleTag({
  content: `
    header > div > :not(:first-child), .help, main h1 ~ div, main h1 ~ ul { display: none !important }
    main > section:first-child { height: 630px; display: flex; flex-direction: column }
    main > section:first-child > .page-width { flex: 1; grid-template-columns: 1fr 31rem }
  `,
});
await page.evaluate('document.fonts.ready');
await page.screenshot({ path: resolve(import.meta.dirname, '../src/web/static/compartilhar.png') });
await browser.close();
