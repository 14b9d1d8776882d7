import type { Rolldown } from 'vite';
import { chunksOf } from './chunks-of.ts';

const FIRST = /<script type="module" crossorigin src="\/assets\/app-[^"]+"><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;

/**
 * The app's document with nothing but the names of its scripts, in the order in which they need one another: the head's
 * script loads them once the document was painted (platform/start-after-paint.ts). `screen` is how the name of the module of the
 * screen ends that the address shows; without it the app finds out itself.
 */
export function startLate(document: string, bundle: Rolldown.OutputBundle, screen?: string): string {
  const [script] = FIRST.exec(document) ?? [];
  if (!script) throw new Error('app.html has no first script to start');
  const files = new Set([...chunksOf(bundle, '/app.html'), ...(screen ? chunksOf(bundle, screen) : [])]);
  const list = [...files].map((file) => `/${file}`).join(' ');
  return document.replaceAll(PRELOAD, '').replace(script, `<meta name="lousa-scripts" content="${list}">`);
}
