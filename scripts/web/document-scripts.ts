import type { Rolldown } from 'vite';

const FIRST = /<script type="module" crossorigin src="\/assets\/app-[^"]+"><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;

/**
 * The app's document with nothing but the names of its scripts, in the order in which they need one another: the head's
 * script loads them once the document was painted (platform/page/start-after-paint.ts). `screen` is how the name of the module of the
 * screen ends that the address shows; without it the app finds out itself. `calls` are what it asks the server for first, which is asked
 * meanwhile (platform/ask-early.ts).
 */
export function startLate(
  document: string,
  bundle: Rolldown.OutputBundle,
  { screen, calls = [] }: { screen?: string | undefined; calls?: readonly string[] } = {},
): string {
  const [script] = FIRST.exec(document) ?? [];
  if (!script) throw new Error('app.html has no first script to start');
  const files = new Set([...chunksOf(bundle, '/app.html'), ...(screen ? chunksOf(bundle, screen) : [])]);
  const list = [...files].map((file) => `/${file}`).join(' ');
  const asked = calls.join(' ').replaceAll('&', '&amp;');
  const metas = [
    `<meta name="lousa-scripts" content="${list}">`,
    ...(asked ? [`<meta name="lousa-calls" content="${asked}">`] : []),
  ];
  return document.replaceAll(PRELOAD, '').replace(script, metas.join(''));
}

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

/**
 * The files of the build that a module needs, each after those that it needs itself, its own at the end.
 * `module` is how the module's name ends; throws where no file begins with it.
 */
function chunksOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!first) throw new Error(`no chunk of the build begins with ${module}`);
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk, above: readonly string[]) => {
    for (const name of chunk.imports) {
      const next = chunks.find(({ fileName }) => fileName === name);
      if (next && !files.has(name) && !above.includes(name)) add(next, [...above, name]);
    }
    files.add(chunk.fileName);
  };
  add(first, [first.fileName]);
  return [...files];
}
