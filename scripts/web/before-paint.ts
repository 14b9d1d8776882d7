import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const SOURCE = 'before-paint.ts';

/**
 * Puts `before-paint.ts` at the head of every document, as one classic script: a module would run only after the body
 * has been read and shown, and one within the document is what our policy forbids.
 */
export function beforePaint(root: string): Plugin {
  let src = `/${SOURCE}`;
  return {
    name: 'lousa-before-paint',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      const source = await bundle(join(root, SOURCE));
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/before-paint-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      src = `/${fileName}`;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { server }) => [
        { tag: 'script', attrs: { src, ...(server && { type: 'module' }) }, injectTo: 'head-prepend' },
      ],
    },
  };
}

/** The file and all it imports as one text. */
async function bundle(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: file, output: { format: 'iife' } } },
  });
  const [made] = 'output' in result ? result.output : [];
  if (made?.type !== 'chunk') throw new Error(`${file} could not be bundled`);
  return made.code;
}
