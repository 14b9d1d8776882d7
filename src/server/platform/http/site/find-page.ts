import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAppPath } from '#shared/site/app-paths.ts';

/** Built documents that are no address of their own. */
const PARTS = new Set(['/app', '/home', '/404', '/card-payment']);

export interface FoundPage {
  html: string;
  status: 200 | 404;
}

/** Reads the built pages of a folder, each once. */
export function openPages(folder: string) {
  const read = new Map<string, string>();
  const load = async (file: string): Promise<string | null> => {
    const known = read.get(file);
    if (known !== undefined) return known;
    const html = await readFile(join(folder, file), 'utf8').catch(() => null);
    if (html !== null) read.set(file, html);
    return html;
  };
  return {
    /** The document of a file in the folder, such as `/card-payment.html`. */
    load,
    /**
     * `/sobre` is `sobre.html` where the build made one, an address of the app is its shell, and everything
     * else the page that says so; null where nothing was built.
     */
    async find(path: string): Promise<FoundPage | null> {
      const name = path.replace(/\/+$/, '');
      // Only plain names can be pages; whatever else is asked for must not fill the memory.
      const isPlain = /^(\/[\w-]+)+$/.test(name) && name.length < 200 && !PARTS.has(name);
      const own = isPlain ? await load(`${name}.html`) : null;
      if (own !== null) return { html: own, status: 200 };
      const isApp = isAppPath(path);
      const html = (isApp ? null : await load('/404.html')) ?? (await load('/app.html'));
      return html === null ? null : { html, status: isApp ? 200 : 404 };
    },
  };
}
