import type { Rolldown } from 'vite';
import { chunksOf } from './chunks-of.ts';

/**
 * The document with the chunk of the screen that its address shows, and with what that needs: the browser asks for them
 * beside the first script instead of after it. `screen` is how the name of the screen's module ends.
 */
export function nameLaterChunks(document: string, bundle: Rolldown.OutputBundle, screen: string): string {
  const links = chunksOf(bundle, screen)
    .filter((file) => !document.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">\n  `);
  return document.replace('</head>', `${links.join('')}</head>`);
}
