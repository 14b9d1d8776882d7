import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Kilobytes of 1000 bytes, gzip -9 but for fonts, which come compressed. */
const BUDGETS = {
  'landing script': 5,
  'landing in all': 90,
  'login script': 100,
  'first load of the app': 180,
  'chunk of a screen': 40,
  fonts: 60,
} as const;
type Budget = keyof typeof BUDGETS;

interface Chunk {
  fileName: string;
  isDynamicEntry: boolean;
}

/** Fails the build where a page became heavier than a cheap phone on a poor line should bear. */
export function budgets(): Plugin {
  let folder = '';
  let chunks: Chunk[] = [];
  return {
    name: 'lousa-budgets',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      folder = dir ?? '';
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    },
    // After every other plugin has written what it makes of the bundle.
    closeBundle() {
      if (folder === '') return;
      const broken = weigh(folder, chunks).filter(({ budget, bytes }) => bytes > BUDGETS[budget] * 1000);
      if (broken.length === 0) return;
      const lines = broken.map(
        ({ budget, what, bytes }) =>
          `${budget} (${what}): ${(bytes / 1000).toFixed(1)} kB of ${BUDGETS[budget]}`,
      );
      throw new Error(`too heavy:\n${lines.join('\n')}`);
    },
  };
}

interface Weight {
  budget: Budget;
  what: string;
  bytes: number;
}

function weigh(folder: string, chunks: readonly Chunk[]): Weight[] {
  const size = (file: string) => {
    const content = readFileSync(join(folder, file));
    return file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length;
  };
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + size(file), 0);
  const linked = (page: string, kind: RegExp) =>
    new Set(
      [...readFileSync(join(folder, page), 'utf8').matchAll(/["\s]\/(assets\/[^"\s]+)/g)]
        .map(([, file]) => file ?? '')
        .filter((file) => kind.test(file)),
    );
  const script = (page: string) => linked(page, /\.js$/);
  const fonts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.woff2'));
  return [
    { budget: 'landing script', what: 'landing.html', bytes: sum(script('landing.html')) },
    {
      budget: 'landing in all',
      what: 'landing.html with every font',
      bytes:
        sum(['landing.html', ...linked('landing.html', /\.(js|css)$/)]) +
        sum(fonts.map((name) => `assets/${name}`)),
    },
    { budget: 'login script', what: 'local-login.html', bytes: sum(script('local-login.html')) },
    { budget: 'first load of the app', what: 'app.html', bytes: sum(script('app.html')) },
    ...chunks
      .filter(({ isDynamicEntry }) => isDynamicEntry)
      .map(({ fileName }) => ({
        budget: 'chunk of a screen' as const,
        what: fileName,
        bytes: size(fileName),
      })),
    { budget: 'fonts', what: 'all', bytes: sum(fonts.map((name) => `assets/${name}`)) },
  ];
}
